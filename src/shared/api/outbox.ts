import { wait } from '../lib/clock.ts';
import { newId } from '../lib/new-id.ts';
import { ApiError, MAX_RETRY_AFTER_MS } from './api-error.ts';
import { currentPerson } from './person.ts';

/**
 * The result of a call with an `Idempotency-Key` (decision 54). `unclear`: it may have taken effect, or may still. So is a
 * refusal after an unclear answer: the earlier call may still arrive.
 */
export type KeyedAnswer<T> = { kind: 'accepted'; value: T } | { kind: 'refused' | 'unclear'; error: unknown };

/** A 2xx answer that reports a failure: `ok: false`, an `error`, or without a required field. */
export class RefusedAnswer extends Error {
  readonly problem: Partial<NonNullable<ApiError['problem']>>;

  constructor(message = '', problem: RefusedAnswer['problem'] = {}) {
    super(message);
    this.problem = problem;
  }
}

/** Further fields of the server's refusal. */
export function problemOf(error: unknown): RefusedAnswer['problem'] {
  const isAnswer = error instanceof RefusedAnswer || error instanceof ApiError;
  return (isAnswer ? error.problem : undefined) ?? {};
}

export interface KeyedCall {
  /** The user it is for; nothing is sent unless they are signed in. */
  userId: string;
  /** Was a call with this key sent before, with an unclear answer? */
  isRepeat?: boolean;
  /** Pauses before each repetition, ms. */
  pausesMs?: readonly number[];
  signal?: AbortSignal | undefined;
  isRefusal?: (error: unknown, isRepeat: boolean) => boolean;
}

const PAUSES_MS = [1_000, 3_000];

/**
 * Sends a call that moves credits or starts work, and repeats it with the same key and body while its answer is
 * unclear: after 1 s and 3 s, or when the server says (`Retry-After`). Never rejects.
 * @param send the same call each time
 */
export async function callWithKey<T>(send: () => Promise<T>, call: KeyedCall): Promise<KeyedAnswer<T>> {
  const { userId, isRepeat = false, pausesMs = PAUSES_MS, signal, isRefusal = isClearRefusal } = call;
  const [pauseMs, ...laterPausesMs] = pausesMs;
  const refusal = isRepeat ? 'unclear' : 'refused';
  if (currentPerson() !== userId) return { kind: refusal, error: ApiError.of('otherPerson') };
  try {
    return { kind: 'accepted', value: await send() };
  } catch (error) {
    if (isRefusal(error, isRepeat)) return { kind: refusal, error };
    const { retryAfterMs = pauseMs ?? 0 } = error instanceof ApiError ? error : {};
    if (pauseMs === undefined || retryAfterMs > MAX_RETRY_AFTER_MS) return { kind: 'unclear', error };
    await wait(retryAfterMs, signal);
    if (signal?.aborted || currentPerson() !== userId) return { kind: 'unclear', error };
  }
  return callWithKey(send, { ...call, isRepeat: true, pausesMs: laterPausesMs });
}

/**
 * Did the server understand and refuse the call? After an unclear answer only two refusals say that nothing has been
 * booked so far, so that repeating helps no more: too few credits, and a charge that can never be booked.
 */
export function isClearRefusal(error: unknown, isRepeat: boolean): boolean {
  if (!(error instanceof ApiError)) return error instanceof RefusedAnswer;
  const { kind, status = 0, problem } = error;
  if (kind === 'otherPerson') return true;
  // A firewall's page says nothing about what the server behind it did.
  const isReadable = problem !== undefined || status === 402;
  if (!isReadable || status >= 500 || isBusy(error)) return false;
  return !isRepeat || status === 402 || problem?.code === 'nothingLeft';
}

/** Does the server ask to repeat the call later? */
export function isBusy({ status, problem }: ApiError): boolean {
  return status === 408 || status === 429 || problem?.code === 'inFlight';
}

/** Where the key of one call is kept on this device. */
export interface KeptKey {
  read(): string | undefined;
  keep(key: string): void;
  drop(): void;
}

/**
 * Sends a call whose key is kept from before it leaves until its answer is clear: repeated by a press or after a reload,
 * it is the same call (decision 54).
 * @returns the answer and the key. @throws the error of the last call
 */
export async function callOnce<T>(kept: KeptKey, send: (key: string) => Promise<T>, call: KeyedCall) {
  const unclearKey = kept.read();
  const key = unclearKey ?? newId();
  kept.keep(key);
  const answer = await callWithKey(() => send(key), { ...call, isRepeat: unclearKey !== undefined });
  if (answer.kind !== 'unclear') kept.drop();
  if (answer.kind !== 'accepted') throw answer.error;
  return { value: answer.value, key };
}
