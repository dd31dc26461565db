import { operations } from '#openapi/operations.gen.ts';
import type { Account, Hooks } from '../adapter.ts';
import { OPERATIONS } from '../areas/areas.ts';
import { createClient, filledPath, type RequestOptions, type Client } from '../client.ts';
import { DAY_MS } from '../durations.ts';
import type { Exchange } from '../exchange.ts';
import { createJar, type Fetch } from '../jar.ts';
import { Reference, resolved } from '../scenarios/references.ts';
import { isHarmless, OWN_COOKIES, withVariation } from '../scenarios/request-variations.ts';
import { newServerMemory, type ServerMemory } from '../scenarios/server-memory.ts';
import type { RequestStep } from '../scenarios/steps.ts';
import { twinKey, twinOfKey } from '../scenarios/twin-key.ts';
import { recordCreated } from './created-resources.ts';

export const ACCOUNTS = ['a', 'b'] as const;

/** One of the two servers, with the resources that its users have created. */
export interface ComparedServer extends ServerMemory {
  clientOf(who: Account): Promise<Client>;
  /** Replaces the second session, which is rarely used and may have expired. */
  renewSecond(who: Account): Promise<void>;
  /** Stores a copy of a session for use after signing out. */
  storeSession(who: Account): void;
  /** Moves the clock of the server. */
  advance(ms: number): Promise<void>;
  /** Resources of an unrecorded request are not named yet. */
  send(step: RequestStep, options?: { isConcurrent?: boolean; isRecorded?: boolean }): Promise<Exchange>;
}

const placeholders = Object.fromEntries(
  Object.values(OPERATIONS)
    .flatMap(({ creates }) => creates)
    .map(({ kind, placeholder = '' }) => [kind, placeholder]),
);

export interface ServerAccess {
  baseUrl: string;
  hooks: Hooks;
  /** Sends requests by other means than HTTP. */
  fetch?: Fetch | undefined;
}

export function createComparedServer(
  { baseUrl, hooks, fetch }: ServerAccess,
  record: (exchange: Exchange) => void,
): ComparedServer {
  const newClient = (who: Account | 'nobody') => createClient(who, createJar({ fetch }), { baseUrl, record });
  const signedOut = newClient('nobody');
  const server: ComparedServer = {
    ...newServerMemory(baseUrl, hooks, placeholders),
    async clientOf(who) {
      const client = newClient(who);
      await hooks.signIn?.(client.jar, who);
      return client;
    },
    async renewSecond(who) {
      const user = server.users[who];
      if (server.movedMs - user.secondMs < DAY_MS / 2) return;
      user.second = await server.clientOf(who);
      user.secondMs = server.movedMs;
    },
    storeSession(who) {
      const client = newClient(who);
      client.jar.set(baseUrl, `${server.users[who].client.jar.header(baseUrl)}; Path=/`);
      server.users[who].ended = client;
    },
    async advance(ms) {
      await hooks.advance?.(ms);
      server.movedMs += ms;
    },
    async send(step, { isConcurrent = false, isRecorded = true } = {}) {
      const exchange = await sendOne({ server, signedOut }, step, isConcurrent);
      if (isRecorded) recordCreated(server, step, exchange);
      return exchange;
    },
  };
  return server;
}

