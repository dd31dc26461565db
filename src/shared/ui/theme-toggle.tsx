import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { removeItem, writeItem } from '../lib/device-store.ts';
import { STORAGE_KEYS } from '../lib/storage-keys.ts';
import { createStore, useStore } from '../lib/store.ts';
import { IconButton } from './icon-button.tsx';

/** `system` follows the device. `light` and `dark` are the user's choice, which is stored on this device. */
export type Theme = 'system' | 'light' | 'dark';

const THEMES: Record<Theme, { icon: LucideIcon; word: string; next: Theme }> = {
  system: { icon: Monitor, word: 'system', next: 'light' },
  light: { icon: Sun, word: 'light', next: 'dark' },
  dark: { icon: Moon, word: 'dark', next: 'system' },
};

/** A button that cycles through the three themes. Its name contains the current theme and the effect of a click. */
export function ThemeToggle() {
  const theme = useStore(shownTheme, currentTheme);
  const { icon, word, next } = THEMES[theme];
  return (
    <IconButton
      icon={icon}
      label={`Theme: ${word}. Switch to ${THEMES[next].word}`}
      onClick={() => chooseTheme(next)}
      className="shrink-0 rounded-control text-ink hover:bg-sunken"
    />
  );
}

/** The theme of the document, which the storyboard also changes. */
const shownTheme = createStore<Theme>('system', () => {
  const observer = new MutationObserver(() => shownTheme.set(currentTheme()));
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
});

/** Reads the theme from the document, its only source. */
function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Switches the theme and stores it; without storage it lasts as long as the page. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') {
    delete dataset['theme'];
    removeItem(STORAGE_KEYS.theme);
  } else {
    dataset['theme'] = theme;
    writeItem(STORAGE_KEYS.theme, theme);
  }
  shownTheme.set(theme);
}
