import { MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { photos } from '#test/photos.ts';
import { runTraining, type TrainingDeps } from '../training-flow.ts';
import type { Journal } from '../training-journal.ts';
import type { TrainingState } from '../training-state.ts';
import { USER } from './rough-network.ts';

const PHOTOS = photos(MIN_TRAINING_PHOTOS);

export type Device = ReturnType<typeof openDevice>;

/** For tests: a device of Ada's. `reopen` is a reload: only the journal survives. */
export function openDevice(onEnter: (state: TrainingState) => unknown = () => {}) {
  // As text, as on a real disk: what was not written does not survive.
  let stored = JSON.stringify({ open: null, refunds: [] } satisfies Journal);
  let page: TrainingDeps;
  let state: TrainingState = { step: 'idle' };
  const read = () => JSON.parse(stored) as Journal;

  function reopen(): void {
    state = { step: 'idle' };
    const deps: TrainingDeps = {
      userId: USER,
      journal: {
        read,
        isReadable: () => true,
        release() {},
        write: (change) => (stored = JSON.stringify({ ...read(), ...change(read()) })),
      },
      enter(next) {
        // A page that was closed does nothing any more.
        if (page !== deps) return;
        state = next;
        onEnter(next);
      },
      warn() {},
      postpone() {},
    };
    page = deps;
  }
  reopen();

  return {
    reopen,
    journal: read,
    get deps() {
      return page;
    },
    get state() {
      return state;
    },
    train: () => runTraining(page, { mode: 'fast', photos: PHOTOS }),
  };
}
