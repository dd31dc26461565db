import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { startComparedApis } from '#mocks/testing/compared-apis.ts';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { checkedHooks, type Adapter } from './adapter.ts';
import { openReference } from './comparison/reference-server.ts';
import { RULES } from './contract.ts';
import { hooksOverHttp } from './hooks-over-http.ts';
import { createJar } from './jar.ts';
import { headerOf, on, refuse, withBody, withFreshKey } from './mutants/change-builders.ts';
import { EQUIVALENT_SERVERS } from './mutants/equivalent-servers.ts';
import { mutantOf } from './mutants/mutants.ts';
import { changedFetch, type Change } from './mutants/proxy.ts';
import { exitCodeOf, failures, unjudged } from './report/summary.ts';
import { textReport } from './report/text.ts';
import { runContractCheck, type Result, type RunOptions } from './run.ts';
import { served } from './served.ts';

const apis = await startComparedApis();
afterAll(apis.stop);
const { reference } = apis;

const candidate = await openReference();

/** Judges a changed simulated backend in this process. */
async function judge(
  only: string[],
  change: Change = (request) => request.forward(),
  { hooks = {}, ...options }: Partial<RunOptions> & { hooks?: Adapter } = {},
): Promise<Result> {
  if (!candidate) throw new Error('There is no simulated backend.');
  const { baseUrl, fetch: unchanged, adapterFor } = candidate;
  const fetch = changedFetch(unchanged, change);
  const adapter = { ...(await adapterFor(baseUrl, fetch)), ...hooks };
  return runContractCheck({ baseUrl, fetch, adapter, only, ...options });
}

const MONEY = RULES.map(({ id }) => id).filter((id) => id.startsWith('CR-'));
const ruleOf = ({ rules }: Result, id: string) => rules.find(({ rule }) => rule.id === id);

test('A rule whose requests fail cannot be judged', async () => {
  const result = await judge(['TW-5'], on('deductCredits', refuse(503)));
  expect(ruleOf(result, 'TW-5')).toMatchObject({ outcome: 'not checked', hasFailed: true });
  expect(unjudged(result).map(({ rule }) => rule.id)).toEqual(['TW-5']);
});

test('A failing hook leaves its rules unchecked', async () => {
  const hooks: Adapter = { setCredits: () => Promise.reject(new Error('no such account')) };
  const result = await judge(['TW-5'], undefined, { hooks });
  const reason = `the hook setCredits(a, ${TRAINING_COST_CREDITS.fast}) failed: no such account`;
  expect(ruleOf(result, 'TW-5')).toMatchObject({ outcome: 'not checked', hasFailed: true, reason });
  expect(exitCodeOf(result)).toBe(3);
  expect(textReport(result)).toContain(`This run cannot judge TW-5: ${reason}`);
});

test('Missing payment hooks leave their rules unchecked', async () => {
  const hooks = { confirmPayment: undefined, setCredits: undefined } as unknown as Adapter;
  const needsMuch = 'the-newest-of-many-twins-draws';
  const paid = await judge(['PAY-4'], undefined, {
    hooks,
    reference,
    seed: 1,
    kinds: ['scenarios'],
    maxCases: 2,
  });
  const poor = await judge(['CR-1'], undefined, { hooks, reference, caseId: needsMuch });
  for (const { comparison, findings } of [paid, poor])
    expect([...findings, ...(comparison?.ended ?? [])]).toEqual([]);
  expect(poor.comparison?.left).toContain('scenarios that need deductCredits to succeed');
});

test('A refund by the server causes no finding', async () => {
  const caseId = 'a-failed-training-can-be-refunded-a-week-later.1';
  const { comparison, findings } = await judge(['CR-21'], EQUIVALENT_SERVERS['refunds-by-itself'], {
    reference,
    caseId,
  });
  expect(findings.map(({ rule, expected }) => `${rule.id}: ${expected}`)).toEqual([]);
  expect(comparison?.cases).toBe(1);
});

test('One area is judged on a server without trainings', async () => {
  const options = { reference, seed: 1, maxCases: 1, kinds: ['odd requests' as const] };
  const unbuilt = on(['uploadTrainingPhotos', 'trainTwin'], refuse(501));
  expect(exitCodeOf(await judge(['PAY-2'], unbuilt, options))).toBe(0);
});

test('A finding about a key that stays the same in its case is steady', async () => {
  const refused: Change = (request) =>
    headerOf(request, 'idempotency-key').startsWith('~!') ? refuse(400)(request) : request.forward();
  const options = { reference, seed: 1, operations: ['deductCredits'], kinds: ['odd requests' as const] };
  const { findings } = await judge(['CR-22'], on('deductCredits', refused), options);
  expect(findings.map(({ difference, isUnsteady }) => [difference, isUnsteady])).toEqual([
    ['status 400, not 200', false],
  ]);
});

