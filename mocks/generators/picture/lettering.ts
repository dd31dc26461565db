import { loadOnce } from '../../domain/load-once.ts';
import { escapeXml } from './text.ts';

/** cover: Bricolage Grotesque, condensed and heavy; italic: Instrument Serif; label: Geist. */
export type Face = 'cover' | 'italic' | 'label';

interface Outlines {
  capHeight: number;
  /** Width by character, in 1/1000 em. */
  advances: Record<string, number>;
  /** Relative path by character, in 1/1000 em. */
  paths: Record<string, string>;
}

export interface LineOptions {
  face: Face;
  /** Height of an em in picture units. */
  size: number;
  x: number;
  /** The baseline. */
  y: number;
  /** Inherited when it is not given. */
  fill?: string | undefined;
  /** A line around the letters, under them. */
  edge?: { colour: string; width: number } | undefined;
  /** `y` is the top of the capitals instead of the baseline. */
  isHanging?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in em. */
  tracking?: number;
  /** The line shrinks to this width when it would be longer. */
  maxWidth?: number | undefined;
  attributes?: string;
}

/** Sets text as outlines, because page fonts do not reach an SVG inside an `<img>`. */
export interface Lettering {
  line(text: string, options: LineOptions): string;
  /** Breaks at spaces; the last line ends in … when the text is longer than the lines allow. */
  wrap(text: string, face: Face, size: number, maxWidth: number, maxLines: number): string[];
}

const FALLBACK: Record<Face, string> = {
  cover: 'font-family="\'Bricolage Grotesque\',\'Arial Narrow\',sans-serif" font-weight="800"',
  italic: 'font-family="\'Instrument Serif\',Georgia,serif" font-style="italic"',
  label: 'font-family="Geist,system-ui,sans-serif" font-weight="500"',
};

/** The outlines (95 kB, only when a picture is drawn). */
export const loadLettering = loadOnce(async () =>
  letteringOf((await import('./letters.gen.json', { with: { type: 'json' } })).default),
);

function letteringOf(faces: Record<Face, Outlines>): Lettering {
  // A character without an outline is counted as half an em; its whole line is then set in a system font.
  const advance = (character: string, face: Face) => faces[face].advances[character] ?? 500;
  const width = (text: string, face: Face, size: number, tracking = 0) => {
    const characters = Array.from(text);
    const sum = characters.reduce((total, character) => total + advance(character, face), 0);
    return (sum / 1000 + tracking * Math.max(0, characters.length - 1)) * size;
  };

  function line(text: string, options: LineOptions): string {
    const { face, x, anchor = 'start', tracking = 0, maxWidth, fill, edge, attributes = '' } = options;
    if (text.trim() === '') return '';
    const natural = width(text, face, options.size, tracking);
    const size = maxWidth && natural > maxWidth ? (options.size * maxWidth) / natural : options.size;
    const y = options.y + (options.isHanging ? (faces[face].capHeight * size) / 1000 : 0);
    const look = (unit: number) =>
      (fill ? `fill="${fill}" ` : '') +
      (edge
        ? `stroke="${edge.colour}" stroke-width="${round(edge.width / unit)}" paint-order="stroke" stroke-linejoin="round" `
        : '') +
      attributes;
    const characters = Array.from(text);
    if (characters.some((character) => faces[face].paths[character] === undefined)) {
      const limit =
        maxWidth && natural > maxWidth
          ? ` textLength="${round(maxWidth)}" lengthAdjust="spacingAndGlyphs"`
          : '';
      return `<text x="${round(x)}" y="${round(y)}" ${FALLBACK[face]} font-size="${round(size)}" text-anchor="${anchor}"${limit} ${look(1)}>${escapeXml(text)}</text>`;
    }
    const shift = { start: 0, middle: 0.5, end: 1 }[anchor];
    let at = 0;
    let path = '';
    for (const character of characters) {
      const outline = faces[face].paths[character];
      if (outline) path += `M${Math.round(at)} 0${outline}`;
      at += advance(character, face) + tracking * 1000;
    }
    const left = x - width(text, face, size, tracking) * shift;
    return `<path transform="translate(${round(left)} ${round(y)}) scale(${(size / 1000).toFixed(4)})" ${look(size / 1000)} d="${path}"/>`;
  }

  function wrap(text: string, face: Face, size: number, maxWidth: number, maxLines: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ').filter(Boolean)) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && width(longer, face, size) <= maxWidth) lines[lines.length - 1] = longer;
      else if (lines.length < maxLines) lines.push(word);
      else {
        lines[maxLines - 1] = `${last?.replace(/[\s,;:–—-]+$/, '') ?? ''}…`;
        return lines;
      }
    }
    return lines;
  }

  return { line, wrap };
}

const round = (value: number) => Math.round(value * 10) / 10;
