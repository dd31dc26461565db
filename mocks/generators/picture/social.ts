import { INK } from './palette.ts';
import { grain, SIZE, slip, type Recipe } from './scene.ts';

/** Heart, comment and share, as a phone shows them beside a post. */
function reactions(count: number): string {
  const reach = 34 + (count % 20);
  return (
    `<g fill="#fffaf0" stroke="${INK}" stroke-width="7" stroke-linejoin="round" transform="translate(930 560)">` +
    `<path fill="#dd5a30" d="M0 ${reach - 22}C-52 -24 -26 -62 0 -34 26 -62 52 -24 0 ${reach - 22}z"/>` +
    `<path d="M-36 70h72v50h-40l-22 24v-24h-10z"/><path d="M-32 222L36 190 12 258-4 232z"/></g>`
  );
}

/** A post: the figure as a cut-out sticker on loud waves, with its reactions. */
export const social: Recipe = {
  schemes: ['ember', 'ochre', 'rose', 'teal', 'plum'],
  backdrops: ['waves'],
  expressions: ['cheeky', 'explaining', 'cute', 'smile'],
  garments: ['stripes', 'dots', 'tee'],
  compose({ prefix, subject, name, random, scheme, figure, backdrop, air, type }) {
    const isFlipped = random.chance(0.5);
    const caption = type.wrap(subject.toUpperCase(), 'cover', 96, 880, 2);
    return (
      backdrop.cover({ x: 0, y: 0, width: SIZE, height: SIZE }) +
      air +
      grain(prefix) +
      `<filter id="${prefix}-cut" x="-10%" y="-10%" width="120%" height="120%"><feMorphology in="SourceAlpha" operator="dilate" radius="13" result="d"/><feFlood flood-color="#fffaf0"/><feComposite in2="d" operator="in" result="w"/><feOffset in="d" dx="12" dy="14" result="o"/><feFlood flood-color="${scheme.deep}" flood-opacity=".35"/><feComposite in2="o" operator="in" result="s"/><feMerge><feMergeNode in="s"/><feMergeNode in="w"/><feMergeNode in="SourceGraphic"/></feMerge></filter>` +
      `<g filter="url(#${prefix}-cut)">${figure.place({ x: 496, y: 430, scale: 1.1, isFlipped, tilt: isFlipped ? 4 : -4 })}</g>` +
      type.lines(caption, 92, {
        face: 'cover',
        size: 96,
        x: 512,
        y: 860,
        anchor: 'middle',
        fill: '#fffaf0',
        maxWidth: 920,
        attributes: `stroke="${INK}" stroke-width="120" paint-order="stroke" stroke-linejoin="round"`,
      }) +
      reactions(random.below(80) + 12) +
      slip(type, `@${name.toLowerCase().replaceAll(' ', '')}`, { x: 40, y: 40 }) +
      slip(type, 'Illustrated sample', { x: SIZE - 40, y: 40, anchor: 'end' })
    );
  },
};
