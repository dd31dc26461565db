import { whenQuiet } from './play/when-quiet.ts';
import type { AppHost } from './start/app-host.ts';
import { isAskedEarly } from './start/director-opener.ts';

/** The director is loaded last, unless it is opened. Its room is kept from the start, so that it moves nothing when it comes. */
export async function bringDirector(host: AppHost): Promise<void> {
  document.documentElement.dataset['director'] = 'closed';
  void import('./director/panel-space.css');
  await Promise.race([whenQuiet(document.body), isAskedEarly]);
  const { showDirector } = await import('./director/show-director.tsx');
  showDirector(host);
}
