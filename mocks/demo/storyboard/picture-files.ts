import type { State } from '#mocks/states/state.ts';
import type { Look } from './looks.ts';

/** The looks of the pictures beside this page, such as `desktop-light`: `npm run build:demo -- --storyboard` names them. */
const LOOKS = String(import.meta.env['VITE_STORYBOARD_PICTURES'] ?? '')
  .split(' ')
  .filter(Boolean);

export const hasPictures = LOOKS.length > 0;

/** The picture of a state in this look, or in another where this one was not taken. */
export function pictureFile({ id }: State, { size, theme }: Look): string {
  const look = LOOKS.find((one) => one === `${size}-${theme}`) ?? LOOKS[0];
  return `${import.meta.env.BASE_URL}storyboard/${look}/${id}.jpg`;
}
