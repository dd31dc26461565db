const FRAME_MS = 16;

/** What jsdom lacks, as far as components need it to render. Layout is tested in a browser. */
export function provideMissingBrowserParts(): void {
  const page = globalThis as unknown as Record<string, unknown>;
  // Test files share their page.
  if (page['ResizeObserver'] === SilentObserver) return;
  page['ResizeObserver'] = SilentObserver;
  page['IntersectionObserver'] ??= SilentObserver;
  page['matchMedia'] ??= (media: string) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null });
  page['scrollTo'] = () => {};
  // jsdom's would never come again after a test has faked the interval that they wait for.
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  page['requestAnimationFrame'] = (run: FrameRequestCallback) =>
    Number(start(() => run(performance.now()), FRAME_MS));
  page['cancelAnimationFrame'] = (id: number) => stop(id);
  Element.prototype.checkVisibility ??= () => true;
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.setPointerCapture ??= () => {};
  // jsdom knows that a popover is hidden, and not how to show it.
  HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
    this.style.display = 'block';
  };
  // A browser that has promised to keep what is stored here; tests of the other answers give their own.
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persist: () => Promise.resolve(true), persisted: () => Promise.resolve(true) },
  });
  // Node's would reach the tests that run beside this one.
  page['BroadcastChannel'] = PageChannel;
  sendFilesByXhr();
  readDelaysAsBrowsersDo();
  // Node's own does not follow simulated time.
  AbortSignal.timeout = (ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('timed out', 'TimeoutError')), ms);
    return limit.signal;
  };
}

/** jsdom's XMLHttpRequest sends only its own files; those of Node, which fetch needs, it would send as "[object File]". */
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

/** A delay that is no number is none; Node says so on the console. SWR passes the event of each `visibilitychange`. */
function readDelaysAsBrowsersDo(): void {
  const start = globalThis.setTimeout;
  const startAsBrowser = (run: () => void, delay?: unknown, ...given: []) =>
    start(run, delay instanceof Event ? 0 : (delay as number), ...given);
  globalThis.setTimeout = Object.assign(startAsBrowser, start);
}

/** For another tab a test opens a second channel of the same name. */
class PageChannel extends EventTarget {
  static readonly open = new Set<PageChannel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    PageChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of PageChannel.open) {
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

class SilentObserver {
  observe(): void {}
  disconnect(): void {}
}
