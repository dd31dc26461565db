/** The person's own theme, while a state shows another one: on this device, because the shown one is, too. */
const OWN = 'twin-studio-mock:own-theme';

/** Shows the theme of an address; without one, the person's own again. By a storage event, like another tab. */
export function showTheme(theme?: 'light' | 'dark'): void {
  const own = localStorage.getItem(OWN);
  if (theme === undefined && own === null) return;
  if (theme === undefined) localStorage.removeItem(OWN);
  else if (own === null) localStorage.setItem(OWN, localStorage.getItem('theme') ?? '');
  const shown = theme ?? (own || undefined);
  if (shown === undefined) localStorage.removeItem('theme');
  else localStorage.setItem('theme', shown);
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: shown ?? null }));
  if (shown === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = shown;
}
