import type { Face, Lettering } from './lettering.ts';
import type { Random } from './seeded-random.ts';

/** The layout with its `<text>` elements filled in and set in outlines. */
export function typeset(
  layout: string,
  words: Record<string, string>,
  random: Random,
  type: Lettering,
): string {
  // One number for the picture: lists of the same length keep together, as a kicker and its line.
  const roll = random.below(65_536);
  const filled = (text: string) =>
    text.replaceAll(/\{([^}]+)\}/g, (_, slot: string) => {
      const [first, last] = slot.split('..').map(Number);
      if (first !== undefined && last !== undefined) return String(first + random.below(last - first + 1));
      const choices = slot.split('|');
      return words[slot] ?? choices[roll % choices.length] ?? '';
    });
  return layout.replaceAll(/<text ([^>]*)>([^<]*)<\/text>/g, (_, tag: string, text: string) => {
    const attributes = Object.fromEntries(
      Array.from(tag.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
    ) as Record<string, string | undefined>;
    return attributes['display'] === 'none' ? '' : block(filled(text), attributes, type);
  });
}

/** One line, or several in a `data-width`; a single line shrinks to it. */
function block(text: string, attributes: Record<string, string | undefined>, type: Lettering): string {
  const number = (name: string) => Number.parseFloat(attributes[name] ?? '0');
  const face = attributes['class'] as Face;
  const size = number('font-size');
  const maxWidth = number('data-width') || undefined;
  const rows = number('data-lines');
  const lines = maxWidth && rows ? type.wrap(text, face, size, maxWidth, rows) : [text];
  const { stroke, opacity } = attributes;
  return lines
    .map((line, n) =>
      type.line(line, {
        face,
        size,
        maxWidth,
        x: number('x'),
        y: number('y') + n * number('data-leading'),
        isHanging: attributes['dominant-baseline'] === 'hanging',
        anchor: (attributes['text-anchor'] ?? 'start') as 'start' | 'middle' | 'end',
        tracking: number('letter-spacing'),
        fill: attributes['fill'],
        edge: stroke && stroke !== 'none' ? { colour: stroke, width: number('stroke-width') } : undefined,
        attributes: opacity ? `opacity="${opacity}"` : '',
      }),
    )
    .join('');
}
