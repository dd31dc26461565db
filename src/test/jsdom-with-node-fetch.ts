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

/** jsdom, with the classes of fetch kept as Node has them. */
const environment: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'jsdom-with-node-fetch',
  async setup(global: Record<string, unknown>, options) {
    const stored = NODE_CLASSES.map((name) => [name, global[name]] as const);
    const running = await builtinEnvironments.jsdom.setup(global, options);
    for (const [name, value] of stored) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    keepFramesComing((global['jsdom'] as { window: Window }).window);
    return running;
  },
};

/**
 * jsdom's timer of frames runs while some are requested. Started by a test with fake timers, it would never run, and end
 * the frames of all files after it, which share the page.
 */
function keepFramesComing(page: Window): void {
  page.requestAnimationFrame(() => keepFramesComing(page));
}

export default environment;
