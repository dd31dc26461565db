import { vi } from 'vitest';
import { balanceOf } from '#mocks/domain/ledger.ts';
import { openTestBackend } from '#mocks/node.ts';
import { memoryStorage } from '#mocks/testing/memory-storage.ts';
import { createTestClient } from '#mocks/testing/test-client.ts';
import { responseTo, passTicks } from '#mocks/testing/test-requests.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import { setCurrentUser } from '#shared/api/current-user.ts';
import { resetSession } from '#shared/api/session.ts';
import { setClock, setWaitSpeed } from '#shared/lib/clock.ts';

/** An HTML page, as sent by a proxy or a firewall. */
const html = (status: number) =>
  new Response('<html>Sorry</html>', { status, headers: { 'content-type': 'text/html' } });
const breakConnection = (): never => {
  throw new TypeError('The connection broke.');
};
const close = (closePage: () => void) => new Promise<Response>(closePage);
const IN_FLIGHT = { error: 'Being handled.', code: 'inFlight' };
const KEY_REUSED = { error: 'This key was used for another request.', code: 'keyReused' };

/** For each failure: whether the request reaches the server, and the response that replaces the server's. */
const REPLACED = {
  lostBefore: [false, breakConnection],
  lostAfter: [true, breakConnection],
  gatewayBefore: [false, () => html(502)],
  gatewayAfter: [true, () => html(502)],
  garbled: [true, () => html(200)],
  blocked: [true, () => html(403)],
  busy: [false, () => Response.json(IN_FLIGHT, { status: 409 })],
  busyAfter: [true, () => Response.json(IN_FLIGHT, { status: 409 })],
  keyReused: [false, () => Response.json(KEY_REUSED, { status: 422 })],
  keyReusedAfter: [true, () => Response.json(KEY_REUSED, { status: 422 })],
  paywall: [false, () => html(402)],
  paywallAfter: [true, () => html(402)],
  notFound: [true, () => html(404)],
  throttled: [false, () => html(429)],
  reportsFailure: [false, () => Response.json({ error: 'It could not be booked.' })],
  closedBefore: [false, close],
  closedAfter: [true, close],
} satisfies Record<string, [boolean, (closePage: () => void) => Response | Promise<Response>]>;

/**
 * Other failures of a request. `slow`: request and response are delayed. `late`: the connection breaks, and the request
 * arrives much later. `signedOut`: the session ends right before it. `stale`: the response has an earlier balance.
 */
const OTHER_FAILURES = ['slow', 'late', 'signedOut', 'stale'] as const;
export type RequestFailure = keyof typeof REPLACED | (typeof OTHER_FAILURES)[number];
export const REQUEST_FAILURES = [...Object.keys(REPLACED), ...OTHER_FAILURES] as RequestFailure[];

/** A number is the status of a refusal; `null` lets the request pass. */
export type Failures = readonly (RequestFailure | number | null)[];

export const USER = 'user_ada';
export const OTHER = 'user_nia';
const USERS = { creator: USER, 'new-creator': OTHER };

export type RoughNetwork = Awaited<ReturnType<typeof roughNetwork>>;

/**
 * For tests: Ada's unreliable connection to a simulated backend. The next write takes the next entry of `failures`, the
 * next read that of `readFailures`.
 */
