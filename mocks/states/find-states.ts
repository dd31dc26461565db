import { AREAS, type State } from './state.ts';
import { STATES, type StateId } from './states.ts';

/** The states that match all words, by area; those whose title has them come first. */
export function findStates(words: string): { area: State['area']; states: State<StateId>[] }[] {
  const asked = words.toLowerCase().split(/\s+/);
  const found = Object.values(STATES).filter(({ id, area, title, sentence, section, path, person }) => {
    const text = [id, area, title, sentence, section, path, person?.name].join(' ').toLowerCase();
    return asked.every((word) => text.includes(word));
  });
  const text = words.trim().toLowerCase();
  const rank = ({ title }: State) => {
    const name = title.toLowerCase();
    return name === text ? 0 : asked.every((word) => name.includes(word)) ? 1 : 2;
  };
  const best = found.toSorted((one, other) => rank(one) - rank(other));
  const areas = text === '' ? AREAS : new Set(best.map(({ area }) => area));
  return [...areas]
    .map((area) => ({ area, states: best.filter((state) => state.area === area) }))
    .filter(({ states }) => states.length > 0);
}
