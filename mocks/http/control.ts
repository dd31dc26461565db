import type { Backend, StateId } from '../backend.ts';
import { book, entriesOf } from '../db/ledger-book.ts';
import { TABLE_NAMES } from '../db/schema.ts';
import { MAX_SPEED } from '../domain/clock.ts';
import { balanceOf } from '../domain/ledger.ts';
import type { ContractViolation } from '../server/contract-violation.ts';
import { readFault, wordOf } from '../server/faults.ts';
import { HttpProblem, problem } from '../server/handler.ts';
import { LINE_IDS } from '../server/lines.ts';
import { readName, readSpeed, type Parsed } from '../server/start-options.ts';
import { STATE_IDS } from '../states/states.ts';

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
    if (!(error instanceof HttpProblem)) throw error;
    return Response.json(error.body, { status: error.status });
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
    case 'POST scenario': {
      const { scenario, id } = await bodyOf(request);
      return backend.reset(read(readName('scenario', wordOf(scenario ?? id), STATE_IDS)));
    }
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
  if (pause !== undefined && typeof pause !== 'boolean') {
    throw problem(400, 'pause is true or false.');
  }
  if (advance !== undefined && !(typeof advance === 'number' && Number.isFinite(advance) && advance >= 0)) {
    throw problem(400, 'advance is a number of milliseconds, 0 or more: time moves forward only.');
  }
  if (speed !== undefined) clock.setSpeed(read(readSpeed(wordOf(speed))), pause === true);
  if (pause !== undefined) (pause ? clock.pause : clock.resume)();
  if (advance !== undefined) clock.advance(advance);
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
  await db.transact(async () => {
    const amount = (credits as number) - balanceOf(entriesOf(db, userId));
    await book(db, userId, { kind: 'grant', amount, reference: null }, clock.now());
  });
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
  for (const fault of list.map((one) => read(readFault(one)))) await faults.add(fault);
}

/** @throws HttpProblem 400 */
function read<T>(parsed: Parsed<T>): T {
  if ('problem' in parsed) throw problem(400, parsed.problem);
  return parsed.value;
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
