import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';
import type { OperationId } from '#openapi/operations.gen.ts';
import { openTestBackend, type TestBackend } from '../../../../../../mocks/node.ts';
import { memoryStorage } from '../../../../../../mocks/db/snapshot-storage.ts';
import { createTestClient } from '../../../../../../mocks/testing/test-client.ts';
import { setCurrentPerson } from '../../../../../shared/api/person.ts';
import { setClock, setWaitSpeed } from '../../../../../shared/lib/clock.ts';

/**
 * What happens to a call on its way. `lost…`: the line breaks, before or after the server did its work. `late`: it breaks,
 * and the call arrives much later. `gateway…`: a proxy answers in the server's place. `garbled`: the work is done, its
 * answer is not readable. `busy`: the same key is being handled. `closed…`: the page is closed while the call is under
 * way. `blocked`: a firewall answers with a page of its own after the work was done. `saidNo`: a success
 * that says that nothing was done, and nothing was. `signedOut`: the session ends right before it. `stale`: a balance of earlier is answered. Numbers: it takes so
 * many turns to arrive, and as many back.
 */
export const MISHAPS = [
  'lostBefore',
  'lostAfter',
  'late',
  'gatewayBefore',
  'gatewayAfter',
  'garbled',
  'busy',
  'blocked',
  'saidNo',
  'closedBefore',
  'closedAfter',
  'signedOut',
  'stale',
  1,
  3,
] as const;
export type Mishap = (typeof MISHAPS)[number];

export const USER = 'user_ada';
export const OTHER = 'user_nia';
const PEOPLE = { creator: USER, 'new-creator': OTHER };

export type RoughNetwork = Awaited<ReturnType<typeof roughNetwork>>;

/**
 * For tests: Ada's line to a simulated backend, on which calls go wrong. The next call that changes something takes the
 * next mishap of `weather`; `null` lets one pass. The next read takes the next one of `readWeather`.
 */
export async function roughNetwork() {
  const storage = memoryStorage();
  let backend: TestBackend = await openTestBackend({ scenario: 'creator', storage });
  let client = createTestClient(backend);
  const openSession = (cookie: string) => Object.assign(createTestClient(backend), { cookie });
  const late: (() => Promise<Response>)[] = [];
  let weather: (Mishap | null)[] = [];
  let readWeather: (Mishap | null)[] = [];
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

  async function send(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    // Who is here is asked by the session, whose answer every other call waits for.
    if (pathname.endsWith('/user')) return deliver(request, client.cookie);
    // A call that arrives late is still from who was signed in when it left.
    const session = client.cookie;
    const isBalance = pathname.endsWith('/credits');
    log.push(pathname.replace(/^.*\//, ''));
    const mishap = (request.method === 'GET' ? readWeather : weather).shift() ?? null;
    const close = closePage;
    const never = new Promise<Response>(() => {});
    switch (mishap) {
      case 'lostBefore':
        throw new TypeError('The line broke.');
      case 'lostAfter':
        await deliver(request, session);
        throw new TypeError('The line broke.');
      case 'late':
        late.push(() => deliver(request, session));
        throw new TypeError('The line broke.');
      case 'gatewayBefore':
        return badGateway();
      case 'gatewayAfter':
        await deliver(request, session);
        return badGateway();
      case 'garbled':
        await deliver(request, session);
        return new Response('<html>Sign in</html>', { headers: { 'content-type': 'text/html' } });
      case 'blocked':
        await deliver(request, session);
        return new Response('<html>Blocked</html>', {
          status: 403,
          headers: { 'content-type': 'text/html' },
        });
      case 'saidNo':
        return Response.json({ error: 'It could not be booked.' });
      case 'busy':
        return Response.json({ error: 'Still being handled.', code: 'inFlight' }, { status: 409 });
      case 'closedBefore':
        close();
        return never;
      case 'closedAfter':
        await deliver(request, session);
        close();
        return never;
      case 'signedOut':
        client = createTestClient(backend);
        setCurrentPerson(undefined);
        return deliver(request, '');
      case 'stale':
        if (isBalance && staleBalance) return staleBalance.clone();
        return deliver(request, session);
      case 1:
      case 3:
        for (let turn = 0; turn < mishap; turn += 1) await setImmediate();
        break;
      case null:
    }
    const answer = await deliver(request, session);
    for (let turn = 0; turn < Number(mishap); turn += 1) await setImmediate();
    if (isBalance && answer.ok) staleBalance = answer.clone();
    return answer;
  }

  /** @param who by their scenario; null: nobody */
  async function signIn(who: keyof typeof PEOPLE | null = 'creator'): Promise<void> {
    const next = createTestClient(backend);
    if (who) await next.signIn(who);
    // At once: while a tab has not heard of it yet, a call of its own has the other's cookie, and nothing can help that.
    client = next;
    setCurrentPerson(who ? PEOPLE[who] : undefined);
  }

  vi.stubGlobal('fetch', send);
  // Pauses pass at once.
  setWaitSpeed(1e9);
  setClock(() => backend.clock.now());
  await signIn();

  const startedAt = backend.clock.now();
  return {
    /** ms by the server's clock. */
    startedAt,
    /** The paths of all calls, by their last part. */
    log,
    signIn,
    get backend() {
      return backend;
    },
    setWeather(next: readonly (Mishap | null)[], nextForReads: readonly (Mishap | null)[] = []) {
      weather = [...next];
      readWeather = [...nextForReads];
    },
    /** The server is started again, on what it had stored. */
    async restart(): Promise<void> {
      await backend.flush();
      backend = await openTestBackend({ scenario: null, storage });
      client = openSession(client.cookie);
    },
    /** The next call of this operation is refused. */
    refuse(operation: OperationId, status: number, body?: object): Promise<unknown> {
      return backend.faults.add({ operation, kind: 'status', status, times: 1, ...(body && { body }) });
    },
    /** The training that runs does not come to an end. */
    async trainForEver(): Promise<void> {
      const { id } = backend.db.trainings.ofUser(USER).at(-1)!;
      const never = { failsAfterMs: Number.MAX_SAFE_INTEGER };
      await backend.db.transact(async () => void (await backend.db.trainings.update(id, never)));
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

function badGateway(): Response {
  return new Response('<html>Bad gateway</html>', { status: 502, headers: { 'content-type': 'text/html' } });
}
