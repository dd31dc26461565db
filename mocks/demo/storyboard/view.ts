import { AREAS, type State } from '../../states/state.ts';
import { STATES, type StateId } from '../../states/states.ts';
import { SIZES, THEMES, type Look, type Size } from './looks.ts';

/** What is looked for, and how it is shown; the address says the same. */
export interface View extends Look {
  words: string;
}

/** Reads the view of an address; what it does not say is as the device has it. */
export function readView(search: string): View {
  const asked = new URLSearchParams(search);
  const usual = matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop';
  return {
    words: asked.get('find') ?? '',
    size: (Object.keys(SIZES) as Size[]).find((size) => size === asked.get('size')) ?? usual,
    theme: THEMES.find((theme) => theme === asked.get('theme')) ?? themeNow(),
  };
}

/** The theme of this page: as it was chosen, or the system's. */
function themeNow(): View['theme'] {
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
