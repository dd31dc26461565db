import { enterState } from '#mocks/demo/start/enter-state.ts';
import { playSteps } from '#mocks/demo/start/play-steps.ts';
import type { Director } from '../director.ts';
import { readStateFile } from './state-link.ts';

/** Shows the state of a file. @throws Error that says why it cannot be shown */
export async function openFile(file: File, { backend, remount, goTo }: Director): Promise<void> {
  const { screen, speed, ...state } = readStateFile(await file.text(), location.origin);
  await remount(async () => {
    await enterState(backend, state);
    if (speed !== undefined) backend.clock.setSpeed(speed);
    goTo(screen);
  });
  const { steps, pace } = state.changes ?? {};
  if (steps) void playSteps({ steps, pace }, backend, true);
}
