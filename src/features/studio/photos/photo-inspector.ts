import { inspectPhoto, type Inspection } from './inspect-photo.ts';

/** An idle worker is terminated after this time, which frees what it decoded. */
const IDLE_MS = 5_000;

let worker: Worker | undefined;
let hasNoWorker = false;
let idleTimer: ReturnType<typeof setTimeout> | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Inspects files one at a time, off the main thread where the browser can. */
export function inspectInTurn(file: Blob): Promise<Inspection> {
  const next = last.then(() => inspect(file));
  last = next;
  return next;
}

async function inspect(file: Blob): Promise<Inspection> {
  if (hasNoWorker || typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') {
    return inspectPhoto(file);
  }
  clearTimeout(idleTimer);
  try {
    worker ??= new Worker(new URL('./inspect-worker.ts', import.meta.url), { type: 'module' });
    return await ask(worker, file);
  } catch {
    // It did not load or ran out of memory: from now on the page inspects files itself.
    hasNoWorker = true;
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
  const { promise, resolve, reject } = Promise.withResolvers<Inspection>();
  const listening = new AbortController();
  const { signal } = listening;
  darkroom.addEventListener('message', (event: MessageEvent<Inspection>) => resolve(event.data), { signal });
  darkroom.addEventListener('error', reject, { signal });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
  darkroom.postMessage(file);
  return promise.finally(() => listening.abort());
}
