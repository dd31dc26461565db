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

/** A page of HTML, as of a proxy or a firewall. */
const html = (status: number) =>
  new Response('<html>Sorry</html>', { status, headers: { 'content-type': 'text/html' } });
const breakConnection = (): never => {
  throw new TypeError('The connection broke.');
};
const close = (closePage: () => void) => new Promise<Response>(closePage);
const IN_FLIGHT = { error: 'Being handled.', code: 'inFlight' };
const KEY_REUSED = { error: 'This key was used for another request.', code: 'keyReused' };

/** Calls that arrive, or do not, and what is answered in the server's place. */
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
 * What else may happen to a call. `slow`: it and its answer take their time. `late`: the connection breaks, and it arrives
 * much later. `signedOut`: the session ends right before it. `stale`: an earlier balance is answered.
 */
const OTHERS = ['slow', 'late', 'signedOut', 'stale'] as const;
export type CallFailure = keyof typeof REPLACED | (typeof OTHERS)[number];
export const CALL_FAILURES = [...Object.keys(REPLACED), ...OTHERS] as CallFailure[];

/** A number is the status of a refusal; `null` lets the call pass. */
export type Failures = readonly (CallFailure | number | null)[];

export const USER = 'user_ada';
export const OTHER = 'user_nia';
const PEOPLE = { creator: USER, 'new-creator': OTHER };

export type RoughNetwork = Awaited<ReturnType<typeof roughNetwork>>;

/**
 * For tests: Ada's connection to a simulated backend, on which calls go wrong. The next call that changes something takes the
 * next entry of `failures`, the next read that of `readFailures`.
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
    // Who is here is asked by the session, whose answer every other call waits for.
    if (pathname.endsWith('/user')) return deliver(request, client.cookie);
    // A call that arrives late is still from who was signed in when it left.
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
    const turns = failure === 'slow' ? 3 : 0;
    await passTicks(turns);
    const response = await Promise.race([deliver(request, session), abortOf(signal)]);
    await passTicks(turns);
    if (isBalance && response.ok) staleBalance = response.clone();
    return response;
  }

  /** @param who by their scenario; null: nobody */
  async function signIn(who: keyof typeof PEOPLE | null = 'creator'): Promise<void> {
    const next = createTestClient(backend);
    if (who) await next.signIn(who);
    // At once: while a tab has not heard of it yet, a call of its own has the other's cookie, and nothing can help that.
    client = next;
    // As a message of another tab does: what was asked before says nothing any more.
    resetSession();
    setCurrentUser(who ? PEOPLE[who] : undefined);
  }

  vi.stubGlobal('fetch', (request: Request, init?: RequestInit) => responseTo(send(request, init?.signal)));
  // Pauses pass at once.
  setWaitSpeed(1e9);
  setClock(() => backend.clock.now());
  await signIn();

  const balance = () => balanceOf(backend.db.ledger.ofUser(USER));
  return {
    /** Credits before any training. */
    balanceBefore: balance(),
    balance,
    /** The paths of all calls, by their last part. */
    log,
    count: (call: string) => log.filter((one) => one === call).length,
    signIn,
    get backend() {
      return backend;
    },
    setFailures(next: Failures, nextForReads: Failures = []) {
      failures = next;
      readFailures = nextForReads;
    },
    /** The server is started again, on what it had stored. */
    async restart(): Promise<void> {
      await backend.flush();
      backend = await openTestBackend({ scenario: null, storage });
      client = openSession(client.cookie);
    },
    /** Calls of this operation are answered with this body, from now on. */
    response: (operation: OperationId, body: unknown) =>
      backend.faults.add({ operation, kind: 'body', body }),
    /** A training of Ada's on another device. */
    async trainElsewhere(): Promise<void> {
      const { id, ...another } = backend.db.trainings.ofUser(USER).at(-1)!;
      const facts = { triggerWord: 'ADA9Q', startedAt: backend.clock.now(), isDelivered: false };
      await backend.db.transact(async () => {
        await backend.db.trainings.insert({ ...another, ...facts, id: `${id}_other`, mode: 'fast' });
      });
    },
    /** Everything but the trigger words changes in the list of twins, as by a database that cuts milliseconds. */
    async changeTwins(seed: number): Promise<void> {
      const { twins } = backend.db;
      await backend.db.transact(async () => {
        for (const [index, { id, completedAt }] of twins.ofUser(USER).entries())
          await twins.update(id, { completedAt: completedAt - (completedAt % 1_000) - seed * (index + 1) });
      });
    },
    /** What was late arrives. */
    async deliverLate(): Promise<void> {
      for (const arrive of late.splice(0)) await arrive();
    },
    /** Runs until it is done, or the page is closed in the middle of a call. @returns was it done? */
    untilClosed(run: () => Promise<unknown>): Promise<boolean> {
      const closed = new Promise<boolean>((resolve) => (closePage = () => resolve(false)));
      return Promise.race([run().then(() => true), closed]);
    },
  };
}

/** Rejects when the call is aborted, as a browser's does. */
function abortOf(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new DOMException('Aborted.', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  });
}
