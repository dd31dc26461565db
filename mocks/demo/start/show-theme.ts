/** Sets the theme by a storage event, like another tab. */
export function showTheme(theme: 'light' | 'dark'): void {
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // It lasts as long as the page.
  }
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }));
  document.documentElement.dataset['theme'] = theme;
}
