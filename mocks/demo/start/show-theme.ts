/** Shows the theme of an address until the page is reloaded. The user's own choice remains stored. */
export function showTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset['theme'] = theme;
}
