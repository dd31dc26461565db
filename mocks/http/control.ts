import { operations } from '#openapi/operations.gen.ts';
import { TABLE_NAMES } from '../db/schema.ts';
import type { Backend, ScenarioId } from '../server/backend.ts';
import type { ContractViolation } from '../server/contract-check.ts';
import { FAULT_KINDS, type Fault } from '../server/faults.ts';
import { HttpProblem, problem } from '../server/handler.ts';
import { SCENARIO_IDS } from '../scenarios/scenarios.ts';
import { MAX_SPEED } from '../domain/clock.ts';
import { readScenario, readSpeed } from '../server/start-options.ts';

/** Every control call, with a body to start from. */
export const CONTROL_CALLS = `GET /__mock/state · POST /__mock/reset · POST /__mock/scenario {"scenario": "creator"} · \
POST /__mock/clock {"speed": 60, "pause": true, "advance": 60000} · \
POST /__mock/faults {"operation": "trainTwin", "kind": "network", "times": 1} · DELETE /__mock/faults`;

/** `/__mock/`: looks at the simulated backend and moves it, for tests and for the curious. Answers the state. */
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
      return backend.loadScenario(backend.db.meta.scenario as ScenarioId);
    case 'POST scenario': {
      const body = await bodyOf(request);
      const reading = readScenario(text(body['scenario'] ?? body['id']), SCENARIO_IDS);
      if ('problem' in reading) throw problem(400, reading.problem);
      return backend.loadScenario(reading.value);
    }
    case 'POST clock':
      return moveClock(backend, await bodyOf(request));
    case 'POST faults':
      return addFaults(backend, await jsonOf(request));
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
  const pace = speed === undefined ? undefined : readSpeed(text(speed));
  if (pace && 'problem' in pace) throw problem(400, pace.problem);

  if (pace) clock.setSpeed(pace.value);
  if (pause !== undefined) (pause ? clock.pause : clock.resume)();
  if (advance !== undefined) clock.advance(advance);
}

async function addFaults({ faults }: Backend, body: unknown): Promise<void> {
  const list = Array.isArray(body) ? (body as unknown[]) : [body];
  for (const fault of list) checkFault(fault);
  for (const fault of list) await faults.add(fault as Fault);
}

function checkFault(fault: unknown): void {
  if (typeof fault !== 'object' || fault === null) {
    throw problem(400, 'A fault is an object with operation and kind.');
  }
  const { operation, kind } = fault as Record<string, unknown>;
  if (operation !== '*' && !Object.hasOwn(operations, text(operation))) {
    const known = Object.keys(operations).join(', ');
    throw problem(400, `There is no operation "${text(operation)}". Known: *, ${known}.`);
  }
  if (!FAULT_KINDS.some((one) => one === kind)) {
    throw problem(400, `There is no fault of kind "${text(kind)}". Known: ${FAULT_KINDS.join(', ')}.`);
  }
  const numbers: Record<string, [from: number, to: number]> = {
    status: [200, 599],
    delayMs: [0, 600_000],
    times: [1, 1_000_000],
    skip: [0, 1_000_000],
  };
  for (const [name, [from, to]] of Object.entries(numbers)) {
    const value = (fault as Record<string, unknown>)[name];
    if (value === undefined) continue;
    const isFine = Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
    if (!isFine) throw problem(400, `${name} is a whole number from ${from} to ${to}.`);
  }
}

/** Row counts rather than rows: they say whether something happened, and hold nobody's session. */
function stateOf({ db, clock, faults }: Backend, violations: readonly ContractViolation[]) {
  const { speed, isPaused } = clock.state();
  return {
    scenario: db.meta.scenario,
    clock: { now: new Date(clock.now()).toISOString(), speed, isPaused, maxSpeed: MAX_SPEED },
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

function text(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
