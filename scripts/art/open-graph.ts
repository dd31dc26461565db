import { readFile } from 'node:fs/promises';
import { INK, PAPER } from '#mocks/generators/picture/palette.ts';
import { drawFile } from './pictures.ts';

const FONTS = new URL('../../node_modules/@fontsource/instrument-serif/files/', import.meta.url);

/** The picture that other sites show for a link, 1200 × 630. It is HTML, for the product's fonts. */
export async function drawOpenGraph(): Promise<string> {
  const [hero, normal, italic] = await Promise.all([
    drawFile('hero'),
    fontFace('normal'),
    fontFace('italic'),
  ]);
  return `<style>${normal}${italic}
.og { position: relative; width: 1200px; height: 630px; overflow: hidden; background: ${PAPER}; color: ${INK} }
.og svg:first-child { position: absolute; right: -130px; top: 0; width: 1120px; height: 630px }
.og div { position: absolute; inset: 0; background: linear-gradient(90deg, ${PAPER} 47%, ${PAPER}00 56%) }
.og h1 { position: absolute; left: 64px; top: 190px; margin: 0; font: 400 94px/1 'Instrument Serif'; letter-spacing: -.02em }
.og em { color: #bf4420 }
.og p { position: absolute; left: 68px; bottom: 56px; margin: 0; font: 400 34px 'Instrument Serif' }</style>
<div class="og">${hero}<div></div><h1>Train once.<br><em>Create forever.</em></h1><p>AI Twin <em>Studio</em></p></div>`;
}

async function fontFace(style: string): Promise<string> {
  const font = await readFile(new URL(`instrument-serif-latin-400-${style}.woff2`, FONTS));
  return `@font-face{font-family:'Instrument Serif';font-style:${style};src:url(data:font/woff2;base64,${font.toString('base64')})}`;
}
