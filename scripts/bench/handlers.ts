import { performance } from 'node:perf_hooks';
import { serialize } from 'node:v8';
import { getResponse } from 'msw/utils/get-response';
import { createBackend } from '../../mocks/backend.ts';
import { memoryStorage, type SnapshotStorage } from '../../mocks/db/snapshot-storage.ts';

/** The promise: 95 of 100 requests are answered within this time, with this many rows stored. */
const READ_BUDGET_MS = 1;
const WRITE_BUDGET_MS = 3;
export const ROWS = 10_000;

export interface HandlerTime {
  name: string;
  budgetMs: number;
  medianMs: number;
  p95Ms: number;
  /** Mean processor time: the number to compare when the machine is busy with other things. */
  cpuMs: number;
}

const USER = 'user_ada';
const RUNS = 300;
const WARM_UP_RUNS = 100;

/**
 * Times requests from `Request` to `Response` with 10,000 rows in the database: matching, session, contract checks of
 * both directions, the work and the snapshot. Half of the rows belong to the person who asks.
 */
export async function measureHandlerTimes(): Promise<HandlerTime[]> {
  const { ask, rows } = await openFilledBackend();
  if (rows < ROWS) throw new Error(`Only ${rows} rows were stored.`);
  const cases: [name: string, path: string, body?: unknown][] = [
    ['read the balance', '/api/users/me/credits'],
    ['read a job', '/api/jobs/job_running'],
    ['list the templates', '/api/twins/prompt-templates'],
    ['charge credits (stored)', '/api/users/me/deduct-credits', { amount: 1 }],
    ['ask for an upload (stored)', '/api/objects/upload', null],
  ];
  const times: HandlerTime[] = [];
  for (const [name, path, body] of cases) {
    const budgetMs = body === undefined ? READ_BUDGET_MS : WRITE_BUDGET_MS;
    times.push({ name, budgetMs, ...(await measure(() => ask(path, body))) });
  }
  return times;
}

async function openFilledBackend() {
  const backend = await createBackend({
    storage: copyingStorage(),
    scenario: 'creator',
    pages: { signIn: () => '/', payment: () => '/' },
    fileUrl: (name, origin) => `${origin}/${name}`,
    onViolation: ({ operation, details }) => {
      throw new Error(`${operation}: ${details.join(' ')}`);
    },
  });
  const { db } = backend;
  await db.transact(async () => {
    for (let number = 0; number < ROWS; number += 1) {
      const userId = number % 2 === 0 ? USER : `user_${number}`;
      await db.ledger.insert({
        id: `entry_${number}`,
        userId,
        kind: 'grant',
        amount: 10,
        at: number,
        reference: null,
        balance: 10,
      });
    }
  });

  const start = await getResponse(backend.handlers, new Request('http://bench/api/callback?code=creator'));
  const cookie = start?.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const ask = async (path: string, body: unknown) => {
    const init: RequestInit = { headers: { cookie } };
    if (body !== undefined) init.method = 'POST';
    if (body) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      Object.assign(init, { body: JSON.stringify(body), headers: { cookie, ...headers } });
    }
    const response = await getResponse(backend.handlers, new Request(`http://bench${path}`, init));
    if (!response?.ok) throw new Error(`${path} answered ${response?.status}.`);
    await response.arrayBuffer();
  };
  return { ask, rows: db.ledger.size };
}

/** Pays what the browser's own storage (IndexedDB) charges before it takes over: a copy of the pieces that changed. */
function copyingStorage(): SnapshotStorage {
  const memory = memoryStorage();
  return {
    ...memory,
    async save(pieces) {
      const there = await memory.load();
      for (const [name, text] of pieces) if (there?.get(name) !== text) serialize(text);
      return memory.save(pieces);
    },
  };
}

async function measure(run: () => Promise<void>): Promise<Omit<HandlerTime, 'name' | 'budgetMs'>> {
  for (let index = 0; index < WARM_UP_RUNS; index += 1) await run();
  const times: number[] = [];
  const cpuBefore = process.cpuUsage();
  for (let index = 0; index < RUNS; index += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  times.sort((one, other) => one - other);
  return {
    medianMs: times[Math.floor(RUNS / 2)] ?? 0,
    p95Ms: times[Math.floor(RUNS * 0.95)] ?? 0,
    cpuMs: (user + system) / 1000 / RUNS,
  };
}

if (import.meta.main) {
  for (const { name, medianMs, p95Ms, cpuMs } of await measureHandlerTimes()) {
    const [median, p95, cpu] = [medianMs, p95Ms, cpuMs].map((ms) => `${ms.toFixed(2)} ms`);
    console.log(`${name.padEnd(40)} median ${median}   p95 ${p95}   processor ${cpu}`);
  }
}
