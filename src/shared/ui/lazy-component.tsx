import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { lazyModule } from '../lib/lazy-module.ts';
import { CodeNotLoadedNotice } from './code-not-loaded-notice.tsx';

interface LazyProps {
  /** Holds its room until it is there, so that nothing jumps. */
  placeholder?: ReactNode;
  onShown?: () => void;
  /** Stands there when its code did not come. */
  failure?: ReactNode;
  /** For a whole screen: the boundary around it says so instead. */
  throwsError?: boolean;
}

const PART_NOT_LOADED = <CodeNotLoadedNotice title="Couldn’t load this part of the page" />;

/**
 * A component with code of its own. Not by React's lazy, which keeps a failure, and holds a component back for up to
 * 300 ms although its code is there.
 */
export function lazyComponent<P extends object>(importComponent: () => Promise<ComponentType<P>>) {
  const code = lazyModule(importComponent);

  function LazyComponent({
    placeholder,
    onShown,
    failure = PART_NOT_LOADED,
    throwsError,
    ...props
  }: P & LazyProps) {
    const state = useSyncExternalStore(code.subscribe, code.state, code.state);
    useEffect(() => void code.load().catch(() => undefined), []);
    const isShown = state.step === 'loaded';
    useEffect(() => {
      if (isShown) onShown?.();
    }, [isShown, onShown]);
    if (state.step === 'idle') return placeholder;
    if (state.step === 'loaded') {
      const Component = state.code as ComponentType<object>;
      return <Component {...props} />;
    }
    if (throwsError) throw state.error;
    return failure;
  }

  return Object.assign(LazyComponent, { load: code.load });
}
