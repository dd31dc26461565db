import { STATES } from '#mocks/states/states.ts';
import { doStep, reasonOf, waitForPart, type SteppedBackend } from './do-step.ts';
import { forgetPlan, stepsOf, storePlan, type PlannedSteps } from './planned-steps.ts';
import { settled } from './settled.ts';
import { goalOf, partLabel } from './step-labels.ts';

/** Shorter waits show no note. */
const NOTE_DELAY_MS = 3_000;

/** Shows the progress of the steps, and the reason of a failure. */
export interface StepNotes {
  wait(text: string): void;
  fail(text: string): void;
  hide(): void;
}

/**
 * Runs the steps of a plan, and scrolls to the part that shows the state. Writes the result to the document (`data-state`),
 * with the reason of a failure (`data-missed`).
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
    const shown = shows && (await withNote(notes, partLabel(shows), () => waitForPart(shows)));
    // Screenshots are cropped to this element.
    shown?.setAttribute('data-shows-state', '');
    // Content that loads later could push the element out of the window.
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

/** Shows a note if a step takes long. */
async function withNote<T>(notes: StepNotes | undefined, goal: string, run: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => notes?.wait(`Waiting for the ${goal}…`), NOTE_DELAY_MS);
  try {
    return await run();
  } finally {
    clearTimeout(timer);
  }
}

/** Reports the result to `npm run storyboard`, and to the storyboard that frames this page. */
function report(problem?: string): void {
  const { dataset } = document.documentElement;
  if (problem !== undefined) dataset['missed'] = problem;
  dataset['state'] = problem === undefined ? 'shown' : 'missed';
  if (window.frameElement) parent.postMessage({ kind: 'stateReached', problem }, location.origin);
}

/** Scrolls to the section of the hash, or further down to the element that shows the state. */
function bringIntoView(shown: HTMLElement, path: string): void {
  if (shown.closest('[role=dialog]')) return;
  const [, hash] = path.split('#');
  const section = hash === undefined ? null : document.getElementById(hash);
  section?.scrollIntoView({ behavior: 'instant' });
  const { top, bottom } = shown.getBoundingClientRect();
  // A notice has its text below its heading, so it is centered. A section has a scroll margin below the header.
  const block = shown.matches('section') ? 'start' : 'center';
  if (top < 0 || bottom > innerHeight * 0.9) shown.scrollIntoView({ behavior: 'instant', block });
}
