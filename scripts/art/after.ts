import type { PictureCategory } from '#mocks/generators/picture/category.ts';
import { drawPicture } from '#mocks/generators/picture/draw-picture.ts';
import { ADA } from './person.ts';

/** The prompt of each picture on the landing; its words appear in the picture. */
const PROMPTS: Partial<Record<PictureCategory, string>> = {
  Editorial: 'the face of the season',
  Cinematic: 'the last train out of the valley',
  Professional: 'the new portrait for the team page',
  Lifestyle: 'a slow Sunday above the lake',
  Creative: 'four times a morning',
  'Social Media': 'my studio day',
};

/** The landing's "after" pictures by file name, all of one twin. */
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

/** A name as part of a file name: `Social Media` is `social-media`. */
export function slug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
