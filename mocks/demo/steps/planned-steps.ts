import { STATES, type StateId } from '#mocks/states/states.ts';
import { choose, type StateStep } from '#mocks/states/steps.ts';

/** The steps that a page runs, and its progress. */
export interface PlannedSteps {
  /** The state whose steps are run. */
  state?: StateId | undefined;
  /** The number of sample photos to choose after these steps. */
  photos?: number | undefined;
  /** The index of the next step. */
  next: number;
}

/** All steps of a plan. */
export function stepsOf({ state, photos }: PlannedSteps): readonly StateStep[] {
  return [
    ...((state && STATES[state].steps) ?? []),
    ...(photos === undefined ? [] : [choose('Training photos', { photos })]),
  ];
}

const KEY = 'twin-studio-mock:planned-steps';

/** Stores the progress: a step may open another page, which runs the remaining steps. */
export function storePlan(plan: PlannedSteps): void {
  sessionStorage.setItem(KEY, JSON.stringify(plan));
}

export function forgetPlan(): void {
  sessionStorage.removeItem(KEY);
}

/** The plan that the previous page did not finish. */
export function storedPlan(): PlannedSteps | undefined {
  const text = sessionStorage.getItem(KEY);
  return text === null ? undefined : (JSON.parse(text) as PlannedSteps);
}
