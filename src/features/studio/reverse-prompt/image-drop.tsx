import { ImageUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MAX_PHOTO_SIZE, PHOTO_ACCEPT, PHOTO_KINDS } from '#entities/photo/photo-texts.ts';
import { FileDrop } from '#shared/ui/file-drop.tsx';

interface ChosenImage {
  file: File;
  /** An object URL; revoked when another image is chosen, or on unmounting. */
  url: string;
}

interface ImageDropProps {
  image: ChosenImage | undefined;
  isDisabled: boolean;
  onFile(file: File): void;
  /** Called when the image cannot be decoded. */
  onUnreadable(file: File): void;
}

export function ImageDrop({ image, isDisabled, onFile, onUnreadable }: ImageDropProps) {
  return (
    <FileDrop
      label="Reference image"
      accept={PHOTO_ACCEPT}
      isDisabled={isDisabled}
      onFiles={([file]) => file && onFile(file)}
      className={image ? 'overflow-hidden border-solid' : 'overflow-hidden'}
    >
      {!image ? (
        <span className="grid min-h-56 place-content-center justify-items-center gap-1 p-6 text-center">
          <ImageUp aria-hidden size={28} strokeWidth={1.5} className="mb-2 text-muted" />
          <span className="font-medium text-ink">Choose a reference image</span>
          <span className="text-sm text-muted">
            or drop it here, or paste it. {PHOTO_KINDS}, up to {MAX_PHOTO_SIZE}
          </span>
        </span>
      ) : (
        <span className="grid">
          <img
            src={image.url}
            alt={`Preview of ${image.file.name}`}
            onError={() => onUnreadable(image.file)}
            className="max-h-96 min-h-40 w-full bg-sunken object-contain"
          />
          <span className="flex items-baseline justify-between gap-4 border-t border-line px-4 py-3 text-sm">
            <span translate="no" className="min-w-0 truncate text-muted">
              {image.file.name}
            </span>
            <span className="shrink-0 font-medium underline decoration-edge underline-offset-4">Change</span>
          </span>
        </span>
      )}
    </FileDrop>
  );
}

export function useChosenImage() {
  const [image, setImage] = useState<ChosenImage>();

  useEffect(() => {
    if (!image) return undefined;
    return () => URL.revokeObjectURL(image.url);
  }, [image]);

  const choose = (file?: File) => setImage(file && { file, url: URL.createObjectURL(file) });
  return { image, choose };
}
