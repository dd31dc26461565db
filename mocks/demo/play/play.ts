import { findByLabelText, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { whenQuiet } from './when-quiet.ts';
import type { Backend } from '../../backend.ts';
import { findParts } from './find-part.ts';
import { filesOf } from './sample-files.ts';
import type { State } from '../../states/state.ts';
import type { Hands, Part } from '../../states/steps.ts';

/** A slow laptop with six states at once still gets there. */
const PATIENCE_MS = 20_000;

/** Plays the steps of a state, and writes the result to the document: `data-state`, and the reason in `data-missed`. */
export async function play(
  { id, path, steps = [], shows }: State,
  { clock }: Pick<Backend, 'clock'>,
): Promise<void> {
  const { dataset } = document.documentElement;
  const { focus, blur } = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
  const hands: Hands = {
    user: userEvent.setup({ delay: null }),
    clock,
    find: waitForPart,
    field: (label) => findByLabelText(document.body, label, {}, { timeout: PATIENCE_MS }),
    files: filesOf,
  };
  try {
    for (const step of steps) await step(hands);
    const shown = await waitForPart(shows);
    // Content that loads above it would push it out of the window.
    await whenQuiet(document.body);
    bringIntoView(shown, path);
    dataset['state'] = 'shown';
  } catch (cause) {
    dataset['missed'] =
      `${id}: ${cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause)}`;
    dataset['state'] = 'missed';
  } finally {
    // user-event puts its own in their place, which throw in a frame that is taken away.
    Object.defineProperties(HTMLElement.prototype, { focus, blur });
  }
}

async function waitForPart(part: Part): Promise<HTMLElement> {
  return waitFor(
    () => {
      const [found] = findParts(part);
      if (found) return found;
      throw new Error(`There is no ${part.role} ${String(part.name ?? '')}.`);
    },
    { timeout: PATIENCE_MS, interval: 100 },
  );
}

/** The part of the address's hash, or the element that shows the state if it is further down. */
function bringIntoView(shown: HTMLElement, path: string): void {
  if (shown.closest('[role=dialog]')) return;
  const [, hash] = path.split('#');
  const section = hash === undefined ? null : document.getElementById(hash);
  section?.scrollIntoView({ behavior: 'instant' });
  const { top, bottom } = shown.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) shown.scrollIntoView({ behavior: 'instant', block: 'center' });
}
