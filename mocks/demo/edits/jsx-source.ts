// The JSX of the demo's dev server: React's own, which also remembers where each element is written.
import { jsxDEV as reactJsxDEV } from 'react/jsx-dev-runtime';
import type { Source } from './source-of.ts';

export { Fragment } from 'react/jsx-dev-runtime';

const page = globalThis as { jsxSources?: WeakMap<object, Source> };
// Vite may bundle a second copy of this module beforehand: both know the same.
const sources = (page.jsxSources ??= new WeakMap());

export function jsxDEV(...[type, props, key, isStatic, source, self]: Parameters<typeof reactJsxDEV>) {
  if (source?.fileName !== undefined && typeof props === 'object' && props !== null)
    sources.set(props, source as Source);
  return reactJsxDEV(type, props, key, isStatic, source, self);
}
