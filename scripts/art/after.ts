import { drawPicture } from '../../mocks/generators/picture/draw-picture.ts';
import type { PictureCategory } from '../../mocks/generators/picture/category.ts';
import { ADA } from './person.ts';

/** What each frame of the landing is asked for; the words show up in the pictures. */
const PROMPTS: Partial<Record<PictureCategory, string>> = {
  Editorial: 'the face of the season',
  Cinematic: 'the last train out of the valley',
  Professional: 'the new portrait for the team page',
  Lifestyle: 'a slow Sunday above the lake',
  Creative: 'four times a morning',
  'Social Media': 'my studio day',
};

/** The "after" pictures by file name: one twin, one prompt each. */
export const AFTER: Record<string, () => Promise<string>> = Object.fromEntries(
  Object.entries(PROMPTS).map(([category, prompt]) => [
    `after-${slug(category)}`,
    () =>
      drawPicture({
        twinSeed: ADA,
        category: category as PictureCategory,
        prompt: `${ADA} person, ${prompt}`,
      }),
  ]),
);

/** `Social Media` as it stands in a file's name. */
export function slug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
