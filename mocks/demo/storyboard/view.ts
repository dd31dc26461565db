import { AREAS, type State } from '../../states/state.ts';
import { STATES, type StateId } from '../../states/states.ts';

export type Size = 'phone' | 'desktop';

/** What is looked for, and how it is shown; the address says the same. */
export interface View {
  words: string;
  size: Size;
  theme: 'light' | 'dark';
}

/** Reads the view of an address; what it does not say is as the device has it. */
export function readView(search: string): View {
  const asked = new URLSearchParams(search);
  const size = asked.get('size');
  const theme = asked.get('theme');
  return {
    words: asked.get('find') ?? '',
    size:
      size === 'phone' || size === 'desktop'
        ? size
        : matchMedia('(width < 48rem)').matches
          ? 'phone'
          : 'desktop',
    theme: theme === 'light' || theme === 'dark' ? theme : themeNow(),
  };
}

/** The theme of this page: as it was chosen, or the system's. */
export function themeNow(): View['theme'] {
  const { theme } = document.documentElement.dataset;
  const isDark = theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return isDark ? 'dark' : 'light';
}

export function viewSearch({ words, size, theme }: View): string {
  return `?${new URLSearchParams({ ...(words === '' ? {} : { find: words }), size, theme }).toString()}`;
}

/** The states that have all of the words, area by area. */
export function findStates(words: string): { area: State['area']; states: State<StateId>[] }[] {
  const asked = words.toLowerCase().split(/\s+/);
  const found = Object.values(STATES).filter(({ id, area, title, sentence, section, path, person }) => {
    const text = [id, area, title, sentence, section, path, person?.name].join(' ').toLowerCase();
    return asked.every((word) => text.includes(word));
  });
  return AREAS.map((area) => ({ area, states: found.filter((state) => state.area === area) })).filter(
    ({ states }) => states.length > 0,
  );
}
