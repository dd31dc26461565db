import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Node's fetch cannot send jsdom's versions: a photo would lose its name, or become "[object File]". */
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

/** jsdom with Node's classes of fetch. */
const environment: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'jsdom-with-node-fetch',
  async setup(global: Record<string, unknown>, options) {
    const nodeClasses = NODE_CLASSES.map((name) => [name, global[name]] as const);
    const running = await builtinEnvironments.jsdom.setup(global, options);
    for (const [name, value] of nodeClasses) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    requestFramesForever((global['jsdom'] as { window: Window }).window);
    return running;
  },
};

/**
 * Requests frames without end. jsdom starts its timer of frames for the first request. A test with fake timers would
 * start one that never runs, and stop the frames of all later files, which share the page.
 */
function requestFramesForever(page: Window): void {
  page.requestAnimationFrame(() => requestFramesForever(page));
}

export default environment;
