import type { ScreenState } from './screen-state.ts';
import { checkoutStates } from './states/checkout.ts';
import { jobStates } from './states/jobs.ts';
import { makingStates } from './states/making.ts';
import { openPages } from './states/open-pages.ts';
import { photoStates } from './states/photos.ts';
import { studioStates } from './states/studio.ts';
import { trainingStates } from './states/training.ts';

/** Every screen in every state, in the order in which a person meets them. */
export const STATES: readonly ScreenState[] = [
  ...openPages.filter(({ group }) => group !== 'Errors'),
  ...studioStates,
  ...photoStates,
  ...trainingStates,
  ...makingStates,
  ...jobStates,
  ...checkoutStates,
  ...openPages.filter(({ group }) => group === 'Errors'),
];