/** Sends a request in the session that its variation names. */
async function sendOne(
  { server, signedOut }: { server: ComparedServer; signedOut: Client },
  step: RequestStep,
  isConcurrent: boolean,
): Promise<Exchange> {
  const { who, operation, variation } = step;
  const sending = withVariation({ operation, variation, request: partsOf(server, step) });
  // Variations may also contain references.
  const request = resolved(server, sending.request) as RequestOptions;
  const { method, path, session } = sending;
  if (session === 'second') await server.renewSecond(who);
  const { client: own, second, ended } = server.users[who];
  const client = { own, second, ended, none: signedOut }[session];
  const cookie = request.headers?.['cookie']?.replace(OWN_COOKIES, client.jar.header(server.baseUrl));
  const headers = { ...request.headers, ...(cookie !== undefined && { cookie }) };
  const declared = operations[operation];
  const isDeclared =
    (variation !== undefined && isHarmless(variation)) ||
    (method === declared.method && path === declared.path);
  const address = addressOf(server, path, request);
  const isElsewhere = isUploadElsewhere(server, step);
  // The preflight request that a browser sends before an upload to another host.
  const preflight = {
    origin: new URL(server.baseUrl).origin,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type',
  };
  if (isElsewhere) await signedOut.send('OPTIONS', address, { headers: preflight });
  const sentRequest = { ...request, headers, isConcurrent, ...(variation && { variation }) };
  // The contract does not specify the responses of another host.
  return client.send(method, address, sentRequest, isDeclared && !isElsewhere ? operation : undefined);
}

/** The parts of a request with its undeclared fields; its references are resolved. */
function partsOf(server: ServerMemory, { request, undeclared }: RequestStep): RequestOptions {
  const given = undeclared ? { ...request, body: { ...(request.body as object), ...undeclared } } : request;
  return resolved(server, given) as RequestOptions;
}

/** Whether an address is on the server's own origin. */
export const isOwn = ({ baseUrl }: ServerMemory, address: string) =>
  new URL(address).origin === new URL(baseUrl).origin;

/** An upload to another host. */
export function isUploadElsewhere(server: ServerMemory, { operation, request }: RequestStep): boolean {
  if (operation !== 'putUpload') return false;
  const { params } = resolved(server, { params: request.params }) as RequestOptions;
  return !isOwn(server, addressOf(server, '', params ? { params } : {}));
}

/** The target of an upload is the issued address, which may be on another host. */
function addressOf({ baseUrl }: ServerMemory, path: string, options: RequestOptions): string {
  const upload = options.params?.['uploadId'];
  return upload?.includes('/') ? new URL(upload, baseUrl).href : baseUrl + filledPath(path, options);
}

/** Stores the current names and memory. @returns a function that restores them */
export function storeMemory(server: ServerMemory): () => void {
  const { created, labels, earlier, clockOffsetMs, templates } = server;
  const stored = structuredClone({ created, labels, earlier, clockOffsetMs, templates });
  return () => void Object.assign(server, structuredClone(stored));
}

/** Steps of the new case cannot name earlier resources. */
export function startCase(server: ServerMemory): void {
  for (const { kind, who, value } of server.created)
    if (kind === 'trainTwin') server.oldTwins.add(twinKey(who, value));
  server.created = [];
  server.earlier.clear();
  server.labels = new Map([...server.oldTwins].map((word) => [word, 'old']));
  for (const who of ACCOUNTS) {
    const { id, twin } = server.users[who];
    server.labels.set(id, `user ${who}`).set(twinKey(who, twin), `twin ${who}`);
  }
}

/** The user's twins that a prompt names. There may be several if one trigger word contains another. */
export function twinsNamed(server: ServerMemory, { who, operation, request }: RequestStep): string {
  if (operation !== 'generateImage') return '';
  const prompt = JSON.stringify(resolved(server, request.body));
  const own = [...server.labels].filter(
    ([key]) => key.startsWith(twinKey(who, '')) && prompt.includes(twinOfKey(key)),
  );
  return [...new Set(own.map(([, label]) => label))].toSorted().join();
}

/** Whether an invented id may belong to a job: where ids are numbers, any number may. */
export function mayBeJob(server: ServerMemory, { operation, request }: RequestStep): boolean {
  const isNumber = (id: unknown) => /^\d+$/.test(String(id));
  const areNumbered = server.created.some(({ kind, value }) => kind === 'createJob' && isNumber(value));
  if (operation !== 'getJob' || !areNumbered) return false;
  const id = request.params?.['id'] ?? '';
  const isCreated = id instanceof Reference && id.kind === 'createJob';
  return !isCreated && isNumber(resolved(server, id));
}
