import type { OperationId } from '#openapi/operations.gen.ts';
import type { Db } from '../db/db.ts';
import { hashOfText, randomAt } from '../domain/hash.ts';
import type { Outcome, Fault } from './faults.ts';
import { LINES, type LineId } from './lines.ts';

/** A stored fault, with the count of random numbers drawn for each operation. */
interface StoredFault extends Fault {
  draws?: Partial<Record<OperationId, number>>;
}

const storedFaults = (db: Db) => db.meta.faults as unknown as StoredFault[];

/** The faults of a backend. They are stored, so they survive a reload. */
export function createFaults(db: Db) {
  const retain = (isRetained: (fault: StoredFault) => boolean) => {
    db.meta.faults = db.meta.faults.filter((fault) => isRetained(fault as unknown as StoredFault));
  };
  return {
    /** Adds a fault; one with `oneIn` gets a seed. */
    add: (fault: Fault) => db.transact(() => void db.meta.faults.push(seeded(fault))),
    /** Removes a fault from `list`, even if its counters have changed since. */
    remove: (fault: Fault) =>
      db.transact(() => {
        const index = storedFaults(db).findIndex((stored) => identity(stored) === identity(fault));
        if (index >= 0) db.meta.faults.splice(index, 1);
      }),
    /** Removes the faults of one operation, or all. */
    clear: (operation?: Fault['operation']) =>
      db.transact(() => retain((fault) => operation !== undefined && fault.operation !== operation)),
    /** All faults without their draw counts: adding one again repeats its random sequence. */
    list: (): Fault[] => structuredClone(storedFaults(db)).map(withoutDraws),
    /** The simulated connection speed of all requests. */
    line: (): LineId => storedFaults(db).find(({ line }) => line !== undefined)?.line ?? 'off',
    setLine: (line: LineId) =>
      db.transact(() => {
        retain((fault) => fault.line === undefined);
        const { fault } = LINES[line];
        // First, because it applies to all requests.
        if (fault) db.meta.faults.unshift({ operation: '*', ...fault, line });
      }),
  };
}

function seeded(fault: Fault): Record<string, unknown> {
  const needsSeed = fault.oneIn !== undefined && fault.seed === undefined;
  return { ...fault, ...(needsSeed ? { seed: Math.floor(Math.random() * 1_000_000) } : {}) };
}

function withoutDraws(fault: StoredFault): Fault {
  const { draws: _, ...rest } = fault;
  return rest;
}

/** The identity of a fault, without its counters. */
function identity(fault: StoredFault): string {
  const { draws: _draws, times: _times, skip: _skip, ...rest } = fault;
  return JSON.stringify(rest);
}

/** The effects of faults on one request: a delay, an outcome, and at most one fault that replaces the response. */
interface AppliedFaults {
  delayMs: number;
  outcome: Outcome;
  fault: Fault | undefined;
  /** All faults that apply, each with its `times` before this request. */
  all: Fault[];
}

export const NO_FAULTS: AppliedFaults = { delayMs: 0, outcome: {}, fault: undefined, all: [] };

const DEFAULT_DELAY_MS = 3000;

/** Finds the faults that apply to this request, and counts them down. Only within `db.transact`. */
export function takeFaults(db: Db, operation: OperationId): AppliedFaults {
  const applied: AppliedFaults = { ...NO_FAULTS, outcome: {}, all: [] };
  for (const fault of storedFaults(db).slice()) {
    const replacesResponse = fault.kind !== 'delay' && fault.kind !== 'outcome';
    if (!isFor(fault, operation) || (applied.fault && replacesResponse)) continue;
    if (fault.skip) {
      fault.skip -= 1;
      continue;
    }
    if (!isDrawn(fault, operation)) continue;
    const appliedFault = withoutDraws(fault);
    applied.all.push(appliedFault);
    if (fault.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) storedFaults(db).splice(storedFaults(db).indexOf(fault), 1);
    }
    if (replacesResponse) applied.fault = appliedFault;
    else if (fault.kind === 'delay') applied.delayMs += fault.delayMs ?? DEFAULT_DELAY_MS;
    else Object.assign(applied.outcome, appliedFault.outcome);
  }
  return applied;
}

/** A fault for all requests excludes navigations, because users cannot leave a page of JSON. */
function isFor(fault: Fault, operation: OperationId): boolean {
  if (fault.operation === '*') return operation !== 'login' && operation !== 'logout';
  return fault.operation === operation;
}

/** Whether a random fault applies. Each operation has its own sequence, so the order of overlapping requests is irrelevant. */
function isDrawn(fault: StoredFault, operation: OperationId): boolean {
  const { oneIn, seed = 0 } = fault;
  if (oneIn === undefined) return true;
  const index = fault.draws?.[operation] ?? 0;
  fault.draws = { ...fault.draws, [operation]: index + 1 };
  return randomAt(seed ^ hashOfText(operation), index) < 1 / oneIn;
}
