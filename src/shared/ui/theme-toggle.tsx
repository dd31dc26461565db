import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, onThemeChange, type Theme } from './theme.ts';

const THEMES: Record<Theme, { icon: LucideIcon; word: string; next: Theme }> = {
  system: { icon: Monitor, word: 'as the system', next: 'light' },
  light: { icon: Sun, word: 'light', next: 'dark' },
  dark: { icon: Moon, word: 'dark', next: 'system' },
};

/** One button through the three themes; its name says which is on and what a press does. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'system' as const);
  const { icon: Icon, word, next } = THEMES[theme];
  return (
    <button
      type="button"
      aria-label={`Theme: ${word}. Switch to ${THEMES[next].word}`}
      onClick={() => chooseTheme(next)}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-sunken"
    >
      <Icon aria-hidden size={18} />
    </button>
  );
}
