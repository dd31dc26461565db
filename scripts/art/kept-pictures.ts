import type { PictureCategory } from '../../mocks/generators/picture/category.ts';
import { drawPicture } from '../../mocks/generators/picture/draw-picture.ts';
import type { KeptPicture } from '../../mocks/states/state.ts';
import { templates } from '../../mocks/states/templates.ts';

/** A picture of a state's device as SVG text: what the demo answers to the same prompt. */
export function drawKept({ triggerWord, prompt, templateName }: KeptPicture): Promise<string> {
  const category = templates.find(({ name }) => name === templateName)?.category as
    | PictureCategory
    | undefined;
  return drawPicture({ twinSeed: triggerWord, prompt: `${triggerWord} person, ${prompt}`, category });
}
