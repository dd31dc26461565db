import { TEMPLATE_CATEGORIES } from '#openapi/limits.gen.ts';
import { LAYOUTS } from './drawings.ts';
import { words } from './prompt-details.ts';

/** The template category that decides a picture's layout. */
export type PictureCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** The category with the most characters of matching words in the prompt; Professional without a match. */
export function inferCategory(prompt: string): PictureCategory {
  const text = prompt.toLowerCase();
  const score = (category: PictureCategory) =>
    LAYOUTS[category].words
      .split('|')
      .filter((sign) => words(sign).test(text))
      .join('').length;
  return TEMPLATE_CATEGORIES.reduce(
    (best, category) => (score(category) > score(best) ? category : best),
    'Professional',
  );
}
