/** URLs of picture files by path, from `import.meta.glob`. */
export type PictureFiles = Readonly<Record<string, string>>;

interface PictureProps {
  files: PictureFiles;
  /** The file name without width and extension. */
  name: string;
  alt: string;
  /** The size of the largest file in CSS pixels. It reserves space while the file loads. */
  width: number;
  height: number;
  sizes: string;
  /** Loads the largest picture of the first screen with high priority. Other pictures load lazily. */
  isFirst?: boolean;
  className?: string;
}

/** One of the app's own pictures: AVIF in several widths, WebP for older browsers. Renders nothing without files. */
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
      {/* Hidden, because browsers treat it as an item of a grid. */}
      <source type="image/avif" srcSet={avif} sizes={sizes} className="hidden" />
      <img
        alt={alt}
        width={width}
        height={height}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        // `src` is last, because a browser starts loading when it is set.
        src={fallback.url}
        className={className}
      />
    </picture>
  );
}
