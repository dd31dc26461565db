import { whenQuiet } from './play/when-quiet.ts';
import { isAskedEarly } from './start/director-door.ts';
import type { Stage } from './start/stage.ts';

/** The director is loaded last, unless it is opened. Its room is kept from the start, so that it moves nothing when it comes. */
export async function bringDirector(stage: Stage): Promise<void> {
  document.documentElement.dataset['director'] = 'closed';
  void import('./director/room.css');
  await Promise.race([whenQuiet(document.body), isAskedEarly]);
  const { showDirector } = await import('./director/show-director.tsx');
  showDirector(stage);
}
