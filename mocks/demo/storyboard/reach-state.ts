import { stateHref } from '#mocks/states/state-href.ts';
import type { State } from '#mocks/states/state.ts';
import { SIZES, type Look } from './looks.ts';

const LOOK_EVERY_MS = 100;
/** A slow laptop with three states at once still gets there. */
const PATIENCE_MS = 60_000;

/** Opens a state in a frame, on a new device. The frame keeps its focus to itself (`stay-in-frame.ts`). */
export function openIn(
  frame: HTMLIFrameElement,
  state: State,
  { size, theme }: Look,
  isPaused: boolean,
): void {
  const { width, height } = SIZES[size];
  frame.title = `${state.title}, ${width} px, ${theme}`;
  frame.dataset['stays'] = '';
  Object.assign(frame, { width: String(width), height: String(height) });
  const look = { isIsolated: true, isPaused, isBare: true, theme };
  const { href } = new URL(stateHref(state, import.meta.env.BASE_URL, look), location.href);
  delete frame.contentDocument?.documentElement.dataset['state'];
  frame.contentWindow?.location.replace(href);
}

/** Resolves when the state is reached in the frame, with the reason when it is not. */
export async function reached(frame: HTMLIFrameElement): Promise<string | undefined> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end && frame.isConnected) {
    const dataset = frame.contentDocument?.documentElement?.dataset;
    if (dataset?.['state'] !== undefined) return dataset['missed'];
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return 'it took too long.';
}
