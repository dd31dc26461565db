import type { Backend } from '#mocks/backend.ts';
import type { StateId } from '#mocks/states/states.ts';
import type { PlannedSteps } from '../steps/planned-steps.ts';

let openedState: StateId | undefined;

/** The state that `?state=` opened in this page. */
export const stateOfPage = () => openedState;

/** Runs the planned steps after the app has loaded. In the storyboard's frame, the storyboard shows failures. */
export async function startSteps(plan: PlannedSteps, backend: Backend): Promise<void> {
  openedState = plan.state;
  const [{ runSteps }, { showStepNote, hideStepNote }] = await Promise.all([
    import('../steps/run-steps.ts'),
    import('../steps/step-note.tsx'),
  ]);
  const notes = {
    wait: (text: string) => showStepNote('status', text),
    fail: (text: string) => showStepNote('alert', text),
    hide: hideStepNote,
  };
  await runSteps(plan, backend, window.frameElement ? undefined : notes);
}
