import { whenIdle } from './play/when-idle.ts';
import { isAskedEarly } from './start/director-opener.ts';
import type { AppHost } from './start/start.ts';

/** Loads the director last, unless it is opened. Space is reserved for it from the start, so that nothing moves when it comes. */
export async function bringDirector(host: AppHost): Promise<void> {
  document.documentElement.dataset['director'] = 'closed';
  void import('./director/panel-space.css');
  await Promise.race([whenIdle(document.body), isAskedEarly]);
  const { showDirector } = await import('./director/show-director.tsx');
  showDirector(host);
}
