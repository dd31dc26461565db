import { fireEvent, queryByLabelText, waitFor, type waitForOptions } from '@testing-library/dom';
import type { Backend } from '#mocks/backend.ts';
import type { Call } from '#mocks/server/call-log.ts';
import type { Part, StateStep } from '#mocks/states/steps.ts';
import { changeDevice } from './change-device.ts';
import { findParts } from './find-part.ts';
import { forgetRemaining, keepRemaining, type StepsToPlay } from './remaining-steps.ts';
import { filesOf } from './sample-files.ts';
import type { Decision } from './step-note.tsx';
import { hidePointer, pointAt, type StepPace } from './step-pointer.ts';
import { fieldWords, goalOf, wordsOf } from './step-words.ts';
import { tellOffline } from './tell-offline.ts';
import { whenIdle } from './when-idle.ts';

/** A slow laptop with one state in six looks still gets there. */
const PATIENCE_MS = 20_000;

/** Shorter waits are not shown. */
const SILENCE_MS = 3_000;

type SteppedBackend = Pick<Backend, 'calls' | 'clock' | 'faults'>;

/** How the page shows what it waits for, and what has failed. */
export interface StepNotes {
  wait(text: string): void;
  /** Undefined when nobody is asked. */
  ask(text: string, decisions: readonly Decision[]): Promise<Decision> | undefined;
  hide(): void;
}

/**
 * Plays the steps of a state, and writes the result to the document: `data-state`, and the reason in `data-missed`. What
 * shows the state is marked.
 */
export async function play(
  { id, path = '', steps = [], pace = 'instant', shows }: StepsToPlay,
  backend: SteppedBackend,
  notes?: StepNotes,
): Promise<void> {
  try {
    for (const [index, step] of steps.entries()) {
      const keepFrom = (next: number) => keepRemaining({ id, path, steps: steps.slice(next), pace, shows });
      keepFrom(index);
      const goal = goalOf(step);
      notes?.wait(pace === 'instant' ? 'Setting up…' : `Step ${index + 1} of ${steps.length}: ${goal}`);
      await attempt(notes, {
        goal,
        run: () => doStep(step, backend, { pace, onPress: () => keepFrom(index + 1) }),
        failure: (reason) => `Step ${index + 1} of ${steps.length} cannot be done. ${reason}`,
        decisions: ['skip', 'stop'],
      });
    }
    const shown =
      shows &&
      (await attempt(notes, {
        goal: wordsOf(shows),
        run: () => waitForPart(shows),
        failure: () => `The ${wordsOf(shows)} did not appear.`,
        decisions: ['stop'],
      }));
    // Pictures are cropped to it.
    shown?.setAttribute('data-shows-state', '');
    // Content that loads above it later would push it out of the window.
    await whenIdle(document.body);
    if (shown) bringIntoView(shown, path);
    notes?.hide();
    report();
  } catch (cause) {
    report(reasonOf(cause));
  } finally {
    hidePointer();
    forgetRemaining();
  }
}

/** Reports the result to `npm run storyboard`, and to the storyboard if this page is in its frame. */
export function report(problem?: string): void {
  const { dataset } = document.documentElement;
  if (problem !== undefined) dataset['missed'] = problem;
  dataset['state'] = problem === undefined ? 'shown' : 'missed';
  if (window.frameElement) parent.postMessage({ kind: 'stateReached', problem }, location.origin);
}

interface Attempt<T> {
  goal: string;
  run(): Promise<T>;
  /** @param reason a sentence */
  failure(reason: string): string;
  decisions: readonly Decision[];
}

/** @returns undefined when the person skips it */
async function attempt<T>(
  notes: StepNotes | undefined,
  { goal, run, failure, decisions }: Attempt<T>,
): Promise<T | undefined> {
  const silence = setTimeout(() => notes?.wait(`Waiting for the ${goal}…`), SILENCE_MS);
  try {
    return await run();
  } catch (cause) {
    clearTimeout(silence);
    if ((await notes?.ask(failure(reasonOf(cause)), decisions)) !== 'skip') throw cause;
    return undefined;
  } finally {
    clearTimeout(silence);
  }
}

/** The first line of an error: the others show the document. */
export function reasonOf(cause: unknown): string {
  return cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
}

interface StepOptions {
  pace?: StepPace;
  /** Before a press, which may lead to another page. */
  onPress?(): void;
}

