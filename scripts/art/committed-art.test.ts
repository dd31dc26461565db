import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isDecodable } from '#mocks/domain/photo-check.ts';
import { ADA_PICTURES } from '#mocks/states/ada-pictures.ts';
import { packDrawings, PACKED } from './pack-drawings.ts';
import { drawKept } from './pictures.ts';
import { ROOT } from './renderer.ts';

const list = (folder: string) => readdirSync(`${ROOT}${folder}`).toSorted();
const kilobytes = (file: string) => statSync(`${ROOT}${file}`).size / 1024;

describe('the committed art', () => {
  test('has a clip, a thumbnail and an avatar for every ratio of a job', () => {
    expect(list('mocks/files').filter((name) => !name.startsWith('sample'))).toEqual([
      'avatar.webp',
      'clip-16x9.mp4',
      'clip-16x9.webm',
      'clip-1x1.mp4',
      'clip-1x1.webm',
      'clip-9x16.mp4',
      'clip-9x16.webm',
      'pictures',
      'thumbnail-16x9.webp',
      'thumbnail-1x1.webp',
      'thumbnail-9x16.webp',
    ]);
  });

  test('has a cover for each category and a card for each kind of content', () => {
    const covers = [
      'business',
      'cinematic',
      'creative',
      'editorial',
      'lifestyle',
      'professional',
      'social-media',
    ];
    expect(list('src/features/studio/generator/assets')).toEqual(
      covers.flatMap((name) => [`${name}-128.avif`, `${name}-128.webp`, `${name}-256.avif`]),
    );
    expect(list('src/features/dashboard/assets')).toEqual(
      ['ai-twin', 'commercial', 'photoshoot', 'reel'].flatMap((name) =>
        ['288.avif', '288.webp', '576.avif'].map((file) => `create-${name}-${file}`),
      ),
    );
  });

  test.each([
    ['mocks/files', 350],
    ['mocks/files/pictures', 50],
    ['mocks/files/sample-photos', 40],
    ['src/features/landing/assets', 60],
    ['src/features/studio/generator/assets', 10],
    ['src/features/dashboard/assets', 20],
    ['public', 150],
  ])('of %s stays under %i kB a file', (folder, limit) => {
    const files = list(folder).filter((name) => statSync(`${ROOT}${folder}/${name}`).isFile());
    expect(files.filter((name) => kilobytes(`${folder}/${name}`) >= limit)).toEqual([]);
  });

  test('has the packed drawings of the current SVG files (npm run pack-drawings)', async () => {
    expect(readFileSync(PACKED, 'utf8') === (await packDrawings())).toBe(true);
  });

  test.each(ADA_PICTURES)('has $file as the demo draws it', async (picture) => {
    expect(readFileSync(`${ROOT}mocks/files/pictures/${picture.file}.svg`, 'utf8')).toBe(
      await drawKept(picture),
    );
  });

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
