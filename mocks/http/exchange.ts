import type { IncomingMessage, ServerResponse } from 'node:http';

/** Half of what a photo weighs: enough to keep a line busy, little enough to hold for many clients. */
const BUFFERED_BYTES = 512 * 1024;

/**
 * A Node request as a `Request`: headers as they came, the body streamed, addressed by the host the client used.
 * @throws TypeError for a host or method that no client should send
 */
export function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
  }
  const method = incoming.method ?? 'GET';
  const hasBody = headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0;
  const init: RequestInit & { duplex: 'half' } = { method, headers, redirect: 'manual', duplex: 'half' };
  if (hasBody && method !== 'GET' && method !== 'HEAD') init.body = bodyOf(incoming);
  return new Request(originOf(incoming) + pathOf(incoming), init);
}

/** Sends an answer; a network failure of the answer becomes one of the line. */
export async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = response.status;
  if (response.statusText !== '') outgoing.statusMessage = response.statusText;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);

  if (response.body === null || outgoing.req.method === 'HEAD') {
    outgoing.end();
    return;
  }
  try {
    for await (const chunk of response.body) {
      if (outgoing.destroyed) return;
      if (!outgoing.write(chunk)) await drained(outgoing);
    }
    outgoing.end();
  } catch {
    // What was sent so far must reach the client before the line breaks: it is cut in the middle, not refused.
    outgoing.write('', () => outgoing.destroy());
  }
}

/** After the answer: whatever the client is still sending goes nowhere, so that it gets to read the answer. */
export function discardRest(incoming: IncomingMessage): void {
  incoming.removeAllListeners('data');
  incoming.resume();
}

/** `http://host` as the browser knows it. A proxy on the same machine may tell; nobody else is believed. */
function originOf(incoming: IncomingMessage): string {
  const isProxied = isLoopback(incoming.socket.remoteAddress);
  const forwarded = (name: string) => (isProxied ? single(incoming.headers[name]) : undefined);
  const host = forwarded('x-forwarded-host') ?? incoming.headers.host ?? 'localhost';
  const scheme = forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return new URL(`${scheme}://${host}`).origin;
}

function pathOf({ url = '/' }: IncomingMessage): string {
  if (url.startsWith('/')) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function single(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  return text?.split(',')[0]?.trim() || undefined;
}

function isLoopback(address: string | undefined): boolean {
  return address === '::1' || address?.replace('::ffff:', '').startsWith('127.') === true;
}

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        incoming.pause();
        let isOpen = true;
        const finish = (end: () => void) => {
          if (isOpen) end();
          isOpen = false;
        };
        incoming.on('data', (chunk: Buffer) => {
          if (!isOpen) return;
          controller.enqueue(new Uint8Array(chunk));
          if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
        });
        incoming.once('end', () => finish(() => controller.close()));
        // A client that goes away in the middle of its upload.
        incoming.once('close', () => finish(() => controller.error(new TypeError('The client went away.'))));
      },
      pull() {
        incoming.resume();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: BUFFERED_BYTES }),
  );
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    outgoing.once('drain', resolve);
    outgoing.once('close', resolve);
  });
}
