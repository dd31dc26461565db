import { useEffect, useState } from 'react';

/** An object URL of this file. It is revoked with the next file and on unmounting, which frees its memory. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [created, setCreated] = useState<{ file: Blob; url: string }>();
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the object URL is a browser resource, created and revoked here.
    setCreated({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return created?.file === file ? created?.url : undefined;
}
