import { enterState } from '#mocks/demo/start/enter-state.ts';
import { playScene } from '#mocks/demo/start/play-scene.ts';
import { createStore } from '#shared/lib/store.ts';
import type { Director } from '../director.ts';
import { readStateFile } from './state-link.ts';

/** Why the last file was not opened. */
export const fileProblem = createStore<string | undefined>(undefined);

/** Shows the state of a file. */
export async function openFile(
  file: File | undefined,
  { backend, ask, remount, goTo }: Director,
): Promise<void> {
  if (!file) return;
  try {
    const { screen, speed, ...state } = readStateFile(await file.text(), location.origin);
    await remount(async () => {
      await enterState({ backend, ask }, state);
      if (speed !== undefined) backend.clock.setSpeed(speed);
      goTo(screen);
    });
    fileProblem.set(undefined);
    if (state.changes?.steps) await playScene({ steps: state.changes.steps }, backend, true);
  } catch (error) {
    fileProblem.set(`${file.name}: ${(error as Error).message}`);
  }
}
