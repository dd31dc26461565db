import { useState, type ReactNode } from 'react';
import { DownloadButton } from './download-button.tsx';
import { DownloadFailed } from './download-failed.tsx';
import { pictureFileName } from './file-name.ts';
import type { Picture } from './picture.ts';
import { PictureActions, type PictureHandlers } from './picture-actions.tsx';

interface PictureToolsProps extends PictureHandlers {
  picture: Picture;
  isNamed?: boolean;
  children?: ReactNode;
}

/** Everything that can be done with one picture; says in place when it cannot be saved. Key it by the picture. */
export function PictureTools({ picture, isNamed = false, children, ...handlers }: PictureToolsProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const file = { imageUrl: picture.imageUrl, fileName: pictureFileName(picture) };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <DownloadButton {...file} onFailed={setHasFailed} />
        {children}
        {!isNamed && <PictureActions picture={picture} {...handlers} />}
      </div>
      {isNamed && <PictureActions picture={picture} isNamed {...handlers} />}
      {hasFailed && <DownloadFailed {...file} onDismiss={() => setHasFailed(false)} />}
    </div>
  );
}
