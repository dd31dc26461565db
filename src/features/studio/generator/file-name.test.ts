import { describe, expect, it } from 'vitest';
import { pictureFileName } from './file-name.ts';

const createdAt = new Date(2026, 10, 21, 9, 5).getTime();
const named = (part: object) =>
  pictureFileName({ triggerWord: 'ADA7K', prompt: 'in a hat', createdAt, ...part });

describe('the name of a saved picture', () => {
  it.each([
    ['the template', { templateName: 'Magazine cover' }, 'ada7k-magazine-cover-20261121-0905.png'],
    ['the prompt', {}, 'ada7k-in-a-hat-20261121-0905.png'],
    ['accents', { prompt: 'Café à Besançon' }, 'ada7k-cafe-a-besancon-20261121-0905.png'],
    [
      'nothing that can be spelled',
      { triggerWord: '🦊', prompt: '東京 🌃' },
      'twin-picture-20261121-0905.png',
    ],
    ['paths and markup', { prompt: '../../<b>x</b>:con' }, 'ada7k-b-x-b-con-20261121-0905.png'],
    ['an unknown time', { createdAt: Number.NaN }, 'ada7k-in-a-hat.png'],
  ])('is made of %s', (_case, part, name) => {
    expect(named(part)).toBe(name);
  });

  it('stays short, and ends at a word', () => {
    expect(named({ prompt: 'a long walk through the quiet winter forest at dawn '.repeat(200) })).toBe(
      'ada7k-a-long-walk-through-the-quiet-winter-20261121-0905.png',
    );
  });
});
