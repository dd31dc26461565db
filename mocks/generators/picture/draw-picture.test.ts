import { describe, expect, test } from 'vitest';
import { TEMPLATE_CATEGORIES } from '#openapi/limits.gen.ts';
import { inferCategory } from './category.ts';
import { drawPicture } from './draw-picture.ts';
import { GARMENTS, LAYOUTS, PLACES, WEATHERS } from './drawings.ts';
import backdrops from './drawings/backdrops.json' with { type: 'json' };
import { drawFigure, PEOPLE } from './figure.ts';
import { SCHEMES } from './palette.ts';
import { readPrompt } from './prompt-details.ts';

const RED = '#c8352b';
const BLUE = '#3d66a6';
const GREEN = '#4c7d4a';

/** The parts of a picture that show the person, without ids. */
function personIn(svg: string): string {
  const head = /<g data-part="head">(.*?)<\/g><g data-part="expression">/s.exec(svg)?.[1] ?? '';
  const details = /<g data-part="details">(.*?)<\/g><\/g><g id/s.exec(svg)?.[1] ?? '';
  expect(head).not.toBe('');
  return (head + details).replaceAll(/p[0-9a-z]+-/g, '');
}

describe('a picture', () => {
  test('is a square with a title that calls it a sample', async () => {
    const svg = await drawPicture({ twinSeed: 'ADA7K', prompt: 'magazine cover' });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1024" height="1024"/);
    expect(svg).toContain('<title>Illustrated sample, Editorial: Magazine cover</title>');
  });

  test('loads no other files', async () => {
    const svg = await drawPicture({ twinSeed: 'ADA7K', prompt: 'magazine cover' });
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|<script|<foreignObject|<image/,
    );
  });

  test('never shows an open mouth in a beard', async () => {
    const face = {
      person: PEOPLE[10]!,
      prefix: 'f',
      garment: 'tee' as const,
      cloth: RED,
      trim: RED,
      deep: RED,
    };
    const [open, closed] = await Promise.all(
      ['explaining', 'smile'].map((expression) => drawFigure({ ...face, expression })),
    );
    expect(open).toBe(closed);
  });

  test('shows the same person in every category', async () => {
    const people = await Promise.all(
      TEMPLATE_CATEGORIES.map(async (category) =>
        personIn(await drawPicture({ twinSeed: 'ADA7K', prompt: `one of ${category}`, category })),
      ),
    );
    expect(new Set(people).size).toBe(1);
  });

  test('uses only existing parts in its layouts', () => {
    for (const layout of Object.values(LAYOUTS)) {
      expect(Object.keys(SCHEMES)).toEqual(expect.arrayContaining(layout.schemes.split(' ')));
      expect(Object.keys(backdrops)).toEqual(expect.arrayContaining(layout.backdrops.split(' ')));
      expect(Object.keys(GARMENTS)).toEqual(expect.arrayContaining(layout.garments.split(' ')));
    }
  });

  test('has ids that are unique among pictures', async () => {
    const pictures = await Promise.all(
      TEMPLATE_CATEGORIES.map((category) =>
        drawPicture({ twinSeed: 'ADA7K', prompt: 'a portrait', category }),
      ),
    );
    const ids = pictures.flatMap((svg) => Array.from(svg.matchAll(/ id="([^"]+)"/g), (match) => match[1]));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const svg of pictures) {
      const defined = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), (match) => match[1]));
      const used = Array.from(svg.matchAll(/(?:href="#|url\(#)([^")]+)/g), (match) => match[1]);
      expect(used.filter((id) => !defined.has(id))).toEqual([]);
    }
  });

  test.each([
    ['markup', '</title><script>alert(1)</script>" onload="x'],
    ['half an emoji beside a control character', 'smile \uD83D \u0000 here'],
    ['another script', 'портрет у моря 🌊 夏の朝'],
    ['nothing', '   '],
    ['one very long word', 'a'.repeat(5000)],
  ])('is valid for a prompt with %s', async (_name, prompt) => {
    for (const category of TEMPLATE_CATEGORIES) {
      const svg = await drawPicture({ twinSeed: '"><b>', prompt, category });
      expect(svg).not.toMatch(/<script|<b>|onload="/);
      // eslint-disable-next-line no-control-regex -- the test searches for these
      expect(svg).not.toMatch(/[\u0000-\u0008]/);
      expect(svg.isWellFormed()).toBe(true);
      expect(svg.length).toBeLessThan(70_000);
    }
  });
});

describe('a prompt', () => {
  test.each([
    ['ADA7K person, corporate headshot, navy suit', 'Professional'],
    ['cinematic film still, neon rain', 'Cinematic'],
    ['coffee on the beach at golden hour', 'Lifestyle'],
    ['just me', 'Professional'],
  ])('"%s" has the category %s', (prompt, category) => {
    expect(inferCategory(prompt)).toBe(category);
  });

  test.each([
    ['in a red coat on a bridge at night', { garment: 'coat', cloth: RED, place: 'bridge', time: 'night' }],
    ['wearing blue, standing in a forest', { cloth: BLUE, place: 'forest' }],
    ['a red woollen sweater against a green wall', { garment: 'sweater', cloth: RED, ground: GREEN }],
    ['headshot, blue studio background', { ground: BLUE }],
    ['black suit, red light', { garment: 'suit', cloth: '#37312e' }],
    ['a walk on the shore at golden hour', { place: 'beach', time: 'sunset' }],
    ['Close-up in the rain, with glasses', { shot: 'close', weather: 'rain', eyewear: 'glasses' }],
    ['full-body shot in the snow, sunglasses', { shot: 'wide', weather: 'snow', eyewear: 'sunglasses' }],
    ['portrait without glasses', { eyewear: 'none' }],
    ['café before a keynote', { place: 'cafe' }],
    ['polo neck in a conference room', { garment: 'turtleneck', place: 'office' }],
    ['a misty morning at the station', { weather: 'fog', place: 'station', time: 'morning' }],
    ['green-eyed, brown hair, cambridge, a raincoated stranger', {}],
    ['', {}],
  ])('"%s" has these details', (prompt, details) => {
    expect(readPrompt(prompt)).toEqual(details);
  });

  /** A picture and its place, without ids. */
  const draw = async (prompt: string) => {
    const svg = (await drawPicture({ twinSeed: 'ADA7K', prompt })).replaceAll(/p[0-9a-z]+-/g, '');
    const [, place = '', body = ''] =
      /(<symbol id="backdrop".*)<g id="body">(.*)<g id="head">/s.exec(svg) ?? [];
    expect([place, body]).not.toContain('');
    return { svg, place };
  };

  test('determines place and time, independently of the clothes', async () => {
    const { place } = await draw('red coat, bridge, night');
    expect((await draw('green hoodie on a bridge at night')).place).toBe(place);
    expect((await draw('green hoodie on a bridge at noon')).place).not.toBe(place);
    expect((await draw('green hoodie in a forest at night')).place).not.toBe(place);
  });

  test.each([...Object.values(PLACES), ...Object.values(GARMENTS), ...Object.values(WEATHERS)])(
    'with the first word of $title changes the picture',
    async ({ words }) => {
      const [word = ''] = words.replaceAll(/\(.*?\)|\?/g, '').split('|');
      const day = await draw(`in a ${word} at noon`);
      const night = await draw(`in a ${word} at night`);
      expect(day.svg).not.toBe((await draw('at noon')).svg);
      expect(day.svg + night.svg).not.toMatch(/undefined|var\(|color-mix/);
    },
  );
});
