import { readFile } from 'node:fs/promises';
import { drawBackdrop } from '#mocks/generators/picture/backdrop.ts';
import { SCHEMES } from '#mocks/generators/picture/palette.ts';
import { AFTER } from './after.ts';
import { drawPerson } from './person.ts';
import { drawSamplePhoto } from './sample-photos.ts';

const FOLDER = new URL('pictures/', import.meta.url);

/**
 * A picture of `pictures/` with its empty elements filled: `<g id="who" data-…/>` with the figure that `#who-figure`
 * places, `<g id="…-backdrop" data-…/>` with a backdrop, and `<use data-picture="…"/>` with a sample photo or an "after"
 * picture.
 * @param more markup for the end of the picture
 */
export async function drawFile(name: string, more = ''): Promise<string> {
  const file = await readFile(new URL(`${name}.svg`, FOLDER), 'utf8');
  let svg = file.replaceAll('\n', '').replace(/<\/svg>$/, `${more}</svg>`);
  const [figure = '', data = ''] = /<g id="who"([^>]*)\/>/.exec(svg) ?? [];
  const person = await drawPerson(dataOf(data));
  svg = svg.replace(figure, person.defs).replaceAll(/(#|id=")who-/g, `$1${person.prefix}-`);
  for (const [empty, prefix = '', words = ''] of svg.matchAll(/<g id="([\w-]+)-backdrop"([^>]*)\/>/g)) {
    const { backdrop, seed = '', scheme } = dataOf(words);
    const options = { name: backdrop, seed, prefix, scheme: SCHEMES[scheme as keyof typeof SCHEMES] };
    svg = svg.replace(empty, await drawBackdrop(options as Parameters<typeof drawBackdrop>[0]));
  }
  for (const [use, wanted = ''] of svg.matchAll(/<use data-picture="([\w-]+)"\/>/g)) {
    const picture = await (AFTER[wanted]?.() ?? drawSamplePhoto(wanted));
    svg = svg.replace(use, () => picture);
  }
  return svg;
}

/** The `data-` attributes of an element. */
function dataOf(attributes: string): Record<string, string> {
  const pairs = [...attributes.matchAll(/data-(\w+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}
