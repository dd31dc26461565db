import type { ScreenState } from './screen-state.ts';
import { checkoutStates } from './states/checkout.ts';
import { createStates, dashboardStates, jobStates } from './states/jobs.ts';
import { generatorStates, postStates, reverseStates, writingStates } from './states/making.ts';
import { errorStates, landingStates, signInStates } from './states/open-pages.ts';
import { photoStates } from './states/photos.ts';
import { studioStates } from './states/studio.ts';
import { trainingStates } from './states/training.ts';

/** Every screen in every state, in the order in which a person meets them. */
export const STATES: readonly ScreenState[] = [
  ...landingStates,
  ...signInStates,
  ...studioStates,
  ...photoStates,
  ...trainingStates,
  ...reverseStates,
  ...generatorStates,
  ...writingStates,
  ...postStates,
  ...dashboardStates,
  ...createStates,
  ...jobStates,
  ...checkoutStates,
  ...errorStates,
];
