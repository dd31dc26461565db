import { expect, test } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { GARMENTS, PLACES, WEATHERS } from './drawings.ts';
import { readPrompt } from './prompt-details.ts';

const RED = '#c8352b';
const BLUE = '#3d66a6';
const GREEN = '#4c7d4a';

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
])('the details of a prompt: "%s"', (prompt, details) => {
  expect(readPrompt(prompt)).toEqual(details);
});

/** Its parts without the ids, which differ by picture. */
const draw = async (prompt: string) => {
  const svg = (await drawPicture({ twinSeed: 'ADA7K', prompt })).replaceAll(/p[0-9a-z]+-/g, '');
  const [, place = '', body = ''] =
    /(<symbol id="backdrop".*)<g id="body">(.*)<g id="head">/s.exec(svg) ?? [];
  expect([place, body]).not.toContain('');
  return { svg, place };
};

test('the picture follows the prompt for place and time, independently of the clothes', async () => {
  const { place } = await draw('red coat, bridge, night');
  expect((await draw('green hoodie on a bridge at night')).place).toBe(place);
  expect((await draw('green hoodie on a bridge at noon')).place).not.toBe(place);
  expect((await draw('green hoodie in a forest at night')).place).not.toBe(place);
});

test.each([...Object.values(PLACES), ...Object.values(GARMENTS), ...Object.values(WEATHERS)])(
  'the picture follows the prompt for the first word of $title, by day and by night',
  async ({ words }) => {
    const [word = ''] = words.replaceAll(/\(.*?\)|\?/g, '').split('|');
    const [day, night] = [await draw(`in a ${word} at noon`), await draw(`in a ${word} at night`)];
    expect(day.svg).not.toBe((await draw('at noon')).svg);
    expect(day.svg + night.svg).not.toMatch(/undefined|var\(|color-mix/);
  },
);
