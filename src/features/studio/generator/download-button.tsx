import { Download } from 'lucide-react';
import { useMutation } from '../../../shared/api/use-mutation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { savePicture } from './save-picture.ts';

interface DownloadButtonProps {
  imageUrl: string;
  /** With its `.png`. */
  fileName: string;
  /** Tells that saving failed, and that it is fine again; the caller shows {@link DownloadFailed} where there is room. */
  onFailed(hasFailed: boolean): void;
}

/** Saves a PNG file, whatever the server sent (spec §2). */
export function DownloadButton({ imageUrl, fileName, onFailed }: DownloadButtonProps) {
  const { run, isRunning } = useMutation((signal) => savePicture(imageUrl, fileName, signal));

  async function save() {
    onFailed(false);
    try {
      await run();
    } catch {
      notify({
        title: 'Download failed',
        text: 'The picture could not be saved as PNG.',
        variant: 'destructive',
      });
      onFailed(true);
    }
  }

  return (
    <Button variant="secondary" size="sm" isBusy={isRunning} busyLabel="Saving…" onClick={() => void save()}>
      <Download aria-hidden size={16} />
      Download
    </Button>
  );
}
