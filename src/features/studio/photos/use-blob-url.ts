import { useEffect, useState } from 'react';

/** An address for showing a blob; it lives exactly as long as it is shown, so that removing a photo frees its memory. */
export function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ blob: Blob; url: string }>();

  useEffect(() => {
    if (!blob) return undefined;
    const url = URL.createObjectURL(blob);
    // oxlint-disable-next-line react/set-state-in-effect -- the address is a resource of the browser, made and given back here.
    setShown({ blob, url });
    return () => URL.revokeObjectURL(url);
  }, [blob]);

  return shown !== undefined && shown.blob === blob ? shown.url : undefined;
}
