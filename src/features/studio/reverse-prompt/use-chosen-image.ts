import { useCallback, useEffect, useState } from 'react';

interface ChosenImage {
  file: File;
  /** For showing it; given back when another image is chosen or the screen goes away. */
  url: string;
}

/** The image that was chosen, with an address to show it by. */
export function useChosenImage() {
  const [image, setImage] = useState<ChosenImage>();

  useEffect(() => {
    if (!image) return undefined;
    return () => URL.revokeObjectURL(image.url);
  }, [image]);

  const choose = useCallback((file: File | undefined) => {
    setImage(file && { file, url: URL.createObjectURL(file) });
  }, []);
  return { image, choose };
}
