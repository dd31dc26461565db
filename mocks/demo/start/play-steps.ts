import type { Backend } from '#mocks/backend.ts';
import { TABLE_NAMES } from '#mocks/db/schema.ts';
import type { StateId } from '#mocks/states/states.ts';
import type { StepNotes } from '../play/play.ts';
import type { StepsToPlay } from '../play/remaining-steps.ts';
import { readDevice } from './device-record.ts';

/** The state whose steps were played last in this page, and a text of everything at their end. */
let played: { id: StateId; left: string } | undefined;

/**
 * Plays the steps of a state or of a link.
 * @param isAttended asks the person about a step that cannot be done; otherwise the page only shows a note
 */
export async function playSteps(toPlay: StepsToPlay, backend: Backend, isAttended: boolean): Promise<void> {
  const [{ play }, { showStepNote, hideStepNote }] = await Promise.all([
    import('../play/play.ts'),
    import('../play/step-note.tsx'),
  ]);
  const notes: StepNotes = {
    wait: (text) => void showStepNote('status', text),
    ask(text, decisions) {
      const decision = showStepNote('alert', text, isAttended ? decisions : []);
      return isAttended ? decision : undefined;
    },
    hide: hideStepNote,
  };
  // The storyboard shows the failures of its frames.
  await play(toPlay, backend, window.frameElement ? undefined : notes);
  const { id, steps } = toPlay;
  played = id !== undefined && steps ? { id, left: await textOf(backend) } : undefined;
}

/** The id of that state, as long as nothing has changed since. */
export async function playedState(backend: Backend): Promise<StateId | undefined> {
  return played && played.left === (await textOf(backend)) ? played.id : undefined;
}

const FIELDS = ':is(input, textarea, select):not(#director *)';

/** Rows, faults, device, fields, address, and changes of the clock. Left out: the counts of a fault, which change with each call. */
async function textOf({ db, faults, clock }: Backend): Promise<string> {
  const { simulatedMs, realMs, speed } = clock.state();
  return JSON.stringify([
    [simulatedMs - realMs, speed],
    TABLE_NAMES.map((name) => db[name].all()),
    faults.list().map(({ times: _times, skip: _skip, ...fault }) => fault),
    await readDevice(),
    Array.from(document.querySelectorAll<HTMLInputElement>(FIELDS), ({ value, checked }) => [value, checked]),
    location.href,
  ]);
}
