import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { firstScreenShown } from '../shared/lib/first-screen.ts';
import { lateCode } from '../shared/lib/late-code.ts';
import { PageSpinner } from './page-spinner.tsx';

/**
 * A screen with code of its own. Not by React's lazy: it is drawn at once when its code is there already, and React
 * holds a lazy one back for up to 300 ms.
 * @param isFrame stands around a screen, and is none itself.
 */
export function lateScreen<P extends object>(
  importScreen: () => Promise<ComponentType<P>>,
  { isFrame = false } = {},
) {
  const late = lateCode(importScreen);

  function LateScreen(props: P) {
    const state = useSyncExternalStore(late.subscribe, late.state, late.state);
    useEffect(() => void late.load().catch(() => undefined), []);
    const isShown = state.step === 'here' && !isFrame;
    useEffect(() => {
      if (isShown) firstScreenShown();
    }, [isShown]);
    if (state.step === 'failed') throw state.error;
    if (state.step === 'absent') return <PageSpinner />;
    const Screen = state.code as ComponentType<object>;
    return <Screen {...props} />;
  }

  return Object.assign(LateScreen, { load: late.load });
}
