import { createListeners } from '../lib/create-listeners.ts';

/** `system` follows the device; the other two are the person's choice and stay on this device. */
export type Theme = 'system' | 'light' | 'dark';

/** index.html reads the same key before the first paint. */
const STORAGE_KEY = 'theme';

const listeners = createListeners(() => {
  window.addEventListener('storage', followOtherTab);
  return () => window.removeEventListener('storage', followOtherTab);
});

/** The theme in use is written on the document, so that it needs no second place that could disagree. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Switches at once, and remembers where storage is allowed; where it is not, the choice lasts as long as the page. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Blocked or full storage: the choice is already shown.
  }
}

/** Calls back on a change, here or in another tab. */
export const onThemeChange = listeners.subscribe;

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === STORAGE_KEY) show(newValue === 'light' || newValue === 'dark' ? newValue : 'system');
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  listeners.notify();
}