test('Data lost in a restart is found', async () => {
  const [booked, forgotten] = [new Set<string>(), new Set<string>()];
  const hooks: Adapter = { restart: () => Promise.resolve(booked.forEach((key) => forgotten.add(key))) };
  const change = on('deductCredits', (request) => {
    const key = headerOf(request, 'idempotency-key');
    booked.add(key);
    return forgotten.has(key) ? withFreshKey(request) : request.forward();
  });
  const caseId = 'a-restart-loses-no-key-and-no-work.1';
  const { findings } = await judge(MONEY, change, { hooks, reference, caseId });
  expect(findings.map(({ rule, isUnsteady }) => [rule.id, isUnsteady])).toContainEqual(['CR-5', false]);
});

test('A short run ends with its first finding', async () => {
  const options = { reference, seed: 1, isShort: true };
  const { findings } = await judge(['CR-1'], on('deductCredits', refuse(409)), options);
  expect(findings.map(({ rule }) => rule.id)).toEqual(['CR-1']);
});

test('An unknown case is refused', async () => {
  await expect(judge(['CR-1'], undefined, { reference, caseId: 'no-such-scenario' })).rejects.toThrow(
    RangeError,
  );
});

test('The check waits as long as a 429 requires', async () => {
  const busy: Change = async (request) => {
    if (request.operation !== 'getCredits' || request.memory.has('busy')) return request.forward();
    request.memory.set('busy', true);
    const reply = withBody(await request.forward(), { error: 'That was a lot at once.' });
    return { ...reply, status: 429, headers: { ...reply.headers, 'retry-after': '0' } };
  };
  const result = await judge(['SE-2'], busy);
  expect(ruleOf(result, 'SE-2')).toMatchObject({ outcome: 'holds' });
});

test('A choice that differs fails no run', async () => {
  const plan: Change = async (request) => withBody(await request.forward(), { id: 'user_nia', plan: 'pro' });
  const result = await judge(['GE-5'], on('getCurrentUser', plan));
  expect(ruleOf(result, 'GE-5')?.outcome).toBe('noted');
  expect(failures(result, true)).toEqual([]);
  expect(textReport(result)).toMatch(/^Choices of the owner/);
});

test('A hook is retried after its idle connection was closed', async () => {
  const misspelt = { signin: () => undefined } as Adapter;
  expect(() => checkedHooks(misspelt, apis.url)).toThrow('There is no hook signin');
  let times = 0;
  const closed = new TypeError('fetch failed', { cause: new Error('other side closed') });
  const signIn = () => (++times > 1 ? Promise.resolve() : Promise.reject(closed));
  const adapter = checkedHooks({ signIn }, apis.url);
  await (adapter.signIn as () => Promise<unknown>)();
  expect(times).toBe(2);
});

test('Hooks are called over HTTP', async () => {
  const asked: unknown[] = [];
  const responses = {
    hooks: { hooks: ['signIn', 'setCredits'], isNewAccount: true },
    signIn: { follow: '/sign-in' },
    setCredits: {},
  };
  const hooks = createServer((request, response) => {
    if (request.method === 'GET') return response.setHeader('set-cookie', 'session=abc; Path=/').end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    return request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as { hook: keyof typeof responses };
      asked.push(body);
      response.end(JSON.stringify(responses[body.hook]));
    });
  });
  const { url, stop } = await served(hooks);
  const adapter = checkedHooks(await hooksOverHttp(url), url);
  expect(Object.keys(adapter)).toEqual(['signIn', 'setCredits', 'isNewAccount']);
  const hook = adapter as Record<string, (...args: unknown[]) => Promise<unknown>>;
  await hook['setCredits']?.('a', 40);
  expect(asked[1]).toEqual({ hook: 'setCredits', account: 'a', credits: 40, baseUrl: url });
  const jar = createJar();
  await hook['signIn']?.(jar, 'a');
  expect(jar.received).toEqual(['session=abc; Path=/']);
  stop();
});

test('The steps before a finding are shrunk to the necessary ones', async () => {
  const caseId = 'keys-that-differ-in-one-character-are-different-keys';
  const result = await judge(MONEY, mutantOf('keys-any-case').change, { reference, seed: 11, caseId });
  const [finding] = result.findings;
  const charges = finding?.before.filter(({ operation }) => operation === 'deductCredits');
  expect(charges?.map(({ requestHeaders }) => requestHeaders['idempotency-key']?.slice(-3))).toEqual(['x-1']);
  expect(textReport(result)).toContain(`again: --case ${caseId} --seed 11`);
});
