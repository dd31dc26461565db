import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** jsdom's own versions cannot be sent with Node's fetch: a photo would lose its name, or arrive as "[object File]". */
const NODE_CLASSES = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
] as const;

/** What of jsdom's window starts its timer of frames. */
const STARTS_FRAMES = ['requestAnimationFrame', '_requestFocusFixup'] as const;

type Page = Record<(typeof STARTS_FRAMES)[number], (callback?: unknown) => unknown>;

/** jsdom, with the classes of fetch kept as Node has them. */
const environment: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'jsdom-with-node-fetch',
  async setup(global: Record<string, unknown>, options) {
    const kept = NODE_CLASSES.map((name) => [name, global[name]] as const);
    const running = await builtinEnvironments.jsdom.setup(global, options);
    for (const [name, value] of kept) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    keepFrames((global['jsdom'] as { window: unknown }).window as Page, global);
    return running;
  },
};

/**
 * Keeps jsdom's timer of frames real. Started while a test has fake timers, it would never run, and end the frames of all
 * files after it, which share the page.
 */
function keepFrames(page: Page, global: Record<string, unknown>): void {
  const { setInterval, clearInterval } = globalThis;
  const real = {
    setInterval: (run: () => void, ms: number) => setInterval(() => withRealTimers(run), ms),
    clearInterval,
  };
  for (const name of STARTS_FRAMES) {
    const start = page[name];
    page[name] = (callback) => withRealTimers(() => start(callback));
  }
  global['requestAnimationFrame'] = page.requestAnimationFrame;

  function withRealTimers<T>(run: () => T): T {
    const { setInterval: every, clearInterval: clear } = globalThis;
    Object.assign(globalThis, real);
    try {
      return run();
    } finally {
      Object.assign(globalThis, { setInterval: every, clearInterval: clear });
    }
  }
}

export default environment;
