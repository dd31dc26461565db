import type { ReactNode } from 'react';
import { createStore } from '../../../src/shared/lib/store.ts';
import { FileDrop } from '../../../src/shared/ui/file-drop.tsx';
import { openDirector } from '../start/director-door.ts';
import { enterState } from '../start/enter-state.ts';
import { playScene } from '../start/play-scene.ts';
import { readHar, type JudgedHar } from './network/har.ts';
import { useDirector, type Director } from './director.ts';
import { readStateFile } from './link/state-link.ts';

/** The HAR that was opened, and why the last file was not opened. */
export const opened = createStore<{ har?: JudgedHar & { name: string }; problem?: string | undefined }>({});

export const setProblem = (problem?: string) => opened.set({ ...opened.get(), problem });

/** Opens a file: shows a state, or checks the calls of a HAR. */
export async function openFile(file: File | undefined, director: Director): Promise<void> {
  if (!file) return;
  const { name } = file;
  const text = await file.text();
  const isHar = name.endsWith('.har') || /^\s*\{\s*"log"/.test(text);
  try {
    if (isHar) {
      opened.set({ har: { ...readHar(text, await import('../../server/contract-check.ts')), name } });
      return openDirector('network');
    }
    await openState(text, director);
    setProblem();
  } catch (error) {
    setProblem(`${name}: ${(error as Error).message}`);
  }
}

async function openState(text: string, { backend, ask, remount, goTo }: Director): Promise<void> {
  const { screen, speed, ...state } = readStateFile(text, location.origin);
  await remount(async () => {
    await enterState({ backend, ask }, state);
    if (speed !== undefined) backend.clock.setSpeed(speed);
    goTo(screen);
  });
  if (state.changes?.steps) await playScene({ steps: state.changes.steps }, backend);
}

/** A place to drop or choose a file; every one takes every kind. */
export function OpenFile({ label, children }: { label: string; children: ReactNode }) {
  const director = useDirector();
  return (
    <FileDrop
      label={label}
      accept={{ 'application/json': ['.json', '.har'] }}
      onFiles={([file]) => void openFile(file, director)}
      className="director-drop"
    >
      {children}
    </FileDrop>
  );
}
