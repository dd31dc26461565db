import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { fetchFile } from '../../../shared/api/fetch-file.ts';
import { useMutation } from '../../../shared/api/use-mutation.ts';
import { saveFile } from '../../../shared/lib/save-file.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { pictureFileName } from './file-name.ts';
import type { Picture } from './picture.ts';
import { PictureActions, type PictureHandlers } from './picture-actions.tsx';
import { toPng } from './png.ts';

/** A server that does not send the picture by then will not. */
const TIME_LIMIT_MS = 60_000;

interface PictureToolsProps extends PictureHandlers {
  picture: Picture;
  secondButton?: ReactNode;
  /** Between the buttons and the lesser actions. */
  children: ReactNode;
}

/** Everything that can be done with one picture; Download, a real PNG file whatever the server sent (spec §2), first. */
export function PictureTools({ picture, secondButton, children, ...handlers }: PictureToolsProps) {
  const { imageUrl } = picture;
  const fileName = pictureFileName(picture);
  const [hasFailed, setHasFailed] = useState(false);
  const { run, isRunning } = useMutation(async (signal) => {
    const file = await fetchFile(
      imageUrl,
      'any',
      AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    );
    const png = await toPng(file);
    if (!signal.aborted) saveFile(png, fileName);
  });

  async function save() {
    setHasFailed(false);
    try {
      await run();
    } catch {
      notify({
        title: 'Download failed',
        text: 'The picture could not be saved as PNG.',
        variant: 'destructive',
      });
      setHasFailed(true);
    }
  }

  return (
    <>
      <div className="flex flex-wrap gap-2 *:flex-auto">
        <Button
          variant="secondary"
          size="sm"
          isBusy={isRunning}
          busyLabel="Saving…"
          onClick={() => void save()}
        >
          <Download aria-hidden size={16} />
          Download
        </Button>
        {secondButton}
      </div>
      {hasFailed && (
        <DownloadFailed imageUrl={imageUrl} fileName={fileName} onDismiss={() => setHasFailed(false)} />
      )}
      {children}
      <PictureActions picture={picture} isNamed {...handlers} />
    </>
  );
}

interface DownloadFailedProps {
  imageUrl: string;
  fileName: string;
  onDismiss(): void;
}

/** When no PNG can be made here, the picture itself is one press away. */
function DownloadFailed({ imageUrl, fileName, onDismiss }: DownloadFailedProps) {
  // Browsers do not open data URLs as pages; they can be saved as they are.
  const isData = imageUrl.startsWith('data:');
  return (
    <Notice
      tone="error"
      title="Download failed"
      onDismiss={onDismiss}
      action={
        <ButtonLink
          variant="secondary"
          size="sm"
          href={imageUrl}
          {...(isData
            ? { download: fileName.replace(/\.png$/, '') }
            : { target: '_blank', rel: 'noreferrer' })}
        >
          {isData ? 'Save the original file' : 'Open the original picture'}
        </ButtonLink>
      }
    >
      The picture could not be saved as PNG. Its server may not allow it, or the connection was lost.
    </Notice>
  );
}
