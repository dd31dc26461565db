import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ApiError } from '../../../../../shared/api/api-error.ts';
import { twinsFromModels } from '../../../twins/twin.ts';
import type { LatestTraining, TrainingCalls } from '../training-calls.ts';
import { RefusedAnswer } from '../training-failure.ts';

/**
 * How the next answer of an operation goes wrong. `mute`: success, without the new balance; `idle`: the same, and nothing
 * was done. `unbooked` and `halved`, of a refund: success, and nothing or half of it was booked. After these
 * three the balance can be read: without it, the answer is all there is. `crash…`: the page is closed while the call is
 * under way.
 */
export const MISHAPS = [
  'mute',
  'idle',
  'unbooked',
  'halved',
  'refused',
  'signedOut',
  'failed',
  'failedAfterEffect',
  'lineCutBefore',
  'lineCutAfter',
  'timeout',
  'crashBefore',
  'crashAfter',
] as const;
export type Mishap = (typeof MISHAPS)[number];

export type Operation = keyof TrainingCalls;

/** For tests: the few rules of the server that a training meets, with everything that can happen to an answer. */
export interface ModelServer {
  calls: TrainingCalls;
  balance: number;
  bookings: { kind: 'charge' | 'refund'; key: string; balance: number }[];
  /** Refunds of which half was booked. */
  halved: number;
  trainings: { status: LatestTraining['status']; word: string }[];
  /** The mishaps to come, per operation; `undefined` in a queue lets one call pass. */
  mishaps: Partial<Record<Operation, (Mishap | undefined)[]>>;
  /** Every call that arrived at the network, in order. */
  log: Operation[];
  /** Resolves when a crash swallowed an answer. */
  crashed(): Promise<void>;
}

/** @param knowsKeys does it honour idempotency keys (decision 8)? */
export function modelServer(balance: number, knowsKeys = true): ModelServer {
  let onCrash: () => void = () => {};
  const server: ModelServer = {
    balance,
    bookings: [],
    halved: 0,
    trainings: [],
    mishaps: {},
    log: [],
    crashed: () => new Promise((resolve) => (onCrash = resolve)),
    calls: {
      readBalance: () => call('readBalance', () => server.balance),
      charge: (key) =>
        book('charge', key, () => {
          if (server.balance >= TRAINING_COST_CREDITS) return -TRAINING_COST_CREDITS;
          throw problem(402, { error: 'Insufficient credits', available: server.balance });
        }),
      refund: (key) =>
        book('refund', key, () => {
          if (booked('charge') > booked('refund')) return TRAINING_COST_CREDITS;
          throw problem(409, { error: 'There is no charge left to give back.', available: server.balance });
        }),
      uploadPhotos: () =>
        call('uploadPhotos', () => ({ zipUrl: 'https://files.example/photos.zip', warnings: [] })),
      requestTraining: () =>
        call('requestTraining', () => {
          if (server.trainings.some(({ status }) => status === 'training')) {
            throw problem(409, { error: 'A twin is being trained already.' });
          }
          const spent = server.trainings.filter(({ status }) => status !== 'failed').length;
          if (booked('charge') - booked('refund') - spent < 1) {
            throw problem(402, { error: 'This training has not been paid for.', available: server.balance });
          }
          server.trainings.push({ status: 'training', word: `ADA${server.trainings.length}X` });
          return undefined;
        }),
      readLatestTraining: () =>
        call('readLatestTraining', () => {
          const latest = server.trainings.at(-1);
          return latest && { status: latest.status, triggerWord: latest.word, isRefunded: false };
        }),
      readTwins: () =>
        call('readTwins', () =>
          twinsFromModels(
            server.trainings
              .filter(({ status }) => status === 'ready')
              .map(({ word }) => ({ trigger_word: word, completedAt: '2026-11-21T09:00:00Z' })),
          ),
        ),
    },
  };

  async function call<T>(operation: Operation, effect: () => T): Promise<T> {
    server.log.push(operation);
    const mishap = server.mishaps[operation]?.shift();
    switch (mishap) {
      case undefined:
        return effect();
      case 'mute':
      case 'idle': {
        // Only the two that move money answer a balance.
        if (operation !== 'charge' && operation !== 'refund') return effect();
        if (mishap === 'mute') effect();
        else server.mishaps.readBalance = [];
        return undefined as T;
      }
      case 'unbooked':
      case 'halved':
        return operation === 'refund' ? underpaid(mishap, effect) : effect();
      case 'refused':
        throw operation === 'requestTraining'
          ? new RefusedAnswer('The trainer said no.')
          : problem(400, { error: 'No.' });
      case 'signedOut':
        throw problem(401, { error: 'Please sign in.' });
      case 'failed':
        throw ApiError.http(500, 'Internal Server Error', '');
      case 'failedAfterEffect':
        attempt(effect);
        throw ApiError.http(502, 'Bad Gateway', '<html>Bad gateway</html>');
      case 'lineCutAfter':
        attempt(effect);
        throw ApiError.of('network');
      case 'lineCutBefore':
        throw ApiError.of('network');
      case 'timeout':
        throw ApiError.of('timeout');
      case 'crashAfter':
        attempt(effect);
        return closePage();
      case 'crashBefore':
        return closePage();
    }
  }

  function underpaid<T>(mishap: 'unbooked' | 'halved', effect: () => T): T {
    server.mishaps.readBalance = [];
    const [balance, bookings] = [server.balance, [...server.bookings]];
    const answered = effect();
    if (server.balance === balance) return answered;
    if (mishap === 'unbooked') {
      Object.assign(server, { balance, bookings });
      return answered;
    }
    server.halved += 1;
    server.balance -= TRAINING_COST_CREDITS / 2;
    Object.assign(server.bookings.at(-1) ?? {}, { balance: server.balance });
    return server.balance as T;
  }

  function booked(kind: 'charge' | 'refund'): number {
    return server.bookings.filter((row) => row.kind === kind).length;
  }

  /** Moves what `amount` says, once for each key if the server knows keys. Answers the balance after it. */
  function book(kind: 'charge' | 'refund', key: string, amount: () => number): Promise<number> {
    return call(kind, () => {
      const first = server.bookings.find((row) => row.kind === kind && row.key === key);
      if (knowsKeys && first) return first.balance;
      server.balance += amount();
      server.bookings.push({ kind, key, balance: server.balance });
      return server.balance;
    });
  }

  function closePage(): Promise<never> {
    onCrash();
    return new Promise(() => {});
  }

  return server;
}

export function problem(status: number, body: object): ApiError {
  return ApiError.http(status, '', JSON.stringify(body));
}

/** The work may itself be refused; its answer is lost either way. */
function attempt(effect: () => unknown): void {
  try {
    effect();
  } catch {
    // No listener is left.
  }
}
