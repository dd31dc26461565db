import { createBackend } from '../backend.ts';
import mockApi from '../contract-check.config.mjs';
import { servedAddresses } from './addresses.ts';
import { createFetch } from './server.ts';

/** Nothing listens there: it only names the origin. */
const BASE_URL = 'http://localhost:1';

/** The simulated backend without a server, its clock standing still: requests are answered in this process. */
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
    // A picture may be a data URL.
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

/** The request as it would arrive: with the host, and the length of a body that has one. */
function toRequest(url: string | URL, init: RequestInit): Request {
  const headers = new Headers(init.headers);
  headers.set('host', new URL(url).host);
  const { body } = init;
  if (typeof body === 'string') headers.set('content-length', String(Buffer.byteLength(body)));
  if (body instanceof Uint8Array) headers.set('content-length', String(body.byteLength));
  return new Request(url, { ...init, headers });
}
