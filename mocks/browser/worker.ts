import type { RequestHandler } from 'msw';
import { isFirst } from './leave-page.ts';

/** After that the page answers its calls itself. A worker on a slow phone starts in half a second. */
const PATIENCE_MS = 5000;

/**
 * Starts the worker that lets this page answer its own calls.
 * @param lost called when the worker can no longer be relied on and the page has to answer its calls itself.
 * @returns false where none is to be had: no secure origin, refused by the browser or its settings, blocked in a
 * cross-site frame, out of scope, or silent.
 */
export async function startWorker(handlers: RequestHandler[], lost: () => void): Promise<boolean> {
  const url = new URL(`${import.meta.env.BASE_URL}${__MOCK_WORKER__}`, location.href).href;
  if (!(await isWorkerUsable(url))) return false;
  try {
    // Not before the check: on import it listens to navigator.serviceWorker, which throws in a sandboxed frame.
    const { setupWorker } = await import('msw/browser');
    const registration = await Promise.race([
      setupWorker(...handlers).start({
        quiet: true,
        onUnhandledFrame: 'bypass',
        serviceWorker: { url, options: { scope: import.meta.env.BASE_URL } },
      }),
      giveUpAfter(PATIENCE_MS),
    ]);
    stayWithWorker(registration?.active, lost);
    return true;
  } catch {
    return false;
  }
}

/**
 * A page below the scope that its registered worker does not control was reloaded past it (shift-reload), and MSW
 * would reload it again. It is answered in the page instead; the next visit has its worker back.
 */
async function isWorkerUsable(url: string): Promise<boolean> {
  try {
    if (!location.pathname.startsWith(import.meta.env.BASE_URL)) return false;
    const registrations = await navigator.serviceWorker.getRegistrations();
    const isRegistered = registrations.some(({ active }) => active?.scriptURL === url);
    return !isRegistered || navigator.serviceWorker.controller !== null;
  } catch {
    return false;
  }
}

/** Keeps the page answered when the worker changes under it. */
function stayWithWorker(started: ServiceWorker | null | undefined, lost: () => void): void {
  // Workers of one scope share their list of pages, so a worker of another release may ask this page, which MSW ignores:
  // the call would wait for ever, and so would the reload below.
  navigator.serviceWorker.addEventListener('message', ({ source, ports }) => {
    if (source !== started) ports[0]?.postMessage({ type: 'PASSTHROUGH' });
  });
  // Another tab installed the worker of another release.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst('worker-changed')) location.reload();
    else lost();
  });
  // Back from the back/forward cache: the worker forgets pages that sleep there.
  addEventListener('pageshow', (event) => {
    if (event.persisted) navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
  });
}

function giveUpAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The worker did not start in time.')), ms);
  });
}
