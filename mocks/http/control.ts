import type { Backend, StateId } from '../backend.ts';
import { setBalance } from '../db/ledger-book.ts';
import { TABLE_NAMES } from '../db/schema.ts';
import { MAX_SPEED } from '../domain/clock.ts';
import type { ContractViolation } from '../server/contract-violation.ts';
import { readFault, textOf } from '../server/faults.ts';
import { HttpProblem, problem } from '../server/handler.ts';
import { LINE_IDS } from '../server/lines.ts';

/** Every control request, with an example body. */
export const CONTROL_REQUESTS = `GET /__mock/state · POST /__mock/reset · POST /__mock/scenario {"scenario": "creator"} · \
POST /__mock/clock {"speed": 60, "pause": true, "advance": 60000} · \
POST /__mock/faults {"operation": "trainTwin", "kind": "network", "times": 1} · DELETE /__mock/faults · \
POST /__mock/line {"line": "slow-4g"} · \
POST /__mock/person {"userId": "user_ada", "credits": 1000} · \
POST /__mock/mark {"mark": "1"} · POST /__mock/restore {"mark": "1"}`;

/** `/__mock/`: reads and controls the simulated backend. Returns its state. */
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

type Fields = Record<string, unknown>;

/** The change of each request, by its method and path. */
const CHANGES: Record<string, (backend: Backend, body: Fields) => unknown> = {
  'POST reset': ({ reset, db }) => reset(db.meta.scenario as StateId),
  'POST scenario': ({ reset }, { scenario }) => reset(scenario as StateId),
  'POST clock': moveClock,
  'POST faults': addFaults,
  'DELETE faults': ({ faults }) => faults.clear(),
  'POST line': setLine,
  'POST person': changeUser,
  'POST mark': storeMark,
  'POST restore': restoreMark,
};

async function run(backend: Backend, request: Request): Promise<void> {
  const path = new URL(request.url).pathname.replace(/^\/__mock\/?/, '') || 'state';
  const name = `${request.method} ${path}`;
  if (name === 'GET state') return;
  const change = CHANGES[name];
  if (!change)
    throw problem(404, `There is no ${request.method} /__mock/${path}. Known: ${CONTROL_REQUESTS}`);
  await change(backend, await bodyOf(request));
}

function moveClock({ clock }: Backend, { speed, pause, advance }: Fields): void {
  if (speed === undefined && pause === undefined && advance === undefined) {
    throw problem(400, 'Give speed (a number), pause (true or false) or advance (milliseconds).');
  }
  if (speed !== undefined) clock.setSpeed(Number(speed));
  if (pause !== undefined) (pause === true ? clock.pause : clock.resume)();
  if (advance !== undefined) clock.advance(Number(advance));
}

/** Sets a user's balance. */
async function changeUser({ db, clock }: Backend, body: Fields): Promise<void> {
  const { credits } = body;
  const userId = textOf(body['userId']);
  if (!db.users.get(userId)) {
    const known = db.users.all().map(({ id }) => id);
    throw problem(400, `There is no user "${userId}". Known: ${known.join(', ') || 'nobody yet'}.`);
  }
  if (!(Number.isSafeInteger(credits) && (credits as number) >= 0)) {
    throw problem(400, 'credits is a whole number, 0 or more.');
  }
  await db.transact(() => setBalance(db, userId, credits as number, clock.now()));
}

/** Restores rows and faults, by the name of the mark. */
const marks = new WeakMap<Backend, Map<string, () => Promise<void>>>();

async function storeMark(backend: Backend, { mark }: Fields): Promise<void> {
  const ofBackend = marks.get(backend) ?? new Map<string, () => Promise<void>>();
  marks.set(backend, ofBackend.set(textOf(mark), await backend.db.transact(() => backend.db.mark())));
}

async function restoreMark(backend: Backend, { mark }: Fields): Promise<void> {
  const restore = marks.get(backend)?.get(textOf(mark));
  if (!restore) throw problem(400, `There is no mark "${textOf(mark)}".`);
  await backend.db.transact(restore);
}

async function addFaults({ faults }: Backend, body: Fields): Promise<void> {
  const known = [body].flat().map((value) => {
    const reading = readFault(value);
    if ('problem' in reading) throw problem(400, reading.problem);
    return reading.value;
  });
  for (const fault of known) await faults.add(fault);
}

async function setLine({ faults }: Backend, { line }: Fields): Promise<void> {
  const id = LINE_IDS.find((known) => known === line);
  if (!id) throw problem(400, `There is no line "${textOf(line)}". Known: ${LINE_IDS.join(', ')}.`);
  await faults.setLine(id);
}

/** The state with row counts, because rows would contain sessions. */
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

/** The JSON body of a request, `{}` without one. For faults it may be a list. */
async function bodyOf(request: Request): Promise<Fields> {
  const text = await request.text();
  try {
    return Object(JSON.parse(text || '{}')) as Fields;
  } catch {
    throw problem(400, `Send JSON. ${CONTROL_REQUESTS}`);
  }
}
