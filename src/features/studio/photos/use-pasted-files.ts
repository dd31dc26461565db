import { useEffect, useEffectEvent } from 'react';

/**
 * Pictures pasted while nothing in particular has the focus. With the focus in a drop zone the zone takes them itself,
 * and a paste into a text box is a paste into a text box.
 */
export function usePastedFiles(onFiles: (files: File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || event.target !== document.body) return;
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
