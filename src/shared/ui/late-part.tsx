import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { lateCode } from '../lib/late-code.ts';
import { CodeNotLoadedNotice } from './code-not-loaded-notice.tsx';

/**
 * A part of a screen whose code comes after the screen itself. Not by React's lazy, which keeps a failure, and takes
 * the whole screen with it.
 */
export function latePart<P extends object>(importPart: () => Promise<ComponentType<P>>) {
  const late = lateCode(importPart);

  /** @param place holds the room of the part until it is there, so that nothing jumps. */
  return function LatePart({ place, ...props }: P & { place?: ReactNode }) {
    const state = useSyncExternalStore(late.subscribe, late.state, late.state);
    useEffect(() => void late.load().catch(() => undefined), []);
    if (state.step === 'here') {
      const Part = state.code as ComponentType<object>;
      return <Part {...props} />;
    }
    if (state.step === 'absent') return place;
    return <CodeNotLoadedNotice title="Couldn’t load this part of the page" />;
  };
}
