import type { Backend, StateId } from '../backend.ts';
import { setBalance } from '../db/ledger-book.ts';
import { TABLE_NAMES } from '../db/schema.ts';
import { MAX_SPEED } from '../domain/clock.ts';
import type { ContractViolation } from '../server/contract-violation.ts';
import { readFault, wordOf } from '../server/faults.ts';
import { HttpProblem, problem } from '../server/handler.ts';
import { LINE_IDS } from '../server/lines.ts';

/** Every control call, with an example body. */
export const CONTROL_CALLS = `GET /__mock/state · POST /__mock/reset · POST /__mock/scenario {"scenario": "creator"} · \
POST /__mock/clock {"speed": 60, "pause": true, "advance": 60000} · \
POST /__mock/faults {"operation": "trainTwin", "kind": "network", "times": 1} · DELETE /__mock/faults · \
POST /__mock/line {"line": "slow-4g"} · \
POST /__mock/person {"userId": "user_ada", "credits": 1000} · \
POST /__mock/mark {"mark": "1"} · POST /__mock/restore {"mark": "1"}`;

/** `/__mock/`: reads and controls the simulated backend. Answers its state. */
export async function control(
  backend: Backend,
  violations: readonly ContractViolation[],
  request: Request,
): Promise<Response> {
  try {
    await run(backend, request);
    await backend.flush();
    return Response.json(stateOf(backend, violations));
  } catch (error) {
    const refusal = error instanceof RangeError ? problem(400, error.message) : error;
    if (!(refusal instanceof HttpProblem)) throw error;
    return Response.json(refusal.body, { status: refusal.status });
  }
}

async function run(backend: Backend, request: Request): Promise<void> {
  const path = new URL(request.url).pathname.replace(/^\/__mock\/?/, '');
  switch (`${request.method} ${path}`) {
    case 'GET ':
    case 'GET state':
      return;
    case 'POST reset':
      return backend.reset(backend.db.meta.scenario as StateId);
    case 'POST scenario':
      return backend.reset((await bodyOf(request))['scenario'] as StateId);
    case 'POST clock':
      return moveClock(backend, await bodyOf(request));
    case 'POST faults':
      return addFaults(backend, await jsonOf(request));
    case 'POST line':
      return setLine(backend, await bodyOf(request));
    case 'POST person':
      return changePerson(backend, await bodyOf(request));
    case 'POST mark':
      return keepMark(backend, await bodyOf(request));
    case 'POST restore':
      return restoreMark(backend, await bodyOf(request));
    case 'DELETE faults':
      return backend.faults.clear();
    default:
      throw problem(404, `There is no ${request.method} /__mock/${path}. Known: ${CONTROL_CALLS}`);
  }
}

function moveClock({ clock }: Backend, { speed, pause, advance }: Record<string, unknown>): void {
  if (speed === undefined && pause === undefined && advance === undefined) {
    throw problem(400, 'Give speed (a number), pause (true or false) or advance (milliseconds).');
  }
  if (speed !== undefined) clock.setSpeed(Number(speed));
  if (pause !== undefined) (pause === true ? clock.pause : clock.resume)();
  if (advance !== undefined) clock.advance(Number(advance));
}

/** Sets a user's balance. */
async function changePerson({ db, clock }: Backend, body: Record<string, unknown>): Promise<void> {
  const { credits } = body;
  const userId = wordOf(body['userId']);
  if (!db.users.get(userId)) {
    const known = db.users.all().map(({ id }) => id);
    throw problem(400, `There is no user "${userId}". Known: ${known.join(', ') || 'nobody yet'}.`);
  }
  if (!(Number.isSafeInteger(credits) && (credits as number) >= 0)) {
    throw problem(400, 'credits is a whole number, 0 or more.');
  }
  await db.transact(() => setBalance(db, userId, credits as number, clock.now()));
}

/** Rows and faults to return to, by name. */
const marks = new WeakMap<Backend, Map<string, () => Promise<void>>>();

async function keepMark(backend: Backend, { mark }: Record<string, unknown>): Promise<void> {
  const own = marks.get(backend) ?? new Map<string, () => Promise<void>>();
  marks.set(backend, own.set(wordOf(mark), await backend.db.transact(() => backend.db.mark())));
}

async function restoreMark(backend: Backend, { mark }: Record<string, unknown>): Promise<void> {
  const restore = marks.get(backend)?.get(wordOf(mark));
  if (!restore) throw problem(400, `There is no mark "${wordOf(mark)}".`);
  await backend.db.transact(restore);
}

async function addFaults({ faults }: Backend, body: unknown): Promise<void> {
  const list = Array.isArray(body) ? (body as unknown[]) : [body];
  const known = list.map((one) => {
    const reading = readFault(one);
    if ('problem' in reading) throw problem(400, reading.problem);
    return reading.value;
  });
  for (const fault of known) await faults.add(fault);
}

async function setLine({ faults }: Backend, { line }: Record<string, unknown>): Promise<void> {
  const id = LINE_IDS.find((one) => one === line);
  if (!id) throw problem(400, `There is no line "${wordOf(line)}". Known: ${LINE_IDS.join(', ')}.`);
  await faults.setLine(id);
}

/** Row counts instead of rows, which would contain sessions. */
function stateOf({ db, clock, faults }: Backend, violations: readonly ContractViolation[]) {
  const { speed, isPaused } = clock.state();
  return {
    scenario: db.meta.scenario,
    clock: { now: new Date(clock.now()).toISOString(), speed, isPaused, maxSpeed: MAX_SPEED },
    line: faults.line(),
    faults: faults.list(),
    rows: Object.fromEntries(TABLE_NAMES.map((name) => [name, db[name].size])),
    violations,
    ...(db.problem === undefined ? {} : { problem: db.problem }),
  };
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const body = await jsonOf(request);
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  throw problem(400, 'Send a JSON object.');
}

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw problem(400, `Send JSON. ${CONTROL_CALLS}`);
  }
}
