import type { PictureFiles } from '#shared/ui/picture.tsx';

/** The landing's pictures, drawn by scripts/make-art.ts. */
export const PICTURES: PictureFiles = import.meta.glob('./assets/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Some of the photos of one person. */
export const SNAPSHOTS = [1, 2, 3, 4, 5, 6].map((number) => `snapshot-${number}`);
