import { operations } from '#openapi/operations.gen.ts';
import type { Account, Hooks } from '../adapter.ts';
import { createClient, filledPath, type Call, type Client } from '../client.ts';
import { DAY_MS } from '../durations.ts';
import type { Exchange } from '../exchange.ts';
import { createJar } from '../jar.ts';
import { recordCreated } from './created-resources.ts';
import { fillNames, wordKey, wordOf } from './fill-names.ts';
import { HARMLESS_VARIATIONS, OWN_COOKIES, withVariation } from './request-variations.ts';
import { newState, type ServerState } from './server-state.ts';
import { call, ofUser, readJob, type CallStep } from './steps.ts';

export const ACCOUNTS = ['a', 'b'] as const;

/** One of the two servers that are compared, with what its people have created. */
export interface ComparedServer extends ServerState {
  clientOf(who: Account): Promise<Client>;
  /** Replaces the second session, which may have ended because it is rarely used. */
  renewSecond(who: Account): Promise<void>;
  /** Keeps a copy of a session, to be used after signing out. */
  keepSession(who: Account): void;
  /** Moves the clock of the server. */
  pass(ms: number): Promise<void>;
  send(step: CallStep, isAtOnce?: boolean): Promise<Exchange>;
}

export function createComparedServer(
  baseUrl: string,
  hooks: Hooks,
  record: (exchange: Exchange) => void,
): ComparedServer {
  const nobody = createClient('nobody', createJar(), { baseUrl, record });
  const server: ComparedServer = {
    ...newState(baseUrl, hooks),
    async clientOf(who) {
      const client = createClient(who, createJar(), { baseUrl, record });
      await hooks.signIn?.(client.jar, who);
      return client;
    },
    async renewSecond(who) {
      const member = server.people[who];
      if (server.movedMs - member.secondMs < DAY_MS / 2) return;
      member.second = await server.clientOf(who);
      member.secondMs = server.movedMs;
    },
    keepSession(who) {
      const jar = createJar();
      jar.set(baseUrl, `${server.people[who].client.jar.header(baseUrl)}; Path=/`);
      server.people[who].ended = createClient(who, jar, { baseUrl, record });
    },
    async pass(ms) {
      await hooks.advance?.(ms);
      server.movedMs += ms;
    },
    async send(step, isAtOnce = false) {
      const exchange = await sendOne({ server, nobody }, step, isAtOnce);
      // What concurrent calls created is named in the order of their judgement.
      if (!isAtOnce) recordCreated(server, step, exchange);
      return exchange;
    },
  };
  return server;
}

/** Sends a call in the session that its variation names. */
async function sendOne(
  { server, nobody }: { server: ComparedServer; nobody: Client },
  step: CallStep,
  isAtOnce: boolean,
): Promise<Exchange> {
  const { who, operation } = step;
  const given = step.more
    ? { ...step.call, body: { ...(step.call.body as object), ...step.more } }
    : step.call;
  const varied = withVariation(step, fillNames(server, given) as Call);
  const { method, path, session } = varied;
  // Variations name people, too.
  const sent = fillNames(server, varied.call) as Call;
  if (session === 'second') await server.renewSecond(who);
  const { client: own, second, ended } = server.people[who];
  const client = { own, second, ended, none: nobody }[session];
  const cookie = sent.headers?.['cookie']?.replace(OWN_COOKIES, client.jar.header(server.baseUrl));
  const call = cookie === undefined ? sent : { ...sent, headers: { ...sent.headers, cookie } };
  const declared = operations[operation];
  const isHarmless = step.variation !== undefined && step.variation in HARMLESS_VARIATIONS;
  const isDeclared = isHarmless || (method === declared.method && path === declared.path);
  const address = addressOf(server, path, call);
  const isElsewhere = isUploadElsewhere(server, step);
  // What a browser asks before it sends a photo to another host.
  const preflight = {
    origin: new URL(server.baseUrl).origin,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type',
  };
  if (isElsewhere) await nobody.send('OPTIONS', address, { headers: preflight });
  const marked = { ...call, isAtOnce, ...(step.variation && { variation: step.variation }) };
  // The contract does not say how another host answers.
  return client.send(method, address, marked, isDeclared && !isElsewhere ? operation : undefined);
}

/** Whether an address is on the server's own origin. */
export const isOwn = ({ baseUrl }: ComparedServer, address: string) =>
  new URL(address).origin === new URL(baseUrl).origin;

/** An upload to another host. */
export function isUploadElsewhere(server: ComparedServer, { operation, call }: CallStep): boolean {
  return (
    operation === 'putUpload' &&
    !isOwn(server, addressOf(server, '', fillNames(server, { params: call.params }) as Call))
  );
}

/** An upload goes to the address that was given, which may be another host. */
function addressOf(server: ComparedServer, path: string, call: Call): string {
  const upload = call.params?.['uploadId'];
  if (upload?.includes('/')) return new URL(upload, server.baseUrl).href;
  return server.baseUrl + filledPath(path, call);
}

/** Keeps what is named and known so far. @returns what brings it back */
export function keepMemory(server: ComparedServer): () => void {
  const { created, labels, earlier, offMs, templates } = server;
  const kept = structuredClone({ created, labels, earlier, offMs, templates });
  return () => void Object.assign(server, structuredClone(kept));
}

/** Steps of the new case cannot name what was created before. */
export function startCase(server: ComparedServer): void {
  for (const { kind, who, value } of server.created) if (kind === 'word') server.old.add(wordKey(who, value));
  server.created = [];
  server.earlier.clear();
  server.labels = new Map([...server.old].map((word) => [word, 'old']));
  for (const who of ACCOUNTS) {
    const { id, twin } = server.people[who];
    server.labels.set(id, `user ${who}`).set(wordKey(who, twin), `twin ${who}`);
  }
}

/** Which twins of the caller a prompt names: possibly several, where one trigger word contains another. */
export function twinsNamed(server: ComparedServer, { who, operation, call: { body } }: CallStep): string {
  if (operation !== 'generateImage') return '';
  const prompt = JSON.stringify(fillNames(server, body));
  const own = [...server.labels].filter(
    ([key]) => key.startsWith(wordKey(who, '')) && prompt.includes(wordOf(key)),
  );
  return [...new Set(own.map(([, label]) => label))].toSorted().join();
}

/** Whether an invented id may be that of a job: where jobs are numbered, any number may be one. */
export function mayBeJob({ created }: ComparedServer, { operation, call: { params } }: CallStep): boolean {
  const isNumber = (id: string) => /^\d+$/.test(id);
  if (operation !== 'getJob' || !created.some(({ kind, value }) => kind === 'job' && isNumber(value)))
    return false;
  const id = params?.['id'] ?? '';
  return !/^«job [ab] \d+»$/.test(id) && isNumber(id.replaceAll(/«job [ab] \d+»/gi, '0'));
}

/** Reads of everything that an account has, and of its job by the other account. */
export function looksOf({ created }: ComparedServer, who: Account): CallStep[] {
  const jobs = created.filter((one) => one.kind === 'job' && one.who === who).length;
  return [
    // First, because it says whether the server has refunded by itself.
    ofUser(who, 'getTrainingStatus'),
    call(who, 'getCredits'),
    ofUser(who, 'listTrainedModels'),
    ...Array.from({ length: Math.min(jobs, 2) }, (_, back) => readJob(who, `«job ${who} ${back}»`)),
    ...(jobs > 0 ? [readJob(who === 'a' ? 'b' : 'a', `«job ${who} 0»`)] : []),
  ];
}
