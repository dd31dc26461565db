import { loadOnce } from '#mocks/domain/load-once.ts';
import type { Random } from './seeded-random.ts';
import { escapeXml } from './text.ts';

interface Face {
  capHeight: number;
  /** Width by character, in 1/1000 em. */
  advances: Record<string, number>;
  /** Relative path by character, in 1/1000 em. */
  paths: Record<string, string>;
}
type FaceName = keyof typeof FALLBACK;

/**
 * Replaces the `<text>` elements of a drawing by outlines, because an SVG inside an `<img>` cannot use page fonts. Beside
 * attributes of SVG it reads `class` (a face), `letter-spacing` in em, and `data-width`: a line shrinks to it, or breaks
 * into at most `data-lines` lines, `data-leading` apart.
 * @param fill replaces the placeholders in a text
 */
export type Typesetter = (art: string, fill?: (text: string) => string) => string;

/** System fonts for characters without an outline. `cover` is condensed and heavy. */
const FALLBACK = {
  cover: 'font-family="\'Bricolage Grotesque\',\'Arial Narrow\',sans-serif" font-weight="800"',
  italic: 'font-family="\'Instrument Serif\',Georgia,serif" font-style="italic"',
  label: 'font-family="Geist,system-ui,sans-serif" font-weight="500"',
};

/** Loads the outlines with the first picture, because they are 95 kB. */
export const loadTypesetter = loadOnce(async (): Promise<Typesetter> => {
  const { default: faces } = await import('./letters.gen.json', { with: { type: 'json' } });
  return (art, fill = (text) => text) =>
    art.replaceAll(/<text ([^>]*)>([^<]*)<\/text>/g, (_, tag: string, text: string) => {
      const pairs = Array.from(tag.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]);
      const attributes = Object.fromEntries(pairs) as Record<string, string>;
      if (attributes['display'] === 'none') return '';
      const name = attributes['class'] as FaceName;
      return block(fill(text), attributes, name, (faces as Record<FaceName, Face>)[name]);
    });
});

/** Replaces `{subject}` by that word, `{a|b}` by one of the choices and `{1..40}` by a number. */
export function placeholderFiller(words: Record<string, string>, random: Random): (text: string) => string {
  // One number per picture, so that lists of the same length choose the same index.
  const choice = random.below(65_536);
  return (text) =>
    text.replaceAll(/\{([^}]+)\}/g, (_, slot: string) => {
      const [first, last] = slot.split('..').map(Number);
      if (first !== undefined && last !== undefined) return String(first + random.below(last - first + 1));
      const choices = slot.split('|');
      return words[slot] ?? choices[choice % choices.length] ?? '';
    });
}

/** Draws all lines of a `<text>` element. */
function block(text: string, attributes: Record<string, string>, name: FaceName, face: Face): string {
  const number = (attribute: string) => Number.parseFloat(attributes[attribute] ?? '0');
  const { fill, stroke, opacity, 'text-anchor': anchor = 'start' } = attributes;
  const tracking = number('letter-spacing');
  const maxWidth = number('data-width') || Number.POSITIVE_INFINITY;
  const widthOf = (line: string) => {
    const characters = Array.from(line);
    const sum = characters.reduce((total, character) => total + advanceOf(face, character), 0);
    return (sum / 1000 + tracking * Math.max(0, characters.length - 1)) * number('font-size');
  };
  const paintOf = (unit: number) =>
    (fill ? `fill="${fill}" ` : '') +
    (stroke && stroke !== 'none'
      ? `stroke="${stroke}" stroke-width="${round(number('stroke-width') / unit)}" paint-order="stroke" stroke-linejoin="round" `
      : '') +
    (opacity ? `opacity="${opacity}"` : '');

  const maxLines = number('data-lines');
  const lines = maxLines > 0 ? wrapped(text, maxLines, (line) => widthOf(line) <= maxWidth) : [text];
  return lines
    .map((line, index) => {
      if (line.trim() === '') return '';
      const isTooWide = widthOf(line) > maxWidth;
      const size = number('font-size') * (isTooWide ? maxWidth / widthOf(line) : 1);
      const capHeight = attributes['dominant-baseline'] === 'hanging' ? (face.capHeight * size) / 1000 : 0;
      const y = number('y') + index * number('data-leading') + capHeight;
      const characters = Array.from(line);
      // A line with a character that has no outline is set in a system font.
      if (characters.some((character) => face.paths[character] === undefined)) {
        const limit = isTooWide ? ` textLength="${round(maxWidth)}" lengthAdjust="spacingAndGlyphs"` : '';
        return `<text x="${round(number('x'))}" y="${round(y)}" ${FALLBACK[name]} font-size="${round(size)}" text-anchor="${anchor}"${limit} ${paintOf(1)}>${escapeXml(line)}</text>`;
      }
      const shift = { start: 0, middle: 0.5, end: 1 }[anchor] ?? 0;
      const left = number('x') - Math.min(widthOf(line), maxWidth) * shift;
      let x = 0;
      let path = '';
      for (const character of characters) {
        const outline = face.paths[character];
        if (outline) path += `M${Math.round(x)} 0${outline}`;
        x += advanceOf(face, character) + tracking * 1000;
      }
      return `<path transform="translate(${round(left)} ${round(y)}) scale(${(size / 1000).toFixed(4)})" ${paintOf(size / 1000)} d="${path}"/>`;
    })
    .join('');
}

/** Breaks a text at spaces. The last line ends in … when the text does not fit. */
function wrapped(text: string, maxLines: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else if (lines.length < maxLines) lines.push(word);
    else {
      lines[maxLines - 1] = `${last?.replace(/[\s,;:–—-]+$/, '') ?? ''}…`;
      return lines;
    }
  }
  return lines;
}

/** The width of a character; half an em without an outline. */
const advanceOf = (face: Face, character: string) => face.advances[character] ?? 500;

const round = (value: number) => Math.round(value * 10) / 10;
