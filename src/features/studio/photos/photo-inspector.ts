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
  clearTimeout(idleTimer);
  worker ??= openWorker();
  if (!worker) return inspectPhoto(file);
  const answer = await ask(worker, file);
  idleTimer = setTimeout(closeWorker, IDLE_MS);
  if (answer) return answer;
  // The worker did not load or ran out of memory: from now on the page inspects files itself.
  hasNoWorker = true;
  closeWorker();
  return inspectPhoto(file);
}

function openWorker(): Worker | undefined {
  if (hasNoWorker || typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return undefined;
  try {
    return new Worker(new URL('./inspect-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    hasNoWorker = true;
    return undefined;
  }
}

function closeWorker(): void {
  worker?.terminate();
  worker = undefined;
}

/** @returns undefined when the worker itself failed. */
function ask(darkroom: Worker, file: Blob): Promise<Inspection | undefined> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const settle = (answer: Inspection | undefined) => {
      listening.abort();
      resolve(answer);
    };
    const { signal } = listening;
    darkroom.addEventListener('message', (event: MessageEvent<Inspection>) => settle(event.data), { signal });
    darkroom.addEventListener('error', () => settle(undefined), { signal });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
    darkroom.postMessage(file);
  });
}
