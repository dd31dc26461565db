import { HttpNetworkFrame, NetworkSource } from 'msw/experimental';

/**
 * Written for MSW 3.0.5 (`msw/experimental`).
 *
 * Asks the handlers without any network: for navigations that the page makes on the server's behalf. Unlike MSW's
 * `getResponse`, an answer taken this way also leaves its cookies in the jar, HttpOnly ones included.
 */
export class DirectSource extends NetworkSource<DirectFrame> {
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
