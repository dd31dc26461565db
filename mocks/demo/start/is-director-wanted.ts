const KEY = 'twin-studio-mock:director';

/** Whether this page has a director. `?director=off` turns it off until the tab is closed; the storyboard's frame has none. */
export function isDirectorWanted(asked: 'on' | 'off' | undefined): boolean {
  if (asked !== undefined) sessionStorage.setItem(KEY, asked);
  return window.frameElement === null && sessionStorage.getItem(KEY) !== 'off';
}
