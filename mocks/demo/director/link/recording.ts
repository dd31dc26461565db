import { useSyncExternalStore } from 'react';
import type { Backend } from '../../../backend.ts';
import { asReference, isReference } from '../../device/sample-photo.ts';
import type { StateChanges } from '../../start/state-changes.ts';
import { SNAPSHOT_VERSION } from '../../../db/schema.ts';
import { readDevice } from '../../start/device-record.ts';
import { answered, choose, select, type, type Part, type Step } from '../../../states/steps.ts';
import { linkedLook } from '../../look/look-changes.ts';
import { captureState, type CapturedState } from './capture-state.ts';

/** What is done in the app, as steps from where it began. */
export interface Recording {
  isOn: boolean;
  /** How it was, and at which address. */
  start: CapturedState;
  href: string;
  steps: readonly Step[];
  /** The last thing that no step could name. */
  missed?: string | undefined;
}

let recording: Recording | undefined;
let end = new AbortController();
let recordAnswer = () => {};
const listeners = new Set<() => void>();

function change(next: Recording | undefined): void {
  recording = next;
  for (const changed of listeners) changed();
}

export const recordingNow = () => recording;

export function useRecording(): Recording | undefined {
  return useSyncExternalStore(subscribe, recordingNow);
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Where it began, with all that was done since: what a link plays. */
export function recordedState(): CapturedState | undefined {
  if (!recording || recording.steps.length === 0) return undefined;
  const { start, steps } = recording;
  const changes = {
    version: SNAPSHOT_VERSION,
    ...start.changes,
    look: linkedLook(),
    steps: steps as StateChanges['steps'],
  };
  return { ...start, changes };
}

export async function startRecording(backend: Backend): Promise<void> {
  stopRecording();
  change({ isOn: true, start: captureState(backend, await readDevice()), href: location.href, steps: [] });
  let last = lastAnswer(backend);
  recordAnswer = () => {
    const now = lastAnswer(backend);
    if (now !== last && recording && recording.steps.length > 0) add(answered);
    last = now;
  };
  end = new AbortController();
  const options = { capture: true, signal: end.signal };
  // Large: loaded when something is recorded.
  const { nameField, namePart } = await import('./name-part.ts');
  addEventListener('click', (event) => event.isTrusted && recordPress(event.target, namePart), options);
  addEventListener('input', ({ target }) => recordField(target, nameField), options);
}

export function stopRecording(): void {
  end.abort();
  if (recording) change({ ...recording, isOn: false });
}

export function forgetRecording(): void {
  end.abort();
  change(undefined);
}

/** One more step, while something is recorded: also what is done in the director. */
export function recordStep(step: Step): void {
  if (!recording?.isOn) return;
  const before = recording.steps.at(-1);
  // Letter by letter, one field is one step.
  if (step.do === 'type' && before?.do === 'type' && before.field === step.field) {
    return change({ ...recording, steps: [...recording.steps.slice(0, -1), step] });
  }
  recordAnswer();
  return add(step);
}

function add(step: Step): void {
  if (recording) change({ ...recording, steps: [...recording.steps, step], missed: undefined });
}

const lastAnswer = ({ calls }: Backend) => calls.list().findLast(({ answer }) => answer)?.id;

const PRESSED = 'a[href], button, summary, input:is([type=checkbox], [type=radio]), [role]';

function recordPress(target: EventTarget | null, namePart: (element: Element) => Part | undefined): void {
  const element = target instanceof Element && !target.closest('#director') && target.closest(PRESSED);
  if (!element || element.matches('dialog, [role=dialog], [role=group]')) return;
  const part = namePart(element);
  if (part) recordStep({ do: 'press', part });
  else miss(element.textContent);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function recordField(target: EventTarget | null, nameField: (field: Field) => string | undefined): void {
  if (!(target instanceof Element) || target.closest('#director')) return;
  const isSelect = target instanceof HTMLSelectElement;
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if ((!isSelect && !isText) || ['checkbox', 'radio'].includes(target.type)) return;
  const field = nameField(target);
  if (field === undefined) return miss(target.name);
  if (isSelect) return recordStep(select(field, target.selectedOptions[0]?.textContent ?? ''));
  if (target.type !== 'file') return recordStep(type(field, target.value));
  const files = [...((target as HTMLInputElement).files ?? [])];
  const isSample = ({ name, lastModified }: File) =>
    isReference(asReference({ name, lastModified, fingerprint: '' }));
  return files.every(isSample)
    ? recordStep(choose(field, { photos: files.length }))
    : miss('a file of your own');
}

function miss(what: string): void {
  if (recording) change({ ...recording, missed: what.trim() });
}
