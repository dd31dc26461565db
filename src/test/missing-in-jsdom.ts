const FRAME_MS = 16;

/** Provides the browser features that components need and jsdom lacks. Layout is tested in a browser. */
export function provideMissingBrowserParts(): void {
  const page = globalThis as unknown as Record<string, unknown>;
  // Test files share one page.
  if (page['ResizeObserver'] === SilentObserver) return;
  page['ResizeObserver'] = SilentObserver;
  page['IntersectionObserver'] ??= SilentObserver;
  page['matchMedia'] ??= (media: string) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null });
  page['scrollTo'] = () => {};
  // jsdom's frames would stop after a test with a fake interval.
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  page['requestAnimationFrame'] = (run: FrameRequestCallback) =>
    Number(start(() => run(performance.now()), FRAME_MS));
  page['cancelAnimationFrame'] = (id: number) => stop(id);
  Element.prototype.checkVisibility ??= () => true;
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.setPointerCapture ??= () => {};
  // jsdom hides popovers, but cannot show them.
  HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
    this.style.display = 'block';
  };
  // A browser that persists its data. Tests of a refusal mock these methods.
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persist: () => Promise.resolve(true), persisted: () => Promise.resolve(true) },
  });
  // Node's channel would reach concurrent tests.
  page['BroadcastChannel'] = PageChannel;
  sendFilesByXhr();
  readDelaysAsBrowsersDo();
  // Node's version ignores fake timers.
  AbortSignal.timeout = (ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('timed out', 'TimeoutError')), ms);
    return limit.signal;
  };
}

/** Sends the bytes of Node's files, which jsdom's XMLHttpRequest would send as "[object File]". */
function sendFilesByXhr(): void {
  const { prototype } = XMLHttpRequest;
  const send = prototype.send;
  prototype.send = function sendWithFiles(body) {
    if (!(body instanceof Blob)) {
      send.call(this, body);
      return;
    }
    void body.arrayBuffer().then((bytes) => send.call(this, bytes));
  };
}

/** Reads a delay that is not a number as 0, without Node's warning. SWR passes the `visibilitychange` event as one. */
function readDelaysAsBrowsersDo(): void {
  const start = globalThis.setTimeout;
  const startAsBrowser = (run: () => void, delay?: unknown, ...args: []) =>
    start(run, delay instanceof Event ? 0 : (delay as number), ...args);
  globalThis.setTimeout = Object.assign(startAsBrowser, start);
}

/** A channel of this page. A test opens a second channel of the same name as another tab. */
class PageChannel extends EventTarget {
  static readonly open = new Set<PageChannel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    PageChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const channel of PageChannel.open) {
      if (channel !== this && channel.name === this.name)
        channel.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

class SilentObserver {
  observe(): void {}
  disconnect(): void {}
}
