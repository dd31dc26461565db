import { Download } from 'lucide-react';
import type { Picture } from '#entities/picture/picture.ts';
import { isTimeout } from '#shared/api/api-error.ts';
import { Button } from '#shared/ui/button.tsx';
import { useAction } from '../panel/use-action.tsx';
import { savePicture } from './save-picture.ts';

/** A button that saves a picture, and its outcome for a notice elsewhere. */
export function useDownload(picture: Picture) {
  const { form, outcomes, isRunning } = useAction<void>({
    run: (signal) => savePicture(picture, signal),
    onDone() {},
    failure: (error) => ({
      kind: 'downloadFailed',
      ...(isTimeout(error)
        ? { error }
        : { addition: 'Its server may not allow it, or the connection was lost.' }),
    }),
  });
  const button = (
    <Button variant="secondary" size="sm" isBusy={isRunning} busyLabel="Saving…" onClick={form.onSubmit}>
      <Download aria-hidden size={16} />
      Download
    </Button>
  );
  return { button, outcomes };
}
