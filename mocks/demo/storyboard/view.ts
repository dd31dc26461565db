import { SIZE_IDS, THEMES, type Look } from './looks.ts';

/** The search and the view, also in the address. */
export interface View extends Look {
  words: string;
}

/** Reads the view from an address, with the device's defaults. */
export function readView(search: string): View {
  const asked = new URLSearchParams(search);
  const usual = matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop';
  return {
    words: asked.get('find') ?? '',
    size: SIZE_IDS.find((size) => size === asked.get('size')) ?? usual,
    theme: THEMES.find((theme) => theme === asked.get('theme')) ?? themeNow(),
  };
}

/** The theme of this page: the chosen one, or the system's. */
function themeNow(): View['theme'] {
  const { theme } = document.documentElement.dataset;
  const isDark = theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return isDark ? 'dark' : 'light';
}

export function viewSearch({ words, size, theme }: View): string {
  return `?${new URLSearchParams({ ...(words === '' ? {} : { find: words }), size, theme }).toString()}`;
}
