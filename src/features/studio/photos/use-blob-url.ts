import { useEffect, useState } from 'react';

/** An object URL for a blob, revoked on unmount so that removing a photo frees its memory. */
export function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ blob: Blob; url: string }>();

  useEffect(() => {
    if (!blob) return undefined;
    const url = URL.createObjectURL(blob);
    // oxlint-disable-next-line react/set-state-in-effect -- the object URL is a browser resource, created and revoked here.
    setShown({ blob, url });
    return () => URL.revokeObjectURL(url);
  }, [blob]);

  return shown !== undefined && shown.blob === blob ? shown.url : undefined;
}
