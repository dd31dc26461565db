import type { PictureCategory } from '../../mocks/generators/picture/category.ts';
import { loadLettering } from '../../mocks/generators/picture/lettering.ts';
import { mix, PAPER, SCHEMES } from '../../mocks/generators/picture/palette.ts';
import { canvas, drawGround, each } from './canvas.ts';
import { drawPerson } from './person.ts';

const [W, H] = [960, 1200];

/** One tall cover for each category of templates, each with another person: what a template makes of anybody. */
export const COVERS: Record<PictureCategory, () => Promise<string>> = {
  async Professional() {
    const { field, light, accent } = SCHEMES.dusk;
    const person = await drawPerson({
      seed: 'T5',
      scheme: 'dusk',
      expression: 'smile',
      garment: 'blazer',
      cloth: '#27364f',
      trim: PAPER,
    });
    const wall = mix(field, light, 0.35);
    const panes = each(
      4,
      (n) =>
        `<path d="M${560 + (n % 2) * 200} ${90 + Math.floor(n / 2) * 290 - (n % 2) * 44}l184-40v262l-184 40z"/>`,
    );
    return page(
      person,
      `<rect width="${W}" height="${H}" fill="${wall}"/><g fill="${mix(wall, '#fff6e4', 0.5)}">${panes}</g>`,
      { x: 470, y: 560, scale: 1.32 },
      `<rect x="0" y="1120" width="${W}" height="80" fill="${PAPER}"/><rect x="0" y="1120" width="14" height="80" fill="${accent}"/>`,
    );
  },
  async Editorial() {
    const type = await loadLettering();
    const { field, light, deep } = SCHEMES.ember;
    const person = await drawPerson({
      scheme: 'ember',
      expression: 'contempt',
      garment: 'turtleneck',
      cloth: '#274a4d',
    });
    const masthead = type.line('FORMA', {
      face: 'cover',
      size: 452,
      maxWidth: 890,
      x: W / 2,
      y: 90,
      isHanging: true,
      anchor: 'middle',
      fill: light,
    });
    return page(
      person,
      `<rect width="${W}" height="${H}" fill="${field}"/>${masthead}${type.line('The Portrait Issue', { face: 'italic', size: 40, x: W / 2, y: 62, anchor: 'middle', fill: deep })}`,
      { x: 516, y: 560, scale: 1.26 },
    );
  },
  async Cinematic() {
    const scheme = SCHEMES.plum;
    const sky = await drawGround({ name: 'landscape', seed: 'cover 11', prefix: 'cc', scheme });
    const person = await drawPerson({
      seed: 'SOLx5',
      scheme: 'plum',
      expression: 'driven',
      garment: 'overshirt',
      cloth: '#e98a54',
    });
    return page(
      person,
      `<defs>${sky.defs}</defs>${sky.cover({ x: -120, y: 0, width: 1200, height: 1200 })}`,
      { x: 420, y: 600, scale: 1.06 },
      `<rect width="${W}" height="170" fill="#0e0b0a"/><rect y="1030" width="${W}" height="170" fill="#0e0b0a"/>`,
    );
  },
  async 'Social Media'() {
    const scheme = SCHEMES.ochre;
    const waves = await drawGround({ name: 'waves', seed: 'cover 4', prefix: 'cs', scheme });
    const person = await drawPerson({
      seed: 'T11',
      scheme: 'ochre',
      expression: 'explaining',
      garment: 'stripes',
      cloth: '#f6ecd6',
      trim: '#b4452a',
    });
    const cut = `<filter id="cs-cut" x="-10%" y="-10%" width="120%" height="120%"><feMorphology in="SourceAlpha" operator="dilate" radius="9" result="d"/><feFlood flood-color="#fffaf0"/><feComposite in2="d" operator="in" result="w"/><feMerge><feMergeNode in="w"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
    const heart = `<path fill="#dd5a30" stroke="#1e1713" stroke-width="10" stroke-linejoin="round" transform="translate(810 300) rotate(12) scale(2.2)" d="M0 34C-52 -2 -26 -40 0 -12 26 -40 52 -2 0 34z"/>`;
    return page(
      person,
      `<defs>${waves.defs}${cut}</defs>${waves.cover({ x: -120, y: 0, width: 1200, height: 1200 })}${heart}<g filter="url(#cs-cut)">`,
      { x: 470, y: 600, scale: 1.2, tilt: -5 },
      '</g>',
    );
  },
  async Business() {
    const scheme = SCHEMES.teal;
    const quilt = await drawGround({ name: 'patchwork', seed: 'cover 7', prefix: 'cb', scheme });
    const person = await drawPerson({
      seed: 'NOVA3',
      scheme: 'teal',
      expression: 'smile',
      garment: 'blazer',
      cloth: '#e8693c',
      trim: '#f4dcae',
    });
    return page(
      person,
      `<defs>${quilt.defs}</defs><rect width="${W}" height="${H}" fill="${scheme.light}"/><rect x="320" width="640" height="${H}" fill="${scheme.field}"/>${each(4, (n) => quilt.cover({ x: 0, y: n * 300, width: 300, height: 300 }))}`,
      { x: 610, y: 590, scale: 1.14, isFlipped: true },
    );
  },
  async Lifestyle() {
    const scheme = SCHEMES.moss;
    const hills = await drawGround({ name: 'landscape', seed: 'cover 2', prefix: 'cl', scheme });
    const person = await drawPerson({
      seed: 'MIRA9',
      scheme: 'moss',
      expression: 'cute',
      garment: 'tee',
      cloth: '#f2e4c6',
    });
    return page(
      person,
      `<defs>${hills.defs}<clipPath id="cl-arch"><path d="M70 1200V490a410 410 0 0 1 820 0V1200z"/></clipPath></defs><rect width="${W}" height="${H}" fill="${PAPER}"/><g clip-path="url(#cl-arch)">${hills.cover({ x: -120, y: 60, width: 1200, height: 1200 })}`,
      { x: 500, y: 640, scale: 1.1 },
      '</g>',
    );
  },
  async Creative() {
    const inks = [
      ['#e0623b', 'ochre'],
      ['#2f6f72', 'ember'],
      ['#e9b44c', 'plum'],
      ['#7b3f58', 'rose'],
    ] as const;
    const person = await drawPerson({
      seed: 'KAI88',
      scheme: 'night',
      expression: 'suspicious',
      garment: 'dots',
      cloth: '#f2e4c6',
      trim: '#dd5a30',
    });
    const cells = inks.map(([field], n) => {
      const [x, y] = [(n % 2) * 480, Math.floor(n / 2) * 600];
      const tint = `<filter id="cr${n}" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/><feComponentTransfer>${['R', 'G', 'B'].map((channel, at) => `<feFunc${channel} type="table" tableValues="${TINTS[n]?.map((hex) => (Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16) / 255).toFixed(2)).join(' ')}"/>`).join('')}</feComponentTransfer></filter>`;
      return `<clipPath id="cx${n}"><rect x="${x}" y="${y}" width="480" height="600"/></clipPath>${tint}<g clip-path="url(#cx${n})"><rect x="${x}" y="${y}" width="480" height="600" fill="${field}"/><g filter="url(#cr${n})">${person.place({ x: x + 250, y: y + 290, scale: 0.72 })}</g></g>`;
    });
    return canvas(W, H, person.defs + cells.join('') + grain(person.prefix));
  },
};

/** Dark, dark, middle, light, light: a grey figure becomes one of three inks. */
const TINTS = [
  ['#2b120c', '#2b120c', '#f4b93f', '#f4b93f', '#fff1d0'],
  ['#11262a', '#11262a', '#f08a5b', '#f08a5b', '#fde9d2'],
  ['#37121f', '#37121f', '#c9503f', '#fdf1d8', '#fdf1d8'],
  ['#240f1e', '#240f1e', '#e9a3a0', '#fff0e0', '#fff0e0'],
];

type Person = Awaited<ReturnType<typeof drawPerson>>;

function page(person: Person, behind: string, place: Parameters<Person['place']>[0], front = ''): string {
  return canvas(W, H, person.defs + behind + person.place(place) + front + grain(person.prefix));
}

function grain(prefix: string): string {
  return `<rect width="${W}" height="${H}" filter="url(#${prefix}-grain)" opacity=".35"/>`;
}
