import { useState } from 'react';
import { enterState } from '../../browser/enter-state.ts';
import { useDirector } from '../director.ts';
import { readStateFile } from './state-link.ts';

/** Shows the state that a file holds, or says why it cannot. */
export function useOpenState() {
  const { backend, ask, remount, goTo } = useDirector();
  const [problem, setProblem] = useState<string>();

  async function openFile(file: File | undefined) {
    if (!file) return;
    const reading = readStateFile(await file.text(), location.origin);
    setProblem('problem' in reading ? reading.problem : undefined);
    if ('problem' in reading) return;
    const { screen, speed, ...state } = reading.value;
    await remount(async () => {
      await enterState({ backend, ask }, state);
      if (speed !== undefined) backend.clock.setSpeed(speed);
      goTo(screen);
    });
  }
  return { problem, openFile };
}
