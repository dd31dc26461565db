import { Picture, type PictureFiles } from '#shared/ui/picture.tsx';

/** The landing's pictures (ASSETS.md). */
export const PICTURES: PictureFiles = import.meta.glob('./assets/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const SNAPSHOTS = [1, 2, 3, 4, 5, 6].map((number) => `snapshot-${number}`);

export function Snapshot({ name, sizes, className }: { name: string; sizes: string; className: string }) {
  return (
    <Picture
      files={PICTURES}
      name={name}
      alt=""
      width={160}
      height={160}
      sizes={sizes}
      className={className}
    />
  );
}
