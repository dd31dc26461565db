import { openDb, STORAGE_REFUSED, type LoadResult } from './db/db.ts';
import type { SnapshotStorage } from './db/snapshot.ts';
import { createClock } from './domain/clock.ts';
import { handlers } from './handlers/handlers.ts';
import { mockOnlyRoutes } from './handlers/mock-only.ts';
import type { ContractViolation } from './server/contract-violation.ts';
import { createFaults } from './server/fault-store.ts';
import type { Server } from './server/handle-request.ts';
import type { Address, ClipType } from './server/handler.ts';
import { createRequestLog } from './server/request-log.ts';
import { routes } from './server/routes.ts';
import { faultsOf, isStateId, rowsOf, unknownState, type StateId } from './states/states.ts';

export type { ContractViolation } from './server/contract-violation.ts';
export type { StateId } from './states/states.ts';

export interface BackendOptions {
  /** By default the state lasts as long as the page or the process. */
  storage?: SnapshotStorage | undefined;
  /** Starts from this scenario; by default from the stored state, else signed out. */
  scenario?: StateId | undefined;
  /** The speed of simulated time (0: paused); by default the stored one. */
  speed?: number | undefined;
  /** Addresses of the simulated sign-in and payment pages. */
  pages: {
    signIn(returnTo: string, origin: string): string;
    payment(checkoutId: string, origin: string): string;
  };
  /** The address of a file of `mocks/files`. */
  fileUrl(name: string, origin: string): string;
  /** The container of delivered clips; by default WebM, which every browser plays. */
  clipType?: () => ClipType;
  onViolation(violation: ContractViolation): void;
  /** Replaces the real time in tests. */
  realNow?: () => number;
}

/** The simulated server: the contract's operations on their own database. */
export type Backend = Awaited<ReturnType<typeof createBackend>>;

/** The message about a stored state that did not load. */
const LOAD_PROBLEM: Partial<Record<LoadResult, string>> = {
  unreadable: 'The demo has changed since your last visit, or its state was damaged, so it starts afresh.',
  forbidden: STORAGE_REFUSED,
};

/**
 * Opens the simulated backend on a storage, in the browser or in Node.
 * @throws RangeError for an unknown scenario or an impossible speed
 */
export async function createBackend(options: BackendOptions) {
  const { storage, scenario, speed, pages, fileUrl, clipType, onViolation, realNow = Date.now } = options;
  let save = () => {};
  const clock = createClock({ realNow, changed: () => save() });
  const { db, loadResult } = await openDb(storage, clock);
  save = () => db.clockChanged();

  /** Replaces the database by the rows and faults of a state, signed out. @throws RangeError for an unknown state */
  const reset = async (id: StateId, startsAt?: number) => {
    if (!isStateId(id)) throw new RangeError(unknownState(String(id)));
    clock.reset(startsAt);
    // The caller resumes the clock.
    if (startsAt !== undefined) clock.pause();
    const now = clock.now();
    await db.transact(() =>
      db.reset(rowsOf(id, now), { scenario: id, faults: faultsOf(id), startedAt: now }),
    );
  };
  if (scenario !== undefined || loadResult !== 'loaded') await reset(scenario ?? 'signed-out');
  if (speed !== undefined) clock.setSpeed(speed);

  const addressOf = (request: Request): Address => {
    const { origin, pathname } = new URL(request.url);
    return {
      origin,
      base: pathname.slice(0, Math.max(0, pathname.indexOf('/api/'))),
      signInPage: (returnTo) => pages.signIn(returnTo, origin),
      paymentPage: (checkoutId) => pages.payment(checkoutId, origin),
      file: (name) => fileUrl(name, origin),
      get clipType() {
        return clipType?.() ?? 'webm';
      },
    };
  };
  const requests = createRequestLog();
  const server: Server = { db, clock, addressOf, onViolation, requests };

  return {
    handlers: [...mockOnlyRoutes(server), ...routes(server, handlers)],
    db,
    clock,
    faults: createFaults(db),
    /** The latest requests, for the director. */
    requests,
    reset,
    /** Resolves when all changes so far are stored. */
    flush: () => db.flush(),
    /** The problem with the stored state, as a sentence. */
    get problem() {
      return db.problem ?? LOAD_PROBLEM[loadResult];
    },
  };
}
