import type { Journal } from '#entities/credits/open-training.ts';
import { MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { newId } from '#shared/lib/new-id.ts';
import { photos } from '#test/photos.ts';
import { applyEvent, type Page } from '../training-requests.ts';
import { NO_TRAINING, type TrainingMode, type TrainingState } from '../training-state.ts';
import type { TrainingEvent } from '../training.ts';
import { USER } from './rough-network.ts';

const PHOTOS = photos(MIN_TRAINING_PHOTOS);

export type Device = ReturnType<typeof openDevice>;

/** For tests: one of Ada's devices, without locks. `reopen` simulates a reload, which only the journal survives. */
export function openDevice(onShow: (state: TrainingState) => unknown = () => {}) {
  // Stored as text, as on a real disk: anything that was not written is lost.
  let stored = '{"open":null,"refunds":[]}';
  let training = NO_TRAINING;
  const reported: string[] = [];
  let page: Page;
  const journal = () => JSON.parse(stored) as Journal;

  function reopen(): void {
    training = NO_TRAINING;
    const opened: Page = {
      userId: USER,
      photos: PHOTOS,
      read: () => ({ ...training, ...journal() }),
      write(after, before) {
        // A closed page has no effect.
        if (page !== opened) return;
        stored = JSON.stringify({ open: after.open, refunds: after.refunds } satisfies Journal);
        training = after;
        if (after.shown !== before.shown) onShow(after.shown);
      },
      notify: ({ text = '' }) => void reported.push(text),
    };
    page = opened;
  }
  reopen();
  const send = (event: TrainingEvent) => applyEvent(page, event);

  return {
    reopen,
    journal,
    /** The texts of the toasts on this device. */
    reported,
    get state() {
      return training.shown;
    },
    train: (mode: TrainingMode = 'fast') => send({ type: 'clicked', id: newId(), mode }),
    resume: () => send({ type: 'resumed' }),
    retryRefunds: () => send({ type: 'refundsRequested', cause: 'click' }),
  };
}
