import type { Backend } from '#mocks/backend.ts';
import { SNAPSHOT_VERSION } from '#mocks/db/schema.ts';
import type { StepPace } from '#mocks/demo/play/step-pointer.ts';
import { readDevice } from '#mocks/demo/start/device-record.ts';
import type { StateChanges } from '#mocks/demo/start/state-changes.ts';
import { answered, type StateStep } from '#mocks/states/steps.ts';
import { createStore } from '#shared/lib/store.ts';
import { captureState, type CapturedState } from './capture-state.ts';
import type { Done } from './name-step.ts';

/** The recorded steps, and the state in which they began. */
export interface Recording {
  isOn: boolean;
  /** The state and the address at the beginning. */
  start: CapturedState;
  href: string;
  steps: readonly StateStep[];
  /** How fast a link replays them. */
  pace: StepPace;
  /** The text of the last element that no step could name. */
  missed?: string | undefined;
}

export const recording = createStore<Recording | undefined>(undefined);

let end = new AbortController();
let recordAnswer = () => {};

export function changeRecording(part: Partial<Recording>): void {
  const now = recording.get();
  if (now) recording.set({ ...now, ...part });
}

const stepsNow = () => recording.get()?.steps ?? [];

/** The state at the beginning with the recorded steps, as a link plays it. */
export function recordedState(): CapturedState | undefined {
  const { start, steps = [], pace } = recording.get() ?? {};
  if (!start || steps.length === 0) return undefined;
  const changes = {
    version: SNAPSHOT_VERSION,
    ...start.changes,
    steps: steps as StateChanges['steps'],
    pace,
  };
  return { ...start, changes };
}

export async function startRecording(backend: Backend): Promise<void> {
  stopRecording();
  // Large: loaded when something is recorded. Before it says that it records, so that no press is missed.
  const { fieldStep, pressStep } = await import('./name-step.ts');
  const start = captureState(backend, await readDevice());
  recording.set({ isOn: true, start, href: location.href, steps: [], pace: 'instant' });
  let last = lastAnswer(backend);
  recordAnswer = () => {
    const now = lastAnswer(backend);
    if (now !== last && stepsNow().length > 0) add(answered);
    last = now;
  };
  end = new AbortController();
  const options = { capture: true, signal: end.signal };
  addEventListener('click', ({ isTrusted, target }) => isTrusted && take(pressStep(target)), options);
  addEventListener('input', ({ target }) => take(fieldStep(target)), options);
}

function take(done: Done): void {
  if (typeof done === 'string') changeRecording({ missed: done.trim() });
  else if (done) recordStep(done);
}

export function stopRecording(): void {
  end.abort();
  changeRecording({ isOn: false });
}

export function forgetRecording(): void {
  end.abort();
  recording.set(undefined);
}

/** Adds a step while recording; also called for actions in the director. */
export function recordStep(step: StateStep): void {
  if (!recording.get()?.isOn) return;
  const before = stepsNow().at(-1);
  // Typing into one field is one step.
  if (step.do === 'type' && before?.do === 'type' && before.field === step.field) {
    return changeRecording({ steps: [...stepsNow().slice(0, -1), step] });
  }
  recordAnswer();
  return add(step);
}

function add(step: StateStep): void {
  changeRecording({ steps: [...stepsNow(), step], missed: undefined });
}

const lastAnswer = ({ calls }: Backend) => calls.list().findLast(({ answer }) => answer)?.id;
