import { Avatar, Style, type StyleDefinition } from '@dicebear/core';
import { loadOnce } from '#mocks/domain/load-once.ts';
import { contentOf } from './backdrop.ts';
import { FIGURE, GARMENTS, paint, shown, withPrefix, type Garment } from './drawings.ts';
import people from './drawings/people.json' with { type: 'json' };
import { randomFrom } from './seeded-random.ts';
import { yieldToPage } from './yield-to-page.ts';

export interface FigureOptions {
  twinSeed: string;
  /** Makes the ids of this figure unique. */
  prefix: string;
  /** A face of Open Peeps. */
  expression: string;
  garment: Garment;
  cloth: string;
  /** Second colour of the garment: stripes, shirt, collar. */
  trim: string;
  /** Colour of the head's shadow on the clothes. */
  deep: string;
  /** From the prompt; by default the twin's own. */
  eyewear?: keyof typeof EYEWEAR | undefined;
  shot?: keyof typeof SHOTS | undefined;
}

const EYEWEAR = { glasses: 'glasses2', sunglasses: 'sunglasses2', none: undefined } as const;
/** The size of the figure; 'set' leaves room for a place around it. */
const SHOTS = { close: 1.3, set: 0.76, wide: 0.56 } as const;
/** The fixed point of scaling, in figure units below the middle of the head. */
const FOOT = 190;

/** The recognizable features of a twin, from its seed alone: `ink` is the colour of lines and dark hair. */
export function identityOf(twinSeed: string) {
  // 22 was chosen for the faces of the seeded twins.
  const random = randomFrom(`figure:22:${twinSeed}`);
  const isShort = random.chance(0.42);
  const head = random.pick(isShort ? people.shortHeads : people.otherHeads);
  const skin = random.pick(people.skins);
  const ink = random.pick(people.inks);
  const hair = head.startsWith('gray') ? '#d9d2c6' : random.pick(people.hairs);
  const facialHair = isShort && random.chance(0.5) ? random.pick(people.beards) : undefined;
  const glasses = random.chance(0.35) ? random.pick(people.glasses) : undefined;
  return { head, skin, ink, hair, facialHair, glasses };
}

/** Open Peeps (Pablo Stanley, CC0) as separate styles for head, face and details, and the outlines of the body. */
export const loadFigureParts = loadOnce(async () => {
  const module = await import('@dicebear/styles/open-peeps.json', { with: { type: 'json' } });
  // TypeScript would infer a type of 250 kB of JSON.
  const definition = module.default as unknown as StyleDefinition;
  const { elements } = definition.canvas;
  // Validating a whole style takes 10 ms, so each has only the parts that it draws.
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

/** The twin as definitions for `<use href="#{prefix}-figure">`, whose origin is the middle of the head. */
export async function drawFigure({
  twinSeed,
  prefix,
  expression,
  eyewear,
  shot,
  ...clothes
}: FigureOptions): Promise<string> {
  const { hair, face, details, outlines } = await loadFigureParts();
  const identity = identityOf(twinSeed);
  const glasses = eyewear === undefined ? identity.glasses : EYEWEAR[eyewear];
  const options = {
    seed: 'figure',
    skinColor: identity.skin,
    inkColor: identity.ink,
    headContrastColor: identity.hair,
    clothingColor: identity.hair,
    headVariant: identity.head,
    expressionVariant: expression,
    facialHairProbability: identity.facialHair ? 100 : 0,
    accessoriesProbability: glasses ? 100 : 0,
    ...(identity.facialHair && { facialHairVariant: identity.facialHair }),
    ...(glasses && { accessoriesVariant: glasses }),
    maskProbability: 0,
  };
  const draw = async (style: Style, part: string) => {
    await yieldToPage();
    return `<g data-part="${part}">${withPrefix(contentOf(new Avatar(style, options).toString()), part)}</g>`;
  };
  const garment = GARMENTS[clothes.garment];
  const { skin, ink } = identity;
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
