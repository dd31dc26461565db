import { useState, type ReactNode } from 'react';

interface ThumbnailProps {
  src: string | undefined;
  /** Shown without a picture or when the picture cannot be loaded. */
  children: ReactNode;
}

/** A decorative picture that fills its container. The text beside it describes the picture. */
export function Thumbnail({ src, children }: ThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  if (src === undefined || src === failed) return children;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
      className="size-full object-cover object-top"
    />
  );
}
