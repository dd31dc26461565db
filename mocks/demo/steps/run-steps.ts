import { STATES } from '#mocks/states/states.ts';
import { doStep, reasonOf, waitForPart, type SteppedBackend } from './do-step.ts';
import { forgetPlan, stepsOf, storePlan, type PlannedSteps } from './planned-steps.ts';
import { settled } from './settled.ts';
import { goalOf, wordsOf } from './step-words.ts';

/** Shorter waits are not shown. */
const SILENCE_MS = 3_000;

/** Shows what the steps wait for, and why they ended. */
export interface StepNotes {
  wait(text: string): void;
  fail(text: string): void;
  hide(): void;
}

/**
 * Runs the steps of a plan, and scrolls to what shows the state. Writes the result to the document (`data-state`), and the
 * reason when the state was not reached (`data-missed`).
 */
export async function runSteps(
  plan: PlannedSteps,
  backend: SteppedBackend,
  notes?: StepNotes,
): Promise<void> {
  const steps = stepsOf(plan);
  const { shows, path = '' } = plan.state ? STATES[plan.state] : {};
  try {
    for (let next = plan.next; next < steps.length; next += 1) {
      const step = steps[next];
      if (!step) continue;
      storePlan({ ...plan, next });
      notes?.wait('Setting up…');
      const beforeClick = () => storePlan({ ...plan, next: next + 1 });
      await withNote(notes, goalOf(step), () => doStep(step, backend, beforeClick)).catch(
        (cause: unknown) => {
          throw new Error(`Step ${next + 1} of ${steps.length} failed. ${reasonOf(cause)}`);
        },
      );
    }
    const shown = shows && (await withNote(notes, wordsOf(shows), () => waitForPart(shows)));
    // Pictures are cropped to it.
    shown?.setAttribute('data-shows-state', '');
    // Content that loads later above it would push it out of the window.
    await settled(backend.requests);
    if (shown) bringIntoView(shown, path);
    notes?.hide();
    report();
  } catch (cause) {
    notes?.fail(reasonOf(cause));
    report(reasonOf(cause));
  } finally {
    forgetPlan();
  }
}

/** Shows after a while what is waited for. */
async function withNote<T>(notes: StepNotes | undefined, goal: string, run: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => notes?.wait(`Waiting for the ${goal}…`), SILENCE_MS);
  try {
    return await run();
  } finally {
    clearTimeout(timer);
  }
}

/** Reports the result to `npm run storyboard`, and to the storyboard if this page is in its frame. */
function report(problem?: string): void {
  const { dataset } = document.documentElement;
  if (problem !== undefined) dataset['missed'] = problem;
  dataset['state'] = problem === undefined ? 'shown' : 'missed';
  if (window.frameElement) parent.postMessage({ kind: 'stateReached', problem }, location.origin);
}

/** Scrolls to the part that the hash names, or to the element that shows the state if it is further down. */
function bringIntoView(shown: HTMLElement, path: string): void {
  if (shown.closest('[role=dialog]')) return;
  const [, hash] = path.split('#');
  const section = hash === undefined ? null : document.getElementById(hash);
  section?.scrollIntoView({ behavior: 'instant' });
  const { top, bottom } = shown.getBoundingClientRect();
  // The text of a notice is below its heading. A region has its own margin below the header.
  const block = shown.matches('section') ? 'start' : 'center';
  if (top < 0 || bottom > innerHeight * 0.9) shown.scrollIntoView({ behavior: 'instant', block });
}
