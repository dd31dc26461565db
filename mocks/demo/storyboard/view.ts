import { STATE_IDS, STATES, type StateId } from '#mocks/states/states.ts';
import { SIZE_IDS, TEXT_SIZES, THEMES, type Look, type TextSize } from './looks.ts';

/** What the storyboard shows, also in its address. */
export interface View extends Look {
  /** Of the search. */
  words: string;
  state: StateId;
  text: TextSize;
  /** All pictures at once, instead of one state. */
  isSheet: boolean;
}

/** Reads the view from an address, with the device's defaults. An id that no state has is searched for. */
export function readView({ search, hash }: Pick<Location, 'search' | 'hash'>): View {
  const asked = new URLSearchParams(search);
  const id = hash.slice(1) || (asked.get('state') ?? '');
  const read = <Id extends string>(name: string, ids: readonly Id[], usual: Id) =>
    ids.find((id) => id === asked.get(name)) ?? usual;
  return {
    words: asked.get('find') ?? (Object.hasOwn(STATES, id) ? '' : id),
    state: read('state', STATE_IDS, 'signed-out'),
    size: read('size', SIZE_IDS, matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop'),
    theme: read('theme', THEMES, themeOf(document.documentElement)),
    text: read('text', TEXT_SIZES, '100'),
    isSheet: asked.has('sheet'),
  };
}

/** The theme of a page: the chosen one, or the system's. */
export function themeOf({ dataset: { theme } }: HTMLElement): View['theme'] {
  const isDark = theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return isDark ? 'dark' : 'light';
}

export function viewSearch({ words, isSheet, ...shown }: View): string {
  const parameters = new URLSearchParams({
    ...(words === '' ? {} : { find: words }),
    ...shown,
    ...(isSheet ? { sheet: '' } : {}),
  });
  return `?${parameters.toString()}`;
}
