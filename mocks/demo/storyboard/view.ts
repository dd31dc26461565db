import { STATE_IDS, STATES, type StateId } from '#mocks/states/states.ts';
import { SIZE_IDS, TEXT_SIZES, THEMES, type TextSize, type Theme, type Variant } from './variants.ts';

/** The view of the storyboard, which its address stores. */
export interface View extends Variant {
  /** The words in the search field. */
  words: string;
  state: StateId;
  text: TextSize;
}

/** Reads the view from an address such as `?size=phone#job-error`. The device sets missing values; an unknown id is searched. */
export function readView({ search, hash }: Pick<Location, 'search' | 'hash'>): View {
  const parameters = new URLSearchParams(search);
  const id = hash.slice(1) || (parameters.get('state') ?? '');
  const read = <Id extends string>(name: string, ids: readonly Id[], byDefault: Id) =>
    ids.find((value) => value === parameters.get(name)) ?? byDefault;
  return {
    words: parameters.get('find') ?? (Object.hasOwn(STATES, id) ? '' : id),
    state: STATE_IDS.find((stateId) => stateId === id) ?? 'signed-out',
    size: read('size', SIZE_IDS, matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop'),
    theme: read('theme', THEMES, currentTheme()),
    text: read('text', TEXT_SIZES, '100'),
  };
}

/** The theme of this page: the chosen one, or the system's. */
function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  const isDark = theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return isDark ? 'dark' : 'light';
}

/** The address of a view, relative to the storyboard. */
export function viewHref({ words, state, ...shown }: View): string {
  const parameters = new URLSearchParams({ ...(words === '' ? {} : { find: words }), ...shown });
  return `?${parameters.toString()}#${state}`;
}
