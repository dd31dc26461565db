import type { AppHost } from './start/start.ts';
import { settled } from './steps/settled.ts';

/** Loads the director after the first screen and its data have loaded. */
export async function bringDirector(host: AppHost): Promise<void> {
  await settled(host.backend.requests);
  const { showDirector } = await import('./director/show-director.tsx');
  showDirector(host);
}
