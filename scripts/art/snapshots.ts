import type { Garment } from '../../mocks/generators/picture/drawings.ts';
import { loadLettering } from '../../mocks/generators/picture/lettering.ts';
import { canvas } from './canvas.ts';
import { drawPerson } from './person.ts';

interface Snapshot {
  expression: string;
  garment: Garment;
  cloth: string;
  trim?: string;
  x: number;
  y: number;
  scale: number;
  tilt?: number;
  isFlipped?: boolean;
  /** What is behind, in a square of 512. */
  place: string;
  /** Light over everything, as a phone's camera would catch it. */
  light?: string;
}

const wall = (colour: string) => `<rect width="512" height="512" fill="${colour}"/>`;
const lights = (...colours: string[]) =>
  colours
    .map(
      (colour, n) =>
        `<circle cx="${40 + ((n * 173) % 460)}" cy="${50 + ((n * 97) % 250)}" r="${22 + ((n * 13) % 26)}" fill="${colour}" opacity=".55"/>`,
    )
    .join('');

/** Twelve snapshots of one person as anybody has them on a phone: other days, other light, never a studio. */
const SNAPSHOTS: readonly Snapshot[] = [
  {
    expression: 'smile',
    garment: 'tee',
    cloth: '#d9603a',
    x: 256,
    y: 230,
    scale: 0.62,
    place: `${wall('#e9dcc3')}<rect x="330" y="40" width="150" height="200" fill="#bcd3d6"/><path d="M330 140h150M405 40v200" stroke="#f8f2e6" stroke-width="10"/><rect x="322" y="32" width="166" height="216" fill="none" stroke="#f8f2e6" stroke-width="14"/>`,
  },
  {
    expression: 'cute',
    garment: 'overshirt',
    cloth: '#56683f',
    x: 236,
    y: 236,
    scale: 0.7,
    isFlipped: true,
    place: `${wall('#c6dfe2')}<path d="M0 300Q140 220 280 290T512 250V512H0z" fill="#9db183"/><path d="M0 370Q180 300 330 360T512 340V512H0z" fill="#758f5d"/><circle cx="410" cy="90" r="44" fill="#f7dc93"/>`,
  },
  {
    expression: 'calm',
    garment: 'turtleneck',
    cloth: '#2f4a5c',
    x: 270,
    y: 240,
    scale: 0.74,
    tilt: -4,
    place: `${wall('#22263a')}${lights('#f0a35e', '#e8693c', '#f4d58a', '#7fb0a8', '#d98aa0', '#f0c26a', '#e58a4a')}`,
    light: '#e8693c',
  },
  {
    expression: 'smile',
    garment: 'stripes',
    cloth: '#f4ecdc',
    trim: '#27466b',
    x: 250,
    y: 260,
    scale: 0.56,
    place: `${wall('#bfe0e6')}<rect y="300" width="512" height="90" fill="#5aa0ab"/><path d="M0 390Q250 360 512 392V512H0z" fill="#ead3a3"/><circle cx="110" cy="110" r="36" fill="#fff3cf"/>`,
  },
  {
    expression: 'explaining',
    garment: 'tee',
    cloth: '#f2e6cf',
    x: 262,
    y: 236,
    scale: 0.66,
    isFlipped: true,
    place: `${wall('#b9653f')}<g fill="#a4552f">${[0, 1, 2, 3, 4, 5].map((row) => [0, 1, 2, 3].map((column) => `<rect x="${column * 150 - (row % 2) * 75}" y="${row * 90}" width="140" height="80"/>`).join('')).join('')}</g>`,
  },
  {
    expression: 'smile',
    garment: 'blazer',
    cloth: '#33465f',
    trim: '#fbf6ec',
    x: 256,
    y: 244,
    scale: 0.66,
    place: `${wall('#d8d2c8')}<rect x="20" y="60" width="180" height="14" fill="#8a6a4a"/><rect x="20" y="190" width="180" height="14" fill="#8a6a4a"/><g>${['#c94f2c', '#33465f', '#d9a441', '#56683f', '#8f4c60'].map((colour, n) => `<rect x="${34 + n * 30}" y="${92 + (n % 3) * 10}" width="22" height="${98 - (n % 3) * 10}" fill="${colour}"/>`).join('')}</g>`,
  },
  {
    expression: 'cheeky',
    garment: 'dots',
    cloth: '#b8402a',
    x: 240,
    y: 226,
    scale: 0.82,
    tilt: 5,
    place: `${wall('#f0c7b6')}<circle cx="420" cy="120" r="90" fill="#e9ad97"/>`,
  },
  {
    expression: 'contempt',
    garment: 'overshirt',
    cloth: '#c98a3d',
    x: 280,
    y: 250,
    scale: 0.6,
    isFlipped: true,
    place: `${wall('#3a2c26')}<path d="M90 0h150l70 330H20z" fill="#f3cf8d" opacity=".25"/><path d="M118 0h94l22 66H96z" fill="#e8a64e"/><rect y="350" width="512" height="162" fill="#2a1f1b"/>`,
    light: '#f0a352',
  },
  {
    expression: 'smile',
    garment: 'tee',
    cloth: '#6f9a96',
    x: 250,
    y: 238,
    scale: 0.64,
    place: `${wall('#dfe8d3')}<g fill="#6c8a55">${[0, 1, 2, 3, 4, 5, 6].map((n) => `<path d="M${n * 84 - 20} 0q60 90 10 190q-70-80-10-190z" opacity="${0.5 + (n % 3) * 0.2}"/>`).join('')}</g><rect y="400" width="512" height="112" fill="#a9876a"/>`,
  },
  {
    expression: 'blank',
    garment: 'turtleneck',
    cloth: '#e6d9c0',
    x: 260,
    y: 244,
    scale: 0.68,
    isFlipped: true,
    place: `${wall('#e7edf1')}<path d="M0 330Q200 280 512 330V512H0z" fill="#fafcfd"/><g fill="#fff">${Array.from({ length: 26 }, (_, n) => `<circle cx="${(n * 197 + (n % 5) * 61) % 512}" cy="${(n * 89 + (n % 7) * 37) % 400}" r="${3 + (n % 4) * 1.6}"/>`).join('')}</g>`,
    light: '#9fc0dd',
  },
  {
    expression: 'calm',
    garment: 'stripes',
    cloth: '#efe3cb',
    trim: '#c94f2c',
    x: 252,
    y: 250,
    scale: 0.72,
    place: `${wall('#7d93a8')}<rect x="0" y="0" width="512" height="180" fill="#a9bccb"/><path d="M-20 360q90-90 180 0t180 0 180 0v160H-20z" fill="#556e86"/>`,
  },
  {
    expression: 'cute',
    garment: 'blazer',
    cloth: '#8f4c60',
    trim: '#f6ddd2',
    x: 250,
    y: 232,
    scale: 0.76,
    isFlipped: true,
    tilt: 3,
    place: `${wall('#f1e0b8')}<rect x="0" y="0" width="150" height="512" fill="#e3bf79"/><rect x="360" y="0" width="152" height="512" fill="#e9cd93"/>`,
  },
];

