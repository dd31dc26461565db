import { AREAS, type State } from './state.ts';
import { STATES, type StateId } from './states.ts';

/**
 * The rank of a title in a search. 0: the query is the title or the id, which is the first word of `terms`. 1: the title has
 * all words, or `terms` has the phrase. 2: all words occur anywhere. Undefined without a match.
 */
export function rankOf(query: string, title: string, terms = ''): number | undefined {
  const phrase = query.trim().toLowerCase();
  const words = phrase.split(/\s+/);
  const [lowerTitle, lowerTerms] = [title.toLowerCase(), terms.toLowerCase()];
  const text = `${lowerTitle} ${lowerTerms}`;
  if (!words.every((word) => text.includes(word))) return undefined;
  if (lowerTitle === phrase || lowerTerms.split(' ', 1)[0] === phrase) return 0;
  if (words.every((word) => lowerTitle.includes(word))) return 1;
  return words.length > 1 && lowerTerms.includes(phrase) ? 1 : 2;
}

/** The search terms of a state, without its title. */
export function searchTermsOf({ id, words, area, sentence, section, path, user }: State): string {
  return [id, words, area, sentence, section, path, user?.name].join(' ');
}

/** The states that match all words of a query, by area. In each area, the best matches come first. */
export function findStates(query: string): { area: State['area']; states: State<StateId>[] }[] {
  const ranked = Object.values(STATES).flatMap((state) => {
    const rank = rankOf(query, state.title, searchTermsOf(state));
    return rank === undefined ? [] : { state, rank };
  });
  const sorted = ranked.toSorted((first, second) => first.rank - second.rank).map(({ state }) => state);
  const areas = query.trim() === '' ? AREAS : new Set(sorted.map(({ area }) => area));
  return [...areas]
    .map((area) => ({ area, states: sorted.filter((state) => state.area === area) }))
    .filter(({ states }) => states.length > 0);
}
