import { LENS_SCREENS } from '../../lens/parts.ts';
import { findStates } from '../../../states/find-states.ts';
import { STATES } from '../../../states/states.ts';

const WIDTHS = ['360', '768', '1440'];

/** States by words, which may also name a part of a screen, a width or a theme. */
export function findForDirector(text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const theme = (['dark', 'light'] as const).find((one) => words.includes(one));
  const hasWidth = words.some((word) => WIDTHS.includes(word));
  const rest = words.filter((word) => word !== theme && !WIDTHS.includes(word));
  return { areas: findStates(rest.join(' '), (id) => partNames.get(id) ?? ''), theme, hasWidth };
}

/** The names of the parts that the lens knows, by the state that shows them. */
const partNames = new Map(
  Object.values(STATES).map(({ id }) => {
    const parts = LENS_SCREENS.filter(({ state }) => state === id).flatMap((screen) => screen.parts);
    return [id, parts.map(({ part }) => String(part.name)).join(' ')];
  }),
);
