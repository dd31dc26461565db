import { createBackend } from '../backend.ts';
import mockApi from '../contract-check.config.mjs';
import { servedAddresses } from './addresses.ts';
import { createFetch } from './server.ts';

/** Only an origin: no server listens on it. */
const BASE_URL = 'http://localhost:1';

/** The simulated backend in this process, without a server and with a paused clock. */
export async function openInProcess() {
  const backend = await createBackend({
    scenario: 'signed-out',
    speed: 0,
    ...servedAddresses,
    onViolation(violation) {
      throw new Error(`The simulated backend breaks the contract: ${JSON.stringify(violation)}`);
    },
  });
  const respond = createFetch({
    backend,
    violations: [],
    fail(error) {
      throw error;
    },
  });
  const fetch = (url: string | URL, init: RequestInit) =>
    // A picture may have a data URL.
    new URL(url).protocol === 'data:' ? globalThis.fetch(url) : respond(toRequest(url, init));
  return {
    baseUrl: BASE_URL,
    fetch,
    adapter: await mockApi({ baseUrl: BASE_URL, fetch }),
    adapterFor: (baseUrl: string, otherFetch = fetch) => mockApi({ baseUrl, fetch: otherFetch }),
    reset: () => backend.reset('signed-out'),
    mark: () =>
      backend.db.transact(() => backend.db.mark()).then((restore) => () => backend.db.transact(restore)),
  };
}

/** The request with the headers that a server receives: the host, and the length of the body. */
function toRequest(url: string | URL, init: RequestInit): Request {
  const headers = new Headers(init.headers);
  headers.set('host', new URL(url).host);
  const { body } = init;
  if (typeof body === 'string') headers.set('content-length', String(Buffer.byteLength(body)));
  if (body instanceof Uint8Array) headers.set('content-length', String(body.byteLength));
  return new Request(url, { ...init, headers });
}