export async function doStep(
  step: StateStep,
  { calls, clock, faults }: SteppedBackend,
  { pace = 'instant', onPress }: StepOptions = {},
): Promise<unknown> {
  switch (step.do) {
    case 'press': {
      const pressed = await waitForPart(step.part);
      await pointAt(pressed, pace);
      onPress?.();
      pressOn(pressed);
      // The next screen takes the focus when it has come, which would close a menu or a dialog.
      return pressed.closest('a') ? whenIdle(document.body) : undefined;
    }
    case 'see':
      return waitForPart(step.part);
    case 'type': {
      const field = await waitForField(step.field);
      await pointAt(field, pace);
      pressOn(field);
      return fireEvent.input(field, { target: { value: step.text } });
    }
    case 'select': {
      const field = (await waitForField(step.field)) as HTMLSelectElement;
      await pointAt(field, pace);
      const option = [...field.options].find(({ text }) => text === step.option);
      if (!option) throw new Error(`The field “${step.field}” has no “${step.option}”.`);
      pressOn(field);
      return fireEvent.change(field, { target: { value: option.value } });
    }
    case 'choose':
      return handOver(await filesOf(step.files), step.field);
    case 'pass':
      return clock.advance(step.ms);
    case 'line':
      await faults.setLine(step.line);
      return tellOffline(step.line === 'offline');
    case 'device':
      return changeDevice(step.is);
    case 'answered':
      return waitForAnswers(calls);
  }
}

/** As by a pointer. */
function pressOn(element: HTMLElement): void {
  fireEvent.pointerDown(element);
  element.focus();
  element.click();
}

/** The field with this label. */
export const findField = (label: string) => queryByLabelText<HTMLInputElement>(document.body, label);

/** Gives files to a field. Photos for a training are dropped on the collapsed step, which then expands. */
async function handOver(files: File[], label: string): Promise<void> {
  if (files.length === 0) throw new Error('It chooses no file.');
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  // The page listens for drops a moment after it is shown.
  const find = () => findField(label) ?? (label === 'Training photos' && isTaken(dataTransfer) && 'dropped');
  // Not at each change of the page, because a drop changes the page.
  const field = await appears(fieldWords(label), find, { container: document.createElement('div') });
  if (field === 'dropped') return;
  field.focus();
  field.files = dataTransfer.files;
  fireEvent.change(field);
}

/** Drops files on the collapsed step. @returns whether the app took them */
function isTaken(dataTransfer: DataTransfer): boolean {
  const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  return document.getElementById('photos')?.dispatchEvent(drop) === false;
}

const BETWEEN_CALLS_MS = 300;

/** One call often follows another. A call with a hang fault has no answer to wait for. */
async function waitForAnswers(calls: SteppedBackend['calls']): Promise<void> {
  const isOpen = ({ answer, faults }: Call) => !answer && faults.every(({ kind }) => kind !== 'hang');
  let since = Date.now();
  await waitFor(
    () => {
      if (calls.list().some(isOpen)) since = Date.now();
      if (Date.now() - since < BETWEEN_CALLS_MS) throw new Error('A call has no answer.');
    },
    { timeout: PATIENCE_MS, interval: 100 },
  );
}

const waitForField = (label: string): Promise<HTMLElement> =>
  appears(fieldWords(label), () => findField(label));

function waitForPart(part: Part): Promise<HTMLElement> {
  const start = Date.now();
  return appears(wordsOf(part), () => {
    // Fewer parts may have this name where the window is narrower: then the last of them is meant.
    const isLate = Date.now() - start > SILENCE_MS;
    return findParts(part)[0] ?? (isLate && findParts({ ...part, at: undefined }).at(-1));
  });
}

/** Waits for what `find` finds on the page. @param what its name, for the message when it does not come */
function appears<T>(
  what: string,
  find: () => T | false | null | undefined,
  options?: waitForOptions,
): Promise<T> {
  const look = () => {
    const found = find();
    if (found) return found;
    throw new Error(`There is no ${what}.`);
  };
  return waitFor(look, { timeout: PATIENCE_MS, interval: 100, ...options });
}

/** Scrolls to the part that the hash names, or to the element that shows the state if it is further down. */
function bringIntoView(shown: HTMLElement, path: string): void {
  if (shown.closest('[role=dialog]')) return;
  const [, hash] = path.split('#');
  const section = hash === undefined ? null : document.getElementById(hash);
  section?.scrollIntoView({ behavior: 'instant' });
  const { top, bottom } = shown.getBoundingClientRect();
  // The text of a notice is below its heading.
  // A region has its own margin below the header.
  const block = shown.matches('section') ? 'start' : 'center';
  if (top < 0 || bottom > innerHeight * 0.9) shown.scrollIntoView({ behavior: 'instant', block });
}
