import { findStates } from '#mocks/states/find-states.ts';
import { SIZE_IDS, SIZES, THEMES, type Look } from './looks.ts';

/** States by words, of which some may name a look: `dark`, `360`. @param more further text of a state */
export function findLooks(text: string, more?: Parameters<typeof findStates>[1]) {
  const words = text.toLowerCase().split(/\s+/);
  const theme = THEMES.find((one) => words.includes(one));
  const size = SIZE_IDS.find((id) => words.includes(String(SIZES[id].width)));
  const looks = [theme, size && String(SIZES[size].width)];
  const look: Partial<Look> = { ...(theme && { theme }), ...(size && { size }) };
  return { areas: findStates(words.filter((word) => !looks.includes(word)).join(' '), more), look };
}
