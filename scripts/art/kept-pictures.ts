import type { PictureCategory } from '#mocks/generators/picture/category.ts';
import { drawPicture } from '#mocks/generators/picture/draw-picture.ts';
import type { KeptPicture } from '#mocks/states/state.ts';
import { templates } from '#mocks/states/templates.ts';

/** A picture on a state's device as SVG: the same that the demo draws for its prompt. */
export function drawKept({ triggerWord, prompt, templateName }: KeptPicture): Promise<string> {
  const category = templates.find(({ name }) => name === templateName)?.category as
    | PictureCategory
    | undefined;
  return drawPicture({ twinSeed: triggerWord, prompt: `${triggerWord} person, ${prompt}`, category });
}
