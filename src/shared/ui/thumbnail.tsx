import { useState, type ReactNode } from 'react';

interface ThumbnailProps {
  /** Undefined where there is none. */
  src: string | undefined;
  /** Stands in its place, also when it cannot be loaded. */
  children: ReactNode;
}

/** A picture of this device as a sign of something that has words beside it. It fills its place. */
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
