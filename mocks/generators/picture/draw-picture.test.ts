import { expect, test } from 'vitest';
import { TEMPLATE_CATEGORIES } from '#openapi/limits.gen.ts';
import { inferCategory } from './category.ts';
import { drawPicture } from './draw-picture.ts';
import { GARMENTS, LAYOUTS } from './drawings.ts';
import backdrops from './drawings/backdrops.json' with { type: 'json' };
import { SCHEMES } from './palette.ts';

/** The parts of a picture that show the person, without ids, which differ. */
function personIn(svg: string): string {
  const head = /<g data-part="head">(.*?)<\/g><g data-part="expression">/s.exec(svg)?.[1] ?? '';
  const details = /<g data-part="details">(.*?)<\/g><\/g><g id/s.exec(svg)?.[1] ?? '';
  expect(head).not.toBe('');
  return (head + details).replaceAll(/p[0-9a-z]+-/g, '');
}

test('a picture is square, is labelled as a sample, and loads no other files', async () => {
  const svg = await drawPicture({ twinSeed: 'ADA7K', prompt: 'magazine cover' });
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1024" height="1024"/);
  expect(svg).toContain('<title>Illustrated sample, Editorial: Magazine cover</title>');
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|<foreignObject|<image/);
});

test('a picture shows the same person in every category', async () => {
  const people = await Promise.all(
    TEMPLATE_CATEGORIES.map(async (category) =>
      personIn(await drawPicture({ twinSeed: 'ADA7K', prompt: `one of ${category}`, category })),
    ),
  );
  expect(new Set(people).size).toBe(1);
});

test('a picture uses only existing schemes, backdrops and garments in its layouts', () => {
  for (const layout of Object.values(LAYOUTS)) {
    expect(Object.keys(SCHEMES)).toEqual(expect.arrayContaining(layout.schemes.split(' ')));
    expect(Object.keys(backdrops)).toEqual(expect.arrayContaining(layout.backdrops.split(' ')));
    expect(Object.keys(GARMENTS)).toEqual(expect.arrayContaining(layout.garments.split(' ')));
  }
});

test('a picture has ids that are unique, also among pictures', async () => {
  const pictures = await Promise.all(
    TEMPLATE_CATEGORIES.map((category) => drawPicture({ twinSeed: 'ADA7K', prompt: 'a portrait', category })),
  );
  const ids = pictures.flatMap((svg) => Array.from(svg.matchAll(/ id="([^"]+)"/g), (match) => match[1]));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  for (const svg of pictures) {
    const own = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), (match) => match[1]));
    const used = Array.from(svg.matchAll(/(?:href="#|url\(#)([^")]+)/g), (match) => match[1]);
    expect(used.filter((id) => !own.has(id))).toEqual([]);
  }
});

test.each([
  ['markup', '</title><script>alert(1)</script>" onload="x'],
  ['half an emoji and a control character', 'smile \uD83D \u0000 here'],
  ['another script', 'портрет у моря 🌊 夏の朝'],
  ['nothing', '   '],
  ['one very long word', 'a'.repeat(5000)],
])('a picture is valid for a prompt with %s', async (_what, prompt) => {
  for (const category of TEMPLATE_CATEGORIES) {
    const svg = await drawPicture({ twinSeed: '"><b>', prompt, category });
    expect(svg).not.toMatch(/<script|<b>|onload="/);
    // eslint-disable-next-line no-control-regex -- looks for exactly these
    expect(svg).not.toMatch(/[\u0000-\u0008]/);
    expect(svg.isWellFormed()).toBe(true);
    expect(svg.length).toBeLessThan(70_000);
  }
});

test.each([
  ['ADA7K person, corporate headshot, navy suit', 'Professional'],
  ['cinematic film still, neon rain', 'Cinematic'],
  ['coffee on the beach at golden hour', 'Lifestyle'],
  ['just me', 'Professional'],
])('reads the category of "%s": %s', (prompt, category) => {
  expect(inferCategory(prompt)).toBe(category);
});
