import { createContext, use, useState, type ReactNode } from 'react';
import { FileDrop } from '../../../src/shared/ui/file-drop.tsx';
import { enterState } from '../start/enter-state.ts';
import { playScene } from '../start/play-scene.ts';
import { readHar, type JudgedHar } from './network/har.ts';
import { useDirector } from './director.ts';
import { readStateFile } from './link/state-link.ts';

type OpenedHar = JudgedHar & { name: string };

interface Opener {
  /** Opens a file anywhere in the panel: shows a state, or checks the calls of a HAR. */
  openFile(file: File | undefined): Promise<void>;
  /** Why the last file was not opened. */
  problem: string | undefined;
  forgetProblem(): void;
  har: OpenedHar | undefined;
  closeHar(): void;
}

export const OpenerContext = createContext<Opener | null>(null);

/** @param onHar a HAR has come */
export function useOpener(onHar: () => void): Opener {
  const { backend, ask, remount, goTo } = useDirector();
  const [problem, setProblem] = useState<string>();
  const [har, setHar] = useState<OpenedHar>();

  async function openState(text: string) {
    const reading = readStateFile(text, location.origin);
    if ('problem' in reading) throw new Error(reading.problem);
    const { screen, speed, ...state } = reading.value;
    await remount(async () => {
      await enterState({ backend, ask }, state);
      if (speed !== undefined) backend.clock.setSpeed(speed);
      goTo(screen);
    });
    if (state.changes?.steps) await playScene({ steps: state.changes.steps }, backend);
  }

  async function openHar(name: string, text: string) {
    setHar({ ...readHar(text, await import('../../server/contract-check.ts')), name });
    onHar();
  }

  async function openFile(file: File | undefined) {
    if (!file) return;
    const text = await file.text();
    const isHar = file.name.endsWith('.har') || /^\s*\{\s*"log"/.test(text);
    try {
      await (isHar ? openHar(file.name, text) : openState(text));
      setProblem(undefined);
    } catch (error) {
      setProblem(`${file.name}: ${(error as Error).message}`);
    }
  }

  return {
    openFile,
    problem,
    forgetProblem: () => setProblem(undefined),
    har,
    closeHar: () => setHar(undefined),
  };
}

export function useOpened(): Opener {
  const opener = use(OpenerContext);
  if (!opener) throw new Error('useOpened was called outside of the director.');
  return opener;
}

/** A place to drop or choose a file; every one takes every kind. */
export function OpenFile({ label, children }: { label: string; children: ReactNode }) {
  const { openFile } = useOpened();
  return (
    <FileDrop
      label={label}
      accept={{ 'application/json': ['.json', '.har'] }}
      onFiles={([file]) => void openFile(file)}
      className="director-drop"
    >
      {children}
    </FileDrop>
  );
}
