const KEY = 'twin-studio-mock:director';

/** Whether this page has a director. `?director=off` disables it until the tab closes. The storyboard's frame has none. */
export function isDirectorWanted(requested: 'on' | 'off' | undefined): boolean {
  if (requested !== undefined) sessionStorage.setItem(KEY, requested);
  return window.frameElement === null && sessionStorage.getItem(KEY) !== 'off';
}