export async function roughNetwork() {
  const storage = memoryStorage();
  let backend = await openTestBackend({ scenario: 'creator', storage });
  let client = createTestClient(backend);
  const openSession = (cookie: string) => Object.assign(createTestClient(backend), { cookie });
  const late: (() => Promise<Response>)[] = [];
  let failures: Failures = [];
  let readFailures: Failures = [];
  let closePage = () => {};
  let staleBalance: Response | undefined;
  const log: string[] = [];

  async function deliver(request: Request, session: string): Promise<Response> {
    return openSession(session).send(new URL(request.url).pathname, {
      method: request.method,
      headers: request.headers,
      body: request.method === 'GET' ? null : await request.arrayBuffer(),
    });
  }

  function nextFailure({ method }: Request): Failures[number] {
    const [failure = null, ...rest] = method === 'GET' ? readFailures : failures;
    if (method === 'GET') readFailures = rest;
    else failures = rest;
    return failure;
  }

  async function send(request: Request, signal?: AbortSignal | null): Promise<Response> {
    const { pathname } = new URL(request.url);
    // The request for the current user never fails, because every other request waits for it.
    if (pathname.endsWith('/user')) return deliver(request, client.cookie);
    // A late request still belongs to the user who was signed in when it was sent.
    const session = client.cookie;
    const isBalance = pathname.endsWith('/credits');
    log.push(pathname.replace(/^.*\//, ''));
    const failure = nextFailure(request);
    if (typeof failure === 'number')
      return Response.json({ error: 'No.', available: 140 }, { status: failure });
    const replaced = new Map(Object.entries(REPLACED)).get(String(failure));
    if (replaced) {
      const [arrives, response] = replaced;
      const closeThis = closePage;
      if (arrives) await deliver(request, session);
      return response(closeThis);
    }
    if (failure === 'late') {
      late.push(() => deliver(request, session));
      return breakConnection();
    }
    if (failure === 'signedOut') {
      client = createTestClient(backend);
      setCurrentUser(undefined);
      return deliver(request, '');
    }
    if (failure === 'stale' && isBalance && staleBalance) return staleBalance.clone();
    const ticks = failure === 'slow' ? 3 : 0;
    await passTicks(ticks);
    const response = await Promise.race([deliver(request, session), abortOf(signal)]);
    await passTicks(ticks);
    if (isBalance && response.ok) staleBalance = response.clone();
    return response;
  }

  /** @param scenario the scenario of the user; null signs out */
  async function signIn(scenario: keyof typeof USERS | null = 'creator'): Promise<void> {
    const next = createTestClient(backend);
    if (scenario) await next.signIn(scenario);
    // The cookie changes immediately. Until a tab learns of it, its requests carry the next user's cookie.
    client = next;
    // Simulates the message of another tab: earlier responses are outdated.
    resetSession();
    setCurrentUser(scenario ? USERS[scenario] : undefined);
  }

  vi.stubGlobal('fetch', (request: Request, init?: RequestInit) => responseTo(send(request, init?.signal)));
  // Pauses end immediately.
  setWaitSpeed(1e9);
  setClock(() => backend.clock.now());
  await signIn();

  const balance = () => balanceOf(backend.db.ledger.ofUser(USER));
  return {
    /** Credits before any training. */
    balanceBefore: balance(),
    balance,
    /** The last path segments of all requests. */
    log,
    count: (segment: string) => log.filter((logged) => logged === segment).length,
    signIn,
    get backend() {
      return backend;
    },
    setFailures(next: Failures, nextForReads: Failures = []) {
      failures = next;
      readFailures = nextForReads;
    },
    /** Restarts the server with the data that it had stored. */
    async restart(): Promise<void> {
      await backend.flush();
      backend = await openTestBackend({ scenario: null, storage });
      client = openSession(client.cookie);
    },
    /** Responds to all further requests of this operation with this body. */
    response: (operation: OperationId, body: unknown) =>
      backend.faults.add({ operation, kind: 'body', body }),
    /** Starts a training of Ada's on another device. */
    async trainElsewhere(): Promise<void> {
      const { id, ...lastTraining } = backend.db.trainings.ofUser(USER).at(-1)!;
      const facts = { triggerWord: 'ADA9Q', startedAt: backend.clock.now(), isDelivered: false };
      await backend.db.transact(async () => {
        await backend.db.trainings.insert({ ...lastTraining, ...facts, id: `${id}_other`, mode: 'fast' });
      });
    },
    /** Changes the list of twins except the trigger words, like a database that truncates milliseconds. */
    async changeTwins(seed: number): Promise<void> {
      const { twins } = backend.db;
      await backend.db.transact(async () => {
        for (const [index, { id, completedAt }] of twins.ofUser(USER).entries())
          await twins.update(id, { completedAt: completedAt - (completedAt % 1_000) - seed * (index + 1) });
      });
    },
    /** Delivers the late requests. */
    async deliverLate(): Promise<void> {
      for (const deliverRequest of late.splice(0)) await deliverRequest();
    },
    /** Runs until completion, or until the page is closed during a request. @returns whether it completed */
    untilClosed(run: () => Promise<unknown>): Promise<boolean> {
      const closed = new Promise<boolean>((resolve) => (closePage = () => resolve(false)));
      return Promise.race([run().then(() => true), closed]);
    },
  };
}

/** Rejects when the request is aborted, as `fetch` does. */
function abortOf(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new DOMException('Aborted.', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  });
}
