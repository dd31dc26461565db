import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { lazyModule } from '../lib/lazy-module.ts';
import { CodeNotLoadedNotice } from './notice.tsx';

interface LazyProps {
  /** Shown while loading. As high as the component, so that nothing moves. */
  placeholder?: ReactNode;
  onShown?: () => void;
  /** Shown when the code could not be loaded. */
  failure?: ReactNode;
  /** Throws to the error boundary instead of showing `failure`; for whole screens. */
  throwsError?: boolean;
}

const PART_NOT_LOADED = <CodeNotLoadedNotice title="Couldn’t load this part of the page" />;

/**
 * A component whose code is loaded separately. `React.lazy` would cache a failure and delay a loaded component by up to
 * 300 ms.
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
    const { subscribe, get } = code.state;
    // The prerendered markup contains the components that were loaded at build time.
    const state = useSyncExternalStore(subscribe, get, get);
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

  return Object.assign(LazyComponent, {
    load: code.load,
    isLoaded: () => code.state.get().step === 'loaded',
  });
}
