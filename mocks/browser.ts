import { bringDirector } from './demo/bring-director.ts';
import { isFirst, leavePage } from './demo/start/leave-page.ts';
import type { AppHost } from './demo/start/start.ts';
import { settled } from './demo/steps/settled.ts';

interface StartedBackend {
  /** Simulated milliseconds since the epoch. */
  now(): number;
  /** Problems of the start, as sentences. */
  problem: string | undefined;
}

/**
 * Starts the simulated backend in the page: the app's only entry into `mocks/`, imported dynamically and in the demo
 * only. Resolves when requests are served. Never resolves when the page navigates away.
 * @param remount unmounts the app, runs the change, and mounts it again with empty caches
 */
export async function startMockBackend(remount: AppHost['remount']): Promise<StartedBackend> {
  await addSlash();
  const { start } = await import('./demo/start/start.ts');
  const { host, hasDirector, problem } = await start(remount);
  if (hasDirector) void bringDirector(host);
  void preloadDrawing(host);
  return { now: host.backend.clock.now, problem };
}

/** Preloads the drawing code; after a failure the first picture loads it again. */
async function preloadDrawing({ backend }: AppHost): Promise<void> {
  await settled(backend.requests);
  await import('./generators/picture/draw-picture.ts')
    .then((drawing) => drawing.prepareDrawing())
    .catch(() => undefined);
}

/** Redirects `/demo` to `/demo/`, the base of the app's addresses. It redirects only once, because a host may remove the slash again. */
async function addSlash(): Promise<void> {
  const { pathname, search, hash } = location;
  if (`${pathname}/` !== import.meta.env.BASE_URL || !isFirst('slash')) return;
  await leavePage(() => location.replace(`${import.meta.env.BASE_URL}${search}${hash}`));
}
