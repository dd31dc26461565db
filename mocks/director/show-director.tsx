import { createRoot } from 'react-dom/client';
import './director.css';
import type { Stage } from '../browser/start.ts';
import { createDirector } from './create-director.ts';
import { DirectorContext } from './director.ts';
import { Lens } from './lens/lens.tsx';
import { DirectorShell } from './shell/director-shell.tsx';

/** Puts the director beside the app, in a root of its own: what fails in one does not touch the other. */
export function showDirector(stage: Stage): void {
  const element = document.createElement('div');
  element.id = 'director';
  document.body.append(element);
  createRoot(element).render(
    <DirectorContext value={createDirector(stage)}>
      <DirectorShell />
      <Lens />
    </DirectorContext>,
  );
}
