import { chooseTheme, type Theme } from '#shared/ui/theme-toggle.tsx';

/** The person's own theme, while a state shows another one: on this device, because the shown one is, too. */
const OWN = 'twin-studio-mock:own-theme';

/** Shows the theme of an address; without one, the person's own again. */
export function showTheme(theme?: 'light' | 'dark'): void {
  const own = localStorage.getItem(OWN);
  if (theme === undefined && own === null) return;
  if (theme === undefined) localStorage.removeItem(OWN);
  else if (own === null) localStorage.setItem(OWN, localStorage.getItem('theme') ?? '');
  chooseTheme(theme ?? ((own || 'system') as Theme));
}
