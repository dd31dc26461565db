import { Download } from 'lucide-react';
import type { Picture } from '#entities/picture/picture.ts';
import { isTimeout } from '#shared/api/api-error.ts';
import { useMutation } from '#shared/api/use-mutation.ts';
import { Button } from '#shared/ui/button.tsx';
import { useOutcome } from '../outcome/use-outcome.tsx';
import { savePicture } from './save-picture.ts';

/** A button that saves a picture, and its outcome for a notice elsewhere. */
export function useDownload(picture: Picture) {
  const outcomes = useOutcome();
  const { run, isRunning } = useMutation((signal) => savePicture(picture, signal));

  async function save() {
    outcomes.forget();
    try {
      await run();
    } catch (error) {
      const reason = isTimeout(error)
        ? { error }
        : { addition: 'Its server may not allow it, or the connection was lost.' };
      outcomes.fail({ kind: 'downloadFailed', ...reason });
    }
  }

  const button = (
    <Button variant="secondary" size="sm" isBusy={isRunning} busyLabel="Saving…" onClick={() => void save()}>
      <Download aria-hidden size={16} />
      Download
    </Button>
  );
  return { button, outcomes };
}
