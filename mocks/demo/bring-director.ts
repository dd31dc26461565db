import { whenQuiet } from './play/when-quiet.ts';
import { isAskedEarly } from './start/director-door.ts';
import type { Stage } from './start/stage.ts';

/** The director is loaded last, unless it is opened. */
export async function bringDirector(stage: Stage): Promise<void> {
  await Promise.race([whenQuiet(document.body), isAskedEarly]);
  const { showDirector } = await import('./director/show-director.tsx');
  showDirector(stage);
}
