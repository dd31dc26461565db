import { AREAS, type State } from './state.ts';
import { STATES, type StateId } from './states.ts';

/** The states that match all words, by area. @param more further text of a state */
export function findStates(
  words: string,
  more: (id: StateId) => string = () => '',
): { area: State['area']; states: State<StateId>[] }[] {
  const asked = words.toLowerCase().split(/\s+/);
  const found = Object.values(STATES).filter(({ id, area, title, sentence, section, path, person }) => {
    const text = [id, area, title, sentence, section, path, person?.name, more(id)].join(' ').toLowerCase();
    return asked.every((word) => text.includes(word));
  });
  return AREAS.map((area) => ({ area, states: found.filter((state) => state.area === area) })).filter(
    ({ states }) => states.length > 0,
  );
}
