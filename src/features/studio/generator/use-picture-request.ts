import { useState } from 'react';
import { useUserId } from '../../../shared/api/session.ts';
import { useMutation } from '../../../shared/api/use-mutation.ts';
import { newId } from '../../../shared/lib/new-id.ts';
import { createImageCharge, requestPicture } from './request-picture.ts';

/** Before `generating` nothing was asked for; from then on the 5 credits are spent. */
export type PictureStep = 'charging' | 'generating';

/** One picture at a time; leaving the studio ends it. */
export function usePictureRequest() {
  const userId = useUserId();
  const [charge] = useState(() => createImageCharge(userId, newId));
  const [step, setStep] = useState<PictureStep>('charging');

  const { run, cancel, isRunning } = useMutation((signal, sentPrompt: string) => {
    setStep('charging');
    const onCharged = () => {
      if (!signal.aborted) setStep('generating');
    };
    return requestPicture({ userId, sentPrompt, charge, onCharged }, signal);
  });
  return { run, cancel, isRunning, step };
}
