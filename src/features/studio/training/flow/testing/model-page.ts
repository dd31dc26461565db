import { newId } from '../../../../../shared/lib/new-id.ts';
import { EMPTY_JOURNAL, type Journal } from '../training-journal.ts';
import { enter, type TrainingState } from '../training-state.ts';
import type { ModelServer } from './model-server.ts';
import type { TrainingDeps } from '../training-deps.ts';

/** For tests: a page on one device. Opening another over the same `disk` is a reload. */
export interface ModelPage {
  deps: TrainingDeps;
  state: TrainingState;
  /** Every state, in order; each step was one that the transition table allows. */
  states: TrainingState[];
}

export interface ModelDisk {
  journal: string;
  /** ms by the device's clock, which the server shares here. */
  time: number;
}

export function modelDisk(): ModelDisk {
  return { journal: JSON.stringify(EMPTY_JOURNAL), time: 1_000_000 };
}

export function openPage(server: ModelServer, disk: ModelDisk): ModelPage {
  // As text, as on a real disk: what was not written does not survive.
  const read = () => JSON.parse(disk.journal) as Journal;
  const page: ModelPage = {
    state: { step: 'idle' },
    states: [],
    deps: {
      calls: server.calls,
      journal: {
        read,
        write: (change) => (disk.journal = JSON.stringify({ ...read(), ...change })),
      },
      now: () => disk.time,
      deviceNow: () => disk.time,
      wait: async (ms) => {
        disk.time += ms;
      },
      newId,
      enter(state) {
        page.state = enter(page.state, state);
        page.states.push(state);
      },
      warn() {},
    },
  };
  return page;
}

/** Runs until it is done or the page is closed in the middle of a call. */
export async function untilDoneOrCrash(
  server: ModelServer,
  run: () => Promise<void>,
): Promise<'done' | 'crashed'> {
  const crash = server.crashed().then(() => 'crashed' as const);
  return Promise.race([run().then(() => 'done' as const), crash]);
}
