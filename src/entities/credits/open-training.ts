import * as v from 'valibot';
import { deviceStore, deviceChanges } from '#shared/lib/device-store.ts';
import { useStore } from '#shared/lib/store.ts';

/** The device store of a training's journal, which the studio reads and writes (training-state.ts). */
export const TRAINING_JOURNAL = 'training';

const journals = deviceStore(TRAINING_JOURNAL, v.unknown());
/**
 * What the studio asks back by itself when it is opened: a charge without a request for training, or a refund that was
 * not refused. As text, because the landing has no code for the journal; quotes within its texts are escaped.
 */
const ASKED_BACK = /"step":"(charging|uploading)"|"state":"unknown"/;

/** Will credits of this person be asked back on this device? */
export function useAreCreditsAskedBack(userId: string): boolean {
  return ASKED_BACK.test(useStore(deviceChanges, () => journals.readText(userId)) ?? '');
}
