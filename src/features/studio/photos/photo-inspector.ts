import { inspectPhoto, type Inspection } from './inspect-photo.ts';

/** An idle worker is terminated after this time, which frees what it decoded. */
const IDLE_MS = 5_000;

let worker: Worker | undefined;
let canUseWorker = typeof Worker === 'function' && typeof OffscreenCanvas === 'function';
let idleTimer: ReturnType<typeof setTimeout> | undefined;

/** Inspects a file off the main thread where the browser can. One at a time: an answer does not name its file. */
export async function inspectInWorker(file: Blob): Promise<Inspection> {
  if (!canUseWorker) return inspectPhoto(file);
  clearTimeout(idleTimer);
  try {
    worker ??= new Worker(new URL('./inspect-worker.ts', import.meta.url), { type: 'module' });
    return await ask(worker, file);
  } catch {
    // It did not load or ran out of memory: from now on the page inspects files itself.
    canUseWorker = false;
    closeWorker();
    return inspectPhoto(file);
  } finally {
    idleTimer = setTimeout(closeWorker, IDLE_MS);
  }
}

function closeWorker(): void {
  worker?.terminate();
  worker = undefined;
}

/** Rejects when the worker itself failed. */
function ask(darkroom: Worker, file: Blob): Promise<Inspection> {
  return new Promise((resolve, reject) => {
    darkroom.addEventListener('message', ({ data }: MessageEvent<Inspection>) => resolve(data), {
      once: true,
    });
    darkroom.addEventListener('error', reject, { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
    darkroom.postMessage(file);
  });
}
