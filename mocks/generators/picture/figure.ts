import { Avatar, Style, type StyleDefinition } from '@dicebear/core';
import { personOf } from '#mocks/domain/hash.ts';
import { loadOnce } from '#mocks/domain/load-once.ts';
import { contentOf } from './backdrop.ts';
import { FIGURE, GARMENTS, paint, shown, withPrefix, type Garment } from './drawings.ts';
import people from './drawings/people.json' with { type: 'json' };
import { yieldToPage } from './yield-to-page.ts';

/** A drawn person. `ink` is the color of lines and dark hair; the clothes are those of the avatar. */
export type Person = (typeof people)[number];
export const PEOPLE: readonly Person[] = people;

export interface FigureOptions {
  person: Person;
  /** A prefix for the ids of this figure. */
  prefix: string;
  /** A face of Open Peeps. */
  expression: string;
  garment: Garment;
  cloth: string;
  /** The second color of the garment: stripes, shirt, collar. */
  trim: string;
  /** The color of the head's shadow on the clothes. */
  deep: string;
  /** Glasses from the prompt; by default the person's. */
  eyewear?: keyof typeof EYEWEAR | undefined;
  shot?: keyof typeof SHOTS | undefined;
}

const EYEWEAR = { glasses: 'glasses2', sunglasses: 'sunglasses2', none: undefined } as const;
/** Faces whose mouth would cut through a beard, with the face that replaces them. */
const BEARDED_EXPRESSIONS: Readonly<Record<string, string>> = {
  explaining: 'smile',
  cheeky: 'calm',
  suspicious: 'contempt',
};
/** The size of the figure; 'set' leaves room for a place around it. */
const SHOTS = { close: 1.3, set: 0.76, wide: 0.56 } as const;
/** The origin of scaling, in figure units below the middle of the head. */
const FOOT = 190;

/** The person of a twin, by its seed. */
export function identityOf(twinSeed: string): Person {
  const person = people[personOf(twinSeed)];
  if (!person) throw new RangeError(`There are only ${people.length} people.`);
  return person;
}

/** Open Peeps (Pablo Stanley, CC0) as separate styles for head, face and details, and the outlines of the body. */
export const loadFigureParts = loadOnce(async () => {
  const module = await import('@dicebear/styles/open-peeps.json', { with: { type: 'json' } });
  // TypeScript would infer a type of 250 kB of JSON.
  const definition = module.default as unknown as StyleDefinition;
  const { elements } = definition.canvas;
  // DiceBear takes 10 ms to validate a whole style, so each style has only the parts that it draws.
  const only = async (...names: string[]) => {
    await yieldToPage();
    const components = Object.entries(definition.components ?? {}).filter(([name]) => names.includes(name));
    return new Style({
      ...definition,
      canvas: { ...definition.canvas, elements: elements.filter(({ name = '' }) => names.includes(name)) },
      components: Object.fromEntries(components),
    });
  };
  const body = elements.filter(({ name }) => name === 'path').map((path) => path.attributes?.['d'] as string);
  return {
    hair: await only('head'),
    face: await only('expression'),
    details: await only('facialHair', 'accessories'),
    outlines: ['skin', 'torso', 'lines'].map((id, n) => `<path id="${id}" d="${body[n] ?? ''}"/>`).join(''),
  };
});

/** The person as definitions for `<use href="#{prefix}-figure">`. The origin is the middle of the head. */
export async function drawFigure({
  person,
  prefix,
  expression,
  eyewear,
  shot,
  ...clothes
}: FigureOptions): Promise<string> {
  const { hair, face, details, outlines } = await loadFigureParts();
  const glasses = eyewear === undefined ? person.glasses : EYEWEAR[eyewear];
  const options = {
    seed: 'figure',
    skinColor: person.skin,
    inkColor: person.ink,
    headContrastColor: person.hair,
    clothingColor: person.hair,
    headVariant: person.head,
    expressionVariant: (person.facialHair && BEARDED_EXPRESSIONS[expression]) ?? expression,
    facialHairProbability: person.facialHair ? 100 : 0,
    accessoriesProbability: glasses ? 100 : 0,
    ...(person.facialHair && { facialHairVariant: person.facialHair }),
    ...(glasses && { accessoriesVariant: glasses }),
    maskProbability: 0,
  };
  const draw = async (style: Style, part: string) => {
    await yieldToPage();
    return `<g data-part="${part}">${withPrefix(contentOf(new Avatar(style, options).toString()), part)}</g>`;
  };
  const garment = GARMENTS[clothes.garment];
  const { skin, ink } = person;
  const dressed = paint(FIGURE.art + garment.art, {
    ...clothes,
    skin,
    ink,
    sleeves: shown(garment.sleeves === 'long'),
  });
  const head =
    (await draw(hair, 'head')) + (await draw(face, 'expression')) + (await draw(details, 'details'));
  return withPrefix(
    `${outlines}${dressed}<g id="head">${head}</g><g id="figure" ${inShot(shot)}><use href="#person"/></g>`,
    prefix,
  );
}

/** Scales the figure at its feet; in a close shot, at the face. */
function inShot(shot: keyof typeof SHOTS | undefined): string {
  if (shot === undefined) return '';
  const scale = SHOTS[shot];
  return `transform="translate(0 ${shot === 'close' ? 0 : (1 - scale) * FOOT}) scale(${scale})"`;
}
