/** The files of a folder of drawn pictures by path, as `import.meta.glob` gives them. */
export type PictureFiles = Readonly<Record<string, string>>;

interface PictureProps {
  files: PictureFiles;
  /** File name without width and ending (scripts/make-art.ts). */
  name: string;
  alt: string;
  /** In CSS pixels: of the largest file, so that its place is as high before it comes. */
  width: number;
  height: number;
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes: string;
  /** The largest picture of a first screen: asked for first. All others come when they are near. */
  isFirst?: boolean;
  className?: string;
}

/** A picture of ours: AVIF as wide as its place needs, WebP for older browsers. One without files is left out. */
export function Picture({ files, name, alt, width, height, sizes, isFirst, className }: PictureProps) {
  const own = Object.entries(files).flatMap(([path, url]) => {
    const [, file, pixels, ending] = /([^/]+)-(\d+)\.(\w+)$/.exec(path) ?? [];
    return file === name ? [{ url, pixels: Number(pixels), ending }] : [];
  });
  const fallback = own.find(({ ending }) => ending === 'webp');
  if (!fallback) return null;
  const avif = own
    .filter(({ ending }) => ending === 'avif')
    .map(({ url, pixels }) => `${url} ${pixels}w`)
    .join(', ');
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        alt={alt}
        width={width}
        height={height}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        // Last: a browser starts to load as soon as it knows the address.
        src={fallback.url}
        className={className}
      />
    </picture>
  );
}