export interface DrawnSnapshot {
  /** `sample-01` … */
  name: string;
  svg: string;
}

/** The demo's training photos. The note sits in a corner, as a camera's date would. */
export async function drawSnapshots(seed?: string): Promise<DrawnSnapshot[]> {
  const type = await loadLettering();
  return Promise.all(
    SNAPSHOTS.map(async (shot, n) => {
      const person = await drawPerson({
        ...(seed && { seed }),
        expression: shot.expression,
        garment: shot.garment,
        cloth: shot.cloth,
        ...(shot.trim && { trim: shot.trim }),
      });
      const light = shot.light
        ? `<rect width="512" height="512" fill="${shot.light}" opacity=".16" style="mix-blend-mode:soft-light"/>`
        : '';
      const vignette = `<radialGradient id="v${n}" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></radialGradient><rect width="512" height="512" fill="url(#v${n})"/>`;
      const note = type.line('Illustrated sample', {
        face: 'label',
        size: 13,
        x: 498,
        y: 498,
        anchor: 'end',
        fill: '#fffaf0',
        attributes: 'opacity=".85"',
      });
      const grain = `<rect width="512" height="512" filter="url(#${person.prefix}-grain)" opacity=".4"/>`;
      const svg = canvas(
        512,
        512,
        `${person.defs}${shot.place}${person.place({ ...shot, y: shot.y - 8, scale: shot.scale * 0.86 })}${light}${vignette}${grain}${note}`,
      );
      return { name: `sample-${String(n + 1).padStart(2, '0')}`, svg };
    }),
  );
}
