import * as v from 'valibot';
import { deviceStore, deviceChanges } from '#shared/lib/device-store.ts';
import { useStore } from '#shared/lib/store.ts';

/** The device store of a training's journal, which the studio reads and writes (training-state.ts). */
export const TRAINING_JOURNAL = 'training';

const journals = deviceStore(TRAINING_JOURNAL, v.unknown());
/**
 * What the studio requests a refund of by itself when it is opened: a charge without a request for training, or one whose
 * refund was not refused. As text, because the landing has no code for the journal; quotes within its texts are escaped.
 */
const REFUND_DUE = /"step":"(charging|uploading)"|"state":"unknown"/;

/** Will a refund for this person be requested on this device? */
export function useIsRefundDue(userId: string): boolean {
  return REFUND_DUE.test(useStore(deviceChanges, () => journals.readText(userId)) ?? '');
}
