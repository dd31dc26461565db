import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isDecodable } from '#mocks/domain/photo-check.ts';
import type { PictureCategory } from '#mocks/generators/picture/category.ts';
import { drawPicture } from '#mocks/generators/picture/draw-picture.ts';
import type { Garment } from '#mocks/generators/picture/drawings.ts';
import { drawFigure, PEOPLE } from '#mocks/generators/picture/figure.ts';
import { INK } from '#mocks/generators/picture/palette.ts';
import { ADA_PICTURES } from '#mocks/states/ada-pictures.ts';
import { templates } from '#mocks/states/templates.ts';
import { CONTENT_TYPES, JOB_RATIOS, TEMPLATE_CATEGORIES } from '#openapi/limits.gen.ts';
import { packDrawings, PACKED } from './pack-drawings.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const list = (folder: string) => readdirSync(`${ROOT}${folder}`).toSorted();
const kilobytes = (file: string) => statSync(`${ROOT}${file}`).size / 1024;

describe('the committed art', () => {
  test('has the files of a job in every ratio', () => {
    const files = JOB_RATIOS.map((ratio) => ratio.replace(':', 'x')).flatMap((ratio) => [
      `clip-${ratio}.mp4`,
      `clip-${ratio}.webm`,
      `thumbnail-${ratio}.webp`,
    ]);
    expect(list('mocks/files')).toEqual(expect.arrayContaining(['avatar.webp', ...files]));
  });

  test.each([
    [
      'studio/generator',
      TEMPLATE_CATEGORIES.map((category) => category.toLowerCase().replaceAll(' ', '-')),
      ['640.avif', '640.webp', '1024.avif'],
    ],
    [
      'dashboard',
      CONTENT_TYPES.map((type) => `create-${type.replace('_', '-')}`),
      ['288.avif', '288.webp', '576.avif'],
    ],
  ])('has the pictures of %s in all sizes', (feature, names, sizes) => {
    const files = names.flatMap((name) => sizes.map((size) => `${name}-${size}`));
    expect(list(`src/features/${feature}/assets`)).toEqual(expect.arrayContaining(files));
  });

  test('has the first looks of every person', () => {
    const files = [...PEOPLE.keys()].flatMap((person) => [
      `looks-${person}-960.avif`,
      `looks-${person}-960.webp`,
    ]);
    expect(list('src/features/studio/generator/assets')).toEqual(expect.arrayContaining(files));
  });

  test.each([
    ['mocks/files', 350],
    ['mocks/files/pictures', 50],
    ['mocks/files/sample-photos', 40],
    ['src/features/landing/assets', 60],
    ['src/features/studio/generator/assets', 50],
    ['src/features/dashboard/assets', 20],
    ['public', 150],
  ])('of %s stays under %i kB a file', (folder, limit) => {
    const files = list(folder).filter((name) => statSync(`${ROOT}${folder}/${name}`).isFile());
    expect(files.filter((name) => kilobytes(`${folder}/${name}`) >= limit)).toEqual([]);
  });

  test('has the packed drawings of the current SVG files (npm run pack-drawings)', async () => {
    expect(readFileSync(PACKED, 'utf8') === (await packDrawings())).toBe(true);
  });

  test.each(ADA_PICTURES)('has $file as the demo draws it', async (example) => {
    const template = templates.find(({ name }) => name === example.templateName);
    const prompt = `${example.triggerWord} person, ${example.prompt}`;
    const category = template?.category as PictureCategory | undefined;
    const picture = { twinSeed: example.triggerWord, prompt, category };
    await expect(await drawPicture(picture)).toMatchFileSnapshot(
      `${ROOT}mocks/files/pictures/${example.file}.svg`,
    );
  });

  test.each([...PEOPLE.entries()])(
    'has the avatar of person %i as the demo draws it',
    async (number, person) => {
      const { cloth } = person;
      const clothes = { garment: person.garment as Garment, cloth, trim: '#f3dfc0', deep: INK };
      const figure = await drawFigure({ person, prefix: 'f', expression: 'smile', ...clothes });
      // Head and shoulders, placed as in a square picture.
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-570 -505 1100 1100"><defs>${figure}</defs><use href="#f-figure"/></svg>`;
      const file = `${ROOT}src/shared/ui/faces/${String(number).padStart(2, '0')}.svg`;
      await expect(svg).toMatchFileSnapshot(file);
    },
  );

  test('has twelve different, readable training photos for the demo', async () => {
    const names = list('mocks/files/sample-photos');
    expect(names).toHaveLength(12);
    const files = names.map(
      (name) => new Uint8Array(readFileSync(`${ROOT}mocks/files/sample-photos/${name}`)),
    );
    expect(new Set(files.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(12);
    expect(files.filter((bytes) => !isDecodable(bytes, 'image/jpeg'))).toEqual([]);
  });
});
