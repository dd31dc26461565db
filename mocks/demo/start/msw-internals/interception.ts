import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { http, passthrough, type RequestHandler } from 'msw';
import { defineNetwork, HttpNetworkFrame, InterceptorSource, NetworkSource } from 'msw/experimental';

export interface Interception {
  /** Asks the simulated backend for an answer, redirects not followed; cookies are kept. */
  ask(request: Request): Promise<Response>;
}

/**
 * Written for MSW 3.0.5 (`msw/experimental`) and @mswjs/interceptors 0.45.12.
 *
 * Puts the handlers between the page and the network, inside the page. A service worker would show the calls in the
 * browser's network panel, but every file of the page would pass through it, too; the director lists the calls.
 */
export function intercept(handlers: RequestHandler[], apiPrefix: string): Interception {
  const guarded = [onlyBelow(apiPrefix), ...handlers];
  const direct = new DirectSource();
  const calls = new InterceptorSource({
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  });
  enable([direct, calls], guarded);
  return { ask: (request) => direct.ask(request) };
}

/** For the mock's own pages, which talk to the backend directly and need no interception. */
export function answerDirectly(handlers: RequestHandler[]): Pick<Interception, 'ask'> {
  const direct = new DirectSource();
  enable([direct], handlers);
  return { ask: (request) => direct.ask(request) };
}

function enable(sources: NetworkSource[], handlers: RequestHandler[]): void {
  keepHttpOnlyCookiesFromPage();
  defineNetwork({ sources, handlers, context: { quiet: true }, onUnhandledFrame: 'bypass' }).enable();
}

/** MSW also gives each cookie to the page. An HttpOnly one is refused there, and Firefox says so on the console each time. */
function keepHttpOnlyCookiesFromPage(): void {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    ...cookie,
    set(text: string) {
      if (!/;\s*httponly/i.test(text)) cookie?.set?.call(document, text);
    },
  });
}

/** The handlers match any host's `/api/…`; only our own is ours. Logging and matching end here for all the rest. */
function onlyBelow(apiPrefix: string): RequestHandler {
  return http.all('*', ({ request }) => (request.url.startsWith(apiPrefix) ? undefined : passthrough()));
}

/**
 * Asks the handlers without any network: for navigations that the page makes on the server's behalf. Unlike MSW's
 * `getResponse`, an answer taken this way also leaves its cookies in the jar, HttpOnly ones included.
 */
class DirectSource extends NetworkSource<DirectFrame> {
  enable(): void {}

  /** The handlers' answer, redirects not followed. @throws when no handler answers, or when one fails. */
  async ask(request: Request): Promise<Response> {
    const frame = new DirectFrame({ request });
    await this.queue(frame);
    if (frame.failure !== undefined) throw frame.failure;
    if (!frame.response) throw new Error(`The simulated backend has no answer for ${request.url}.`);
    return frame.response;
  }
}

class DirectFrame extends HttpNetworkFrame {
  response: Response | undefined;
  failure: Error | undefined;

  respondWith(response?: Response): void {
    this.response = response;
  }

  passthrough(): void {}

  errorWith(reason?: unknown): void {
    if (reason instanceof Response) this.response = reason;
    else this.failure = reason instanceof Error ? reason : new Error(String(reason));
  }
}
