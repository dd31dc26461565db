import type { PictureCategory } from '../../mocks/generators/picture/category.ts';
import { INK, PAPER } from '../../mocks/generators/picture/palette.ts';
import { drawPicture } from '../../mocks/generators/picture/draw-picture.ts';
import { canvas } from './canvas.ts';
import { ADA, drawPerson } from './person.ts';
import { drawSnapshots } from './snapshots.ts';

/** What each frame of the landing is asked for; the words show up in the pictures. */
const PROMPTS: Record<Exclude<PictureCategory, 'Business'>, string> = {
  Editorial: 'the face of the season',
  Cinematic: 'the last train out of the valley',
  Professional: 'the new portrait for the team page',
  Lifestyle: 'a slow Sunday above the lake',
  Creative: 'four times a morning',
  'Social Media': 'my studio day',
};

/** The "after" pictures: one twin, one prompt each. */
export function drawAfter(category: keyof typeof PROMPTS): Promise<string> {
  return drawPicture({ twinSeed: ADA, category, prompt: `${ADA} person, ${PROMPTS[category]}` });
}

export const AFTER = Object.keys(PROMPTS) as (keyof typeof PROMPTS)[];

/** Train once: the snapshots on the left. Create forever: the same face in every frame, laid out on a table. 1600 × 900. */
async function drawHero(): Promise<string> {
  const [W, H] = [1600, 900];
  const snapshots = await drawSnapshots();
  const person = await drawPerson();
  const after = async (category: keyof typeof PROMPTS, x: number, y: number, size: number, turn: number) =>
    print(await drawAfter(category), x, y, size, turn, 1024, 14);
  const places = [
    [0, 70, 120, -7],
    [3, 226, 232, 5],
    [1, 96, 420, 4],
    [8, 250, 560, -5],
  ] as const;
  const before = places.map(([at, x, y, turn]) => print(snapshots[at]?.svg ?? '', x, y, 196, turn, 512, 12));
  const frames = await Promise.all([
    after('Lifestyle', 1180, 470, 350, 5),
    after('Cinematic', 1130, 70, 370, 3),
    after('Creative', 590, 490, 350, -4),
    after('Professional', 600, 90, 360, -3),
    after('Social Media', 1010, 540, 300, -6),
    after('Editorial', 822, 190, 470, 1.5),
  ]);
  const arrow = `<path d="M470 470c34-14 62-14 96 0m-26-26l28 26-30 22" fill="none" stroke="#dd5a30" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`;
  return canvas(
    W,
    H,
    `${person.defs}<rect width="${W}" height="${H}" fill="#ead9bd"/><path d="M0 640L${W} 520V${H}H0z" fill="#e2cda9"/>${before.join('')}${arrow}${frames.join('')}<rect width="${W}" height="${H}" filter="url(#${person.prefix}-grain)" opacity=".3"/>`,
  );
}

/** A print on the table: white edge, shadow, a little askew. */
function print(
  svg: string,
  x: number,
  y: number,
  size: number,
  turn: number,
  original: number,
  edge: number,
): string {
  const sheet = size + edge * 2;
  const inner = svg.replace(
    /^<svg[^>]*>/,
    `<svg x="${edge}" y="${edge}" width="${size}" height="${size}" viewBox="0 0 ${original} ${original}">`,
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn} ${sheet / 2} ${sheet / 2})"><rect x="7" y="12" width="${sheet}" height="${sheet}" fill="#5c3a20" opacity=".22"/><rect width="${sheet}" height="${sheet}" fill="#fffaf1"/>${inner}</g>`;
}

/** The card that other sites show for a link. 1200 × 630, as HTML because it is set in the product's own type. */
export async function drawOpenGraph(fonts: string): Promise<string> {
  const hero = await drawHero();
  return (
    `<style>${fonts}.og{position:relative;width:1200px;height:630px;overflow:hidden;background:${PAPER};color:${INK}}` +
    `.og svg:first-child{position:absolute;right:-130px;top:0;width:1120px;height:630px}.og div{position:absolute;inset:0;background:linear-gradient(90deg,${PAPER} 47%,${PAPER}00 56%)}` +
    `.og h1{position:absolute;left:64px;top:190px;margin:0;font:400 94px/1 'Instrument Serif';letter-spacing:-.02em}.og em{color:#bf4420}.og p{position:absolute;left:68px;bottom:56px;margin:0;font:400 34px 'Instrument Serif'}</style>` +
    `<div class="og">${hero}<div></div><h1>Train once.<br><em>Create forever.</em></h1><p>AI Twin <em>Studio</em></p></div>`
  );
}
