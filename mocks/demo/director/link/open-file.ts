import { enterState } from '#mocks/demo/start/enter-state.ts';
import { playSteps } from '#mocks/demo/start/play-steps.ts';
import { createStore } from '#shared/lib/store.ts';
import type { Director } from '../director.ts';
import { readStateFile } from './state-link.ts';

/** Why the last file was not opened. */
export const fileProblem = createStore<string | undefined>(undefined);

/** Shows the state of a file. */
export async function openFile(file: File | undefined, { backend, remount, goTo }: Director): Promise<void> {
  if (!file) return;
  try {
    const { screen, speed, ...state } = readStateFile(await file.text(), location.origin);
    await remount(async () => {
      await enterState(backend, state);
      if (speed !== undefined) backend.clock.setSpeed(speed);
      goTo(screen);
    });
    fileProblem.set(undefined);
    if (state.changes?.steps) await playSteps({ steps: state.changes.steps }, backend, true);
  } catch (error) {
    fileProblem.set(`${file.name}: ${(error as Error).message}`);
  }
}
