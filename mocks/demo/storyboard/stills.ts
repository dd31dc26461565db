import type { State } from '#mocks/states/state.ts';
import { createStore } from '#shared/lib/store.ts';
import type { Look } from './looks.ts';
import { pictureOf } from './picture-of.ts';
import { openIn, reached } from './reach-state.ts';
import { takeTurns } from './take-turns.ts';

/** The picture of a state, or why there is none. */
export interface Still {
  src: string | undefined;
  problem: string | undefined;
}

/** How many pictures were asked for and are not there yet. */
export const picturesToCome = createStore(0);

/** Each runs the whole app, so only a few run at once. */
const turns = takeTurns(3, (open) => picturesToCome.set(open));
const stills = new Map<string, Still>();
const keyOf = ({ id }: State, { size, theme }: Look) => `${id} ${size} ${theme}`;

/** A state that was rendered before, in this look. */
export function knownStill(state: State, look: Look): Still | undefined {
  return stills.get(keyOf(state, look));
}

/** Opens the state to take its picture. @returns cancels it before it is opened */
export function askForStill(
  state: State,
  look: Look,
  scale: number,
  onStill: (still: Still) => void,
): () => void {
  return turns.ask(async () => {
    const key = keyOf(state, look);
    const still = stills.get(key) ?? (await takeStill(state, look, scale));
    stills.set(key, still);
    onStill(still);
  });
}

async function takeStill(state: State, look: Look, scale: number): Promise<Still> {
  const frame = resting.pop() ?? frameBeside();
  openIn(frame, state, look, true);
  try {
    const problem = await reached(frame);
    const picture = frame.contentWindow && (await pictureOf(frame.contentWindow, scale));
    return { src: picture ? URL.createObjectURL(picture) : undefined, problem };
  } catch (cause) {
    return { src: undefined, problem: cause instanceof Error ? cause.message : String(cause) };
  } finally {
    // A page that is left gives its memory back at once.
    frame.contentWindow?.location.replace('about:blank');
    resting.push(frame);
    hastenCollection();
  }
}

/**
 * The browser collects the pages that were left when the scripts' memory grows, and theirs is mostly images and fonts. A
 * buffer that is never touched takes none, but counts: 130 states take 0.6 GB at most, and 1.2 GB without it (Chromium).
 */
function hastenCollection(): void {
  try {
    // Without a call, a build would leave it out.
    new ArrayBuffer(256 * 2 ** 20).slice(0, 0);
  } catch {
    // No room to count with.
  }
}

const resting: HTMLIFrameElement[] = [];

/** A frame beside the page: never seen, but within the window, so that all of it counts as shown. */
function frameBeside(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = 'storyboard-stage';
  frame.inert = true;
  frame.ariaHidden = 'true';
  document.body.append(frame);
  return frame;
}
