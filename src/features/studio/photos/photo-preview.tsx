import { ImageIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Photo } from '#entities/training-photos/photo-set.ts';

/** A thumbnail. Its object URL is revoked on unmounting, which frees its memory. */
export function PhotoPreview({ photo: { preview } }: { photo: Photo }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!preview) return undefined;
    const made = URL.createObjectURL(preview);
    // oxlint-disable-next-line react/set-state-in-effect -- the object URL is a browser resource, created and revoked here.
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [preview]);

  if (url !== undefined) return <img src={url} alt="" decoding="async" className="size-full object-cover" />;
  return <ImageIcon aria-hidden size={24} strokeWidth={1.5} className="text-muted" />;
}
