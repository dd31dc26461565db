import { loadTypesetter } from '#mocks/generators/picture/typesetter.ts';
import { drawFile } from './pictures.ts';

/** The demo's training photos: one person on different days, in different light. */
export const SAMPLE_PHOTOS = Array.from({ length: 12 }, (_, n) => `sample-${String(n + 1).padStart(2, '0')}`);

const VIGNETTE =
  '<radialGradient id="who-vignette" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></radialGradient><rect width="512" height="512" fill="url(#who-vignette)"/>';
const GRAIN = '<rect width="512" height="512" filter="url(#who-grain)" opacity=".4"/>';

const NOTE =
  '<text class="label" font-size="13" x="498" y="498" text-anchor="end" fill="#fffaf0" opacity=".85">Illustrated sample</text>';

/** A sample photo by its name. Its note is in a corner, as a camera's date would be. */
export async function drawSamplePhoto(name: string): Promise<string> {
  const typeset = await loadTypesetter();
  return drawFile(name, VIGNETTE + GRAIN + typeset(NOTE));
}
