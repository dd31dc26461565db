import { lazyModule } from '#shared/lib/lazy-module.ts';
import type { Inspection } from './inspect-photo.ts';

/** The inspection code, loaded only in browsers without the worker. */
const inspectionCode = lazyModule(async () => (await import('./inspect-photo.ts')).inspectPhoto);

/** The time after which an idle worker is terminated to free its memory. */
const IDLE_MS = 5_000;
/** Some browsers kill a worker without an event. The largest photo takes a slow phone a few seconds. */
const RESPONSE_TIMEOUT_MS = 20_000;

let worker: Worker | undefined;
let canUseWorker = typeof Worker === 'function' && typeof OffscreenCanvas === 'function';
let idleTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Inspects a file off the main thread where possible. Call it for one file at a time, because responses do not identify
 * their file.
 */
export async function inspectInWorker(file: File): Promise<Inspection> {
  if (!canUseWorker) return inspectInPage(file);
  clearTimeout(idleTimer);
  try {
    worker ??= new Worker(new URL('./inspect-worker.ts', import.meta.url), { type: 'module' });
    return await requestInspection(worker, file);
  } catch {
    // The worker could not be loaded, ran out of memory or was killed. From now on files are inspected in the page.
    canUseWorker = false;
    closeWorker();
    return inspectInPage(file);
  } finally {
    idleTimer = setTimeout(closeWorker, IDLE_MS);
  }
}

async function inspectInPage(file: File): Promise<Inspection> {
  const inspectPhoto = await inspectionCode.load().catch(() => undefined);
  return (
    inspectPhoto?.(file) ?? {
      isUsable: false,
      cause: 'cannot be checked. Reload this page, then add it again',
    }
  );
}

function closeWorker(): void {
  worker?.terminate();
  worker = undefined;
}

/** Sends a file to the worker. Rejects when the worker fails or does not respond. */
function requestInspection(worker: Worker, file: File): Promise<Inspection> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Inspection>) => resolve(data), {
      once: true,
    });
    worker.addEventListener('error', reject, { once: true });
    setTimeout(reject, RESPONSE_TIMEOUT_MS);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
    worker.postMessage(file);
  });
}
