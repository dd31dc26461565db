import { AREAS, type State } from './state.ts';
import { STATES, type StateId } from './states.ts';

/**
 * How well a title matches a search: 0 for the same title or id (the first word of `more`), 1 for all words in the title or a
 * phrase in `more`, 2 for all words anywhere; undefined without a match.
 */
export function rankOf(asked: string, title: string, more = ''): number | undefined {
  const text = asked.trim().toLowerCase();
  const words = text.split(/\s+/);
  const [name, others] = [title.toLowerCase(), more.toLowerCase()];
  const all = `${name} ${others}`;
  if (!words.every((word) => all.includes(word))) return undefined;
  return name === text || others.split(' ', 1)[0] === text
    ? 0
    : words.every((word) => name.includes(word)) || (words.length > 1 && others.includes(text))
      ? 1
      : 2;
}

/** The words that find a state, without its title. */
export function wordsOf({ id, words, area, sentence, section, path, user }: State): string {
  return [id, words, area, sentence, section, path, user?.name].join(' ');
}

/** The states that match all words, by area; those whose title has them come first. */
export function findStates(words: string): { area: State['area']; states: State<StateId>[] }[] {
  const ranked = Object.values(STATES).flatMap((state) => {
    const rank = rankOf(words, state.title, wordsOf(state));
    return rank === undefined ? [] : { state, rank };
  });
  const best = ranked.toSorted((one, other) => one.rank - other.rank).map(({ state }) => state);
  const areas = words.trim() === '' ? AREAS : new Set(best.map(({ area }) => area));
  return [...areas]
    .map((area) => ({ area, states: best.filter((state) => state.area === area) }))
    .filter(({ states }) => states.length > 0);
}
