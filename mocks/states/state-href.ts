import type { State } from './state.ts';

interface HrefOptions {
  /** Whether simulated time is paused. */
  isPaused?: boolean;
  theme?: 'light' | 'dark' | undefined;
  /** Whether to omit the director. */
  isBare?: boolean;
}

/** The address that opens a state. @param base the demo's base path, `/` or `/demo/` */
export function stateHref(
  { id, path }: Pick<State, 'id' | 'path'>,
  base: string,
  options: HrefOptions = {},
): string {
  const { pathname, searchParams, hash } = new URL(path, 'http://demo.invalid');
  const parameters = new URLSearchParams(searchParams);
  parameters.set('state', id);
  if (options.isPaused) parameters.set('speed', '0');
  if (options.theme) parameters.set('theme', options.theme);
  if (options.isBare) parameters.set('director', 'off');
  return `${base}${pathname.slice(1)}?${parameters.toString()}${hash}`;
}
