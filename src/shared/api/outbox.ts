import { CALL_TIME_LIMIT_MS } from '#openapi/limits.gen.ts';
import { wait } from '../lib/clock.ts';
import { newId } from '../lib/new-id.ts';
import { ApiError, MAX_RETRY_AFTER_MS } from './api-error.ts';
import { currentUser } from './current-user.ts';
import { meaningOf, type Meaning } from './outbox-meanings.ts';

/**
 * The result of a request with an `Idempotency-Key` (decision 54). `unclear` means that the request may have taken effect,
 * or may still. A refusal after an unclear response is unclear, because the earlier request may still arrive.
 */
export type KeyedResult<T> = { kind: 'accepted'; value: T } | { kind: 'refused' | 'unclear'; error: unknown };

/** The options of a request with an `Idempotency-Key`. */
export interface KeyedRequest {
  /** The user of the request, which is sent only while they are signed in. */
  userId: string;
  /** Whether a request with this key was sent before, with an unclear response. */
  isRepeat?: boolean;
  /** Pauses before each repetition, ms. */
  pausesMs?: readonly number[];
  /** How long the server has reported progress so far, ms. */
  progressMs?: number;
  signal?: AbortSignal | undefined;
  meaning?: (error: unknown) => Meaning;
  /** Called with the length of a pause that the server asks for, ms, and with undefined at its end. */
  onPause?: ((ms: number | undefined) => void) | undefined;
}

const PAUSES_MS = [1_000, 3_000];
/** The pause while the server reports progress without naming one. */
const PROGRESS_PAUSE_MS = 3_000;

/**
 * Sends a request that moves credits or starts work, and repeats it with the same key and body while its outcome is
 * unclear: after 1 s and 3 s, or after the server's `Retry-After`. Progress is followed for as long as a request may take.
 * Never rejects.
 * @param send sends the same request each time
 */
export async function sendWithKey<T>(send: () => Promise<T>, request: KeyedRequest): Promise<KeyedResult<T>> {
  const { userId, isRepeat = false, pausesMs = PAUSES_MS, progressMs = 0, signal } = request;
  const [pauseMs, ...laterPausesMs] = pausesMs;
  const refusal = isRepeat ? 'unclear' : 'refused';
  if (currentUser() !== userId) return { kind: refusal, error: ApiError.of('otherUser') };
  let next = { pausesMs: laterPausesMs, progressMs };
  try {
    return { kind: 'accepted', value: await send() };
  } catch (error) {
    const { meaning = meaningOf, onPause } = request;
    const failure = meaning(error);
    if (failure === 'keyIsOver') return { kind: 'refused', error };
    if (failure === 'refused') return { kind: refusal, error };
    const isInProgress = failure === 'inProgress';
    const progressPauseMs = progressMs < CALL_TIME_LIMIT_MS ? PROGRESS_PAUSE_MS : undefined;
    const usualMs = isInProgress ? progressPauseMs : pauseMs;
    const { retryAfterMs } = error instanceof ApiError ? error : {};
    const waitMs = retryAfterMs ?? usualMs ?? 0;
    if (usualMs === undefined || waitMs > MAX_RETRY_AFTER_MS) return { kind: 'unclear', error };
    if (isInProgress) next = { pausesMs: [...pausesMs], progressMs: progressMs + waitMs };
    else onPause?.(retryAfterMs);
    await wait(waitMs, signal);
    onPause?.(undefined);
    if (signal?.aborted || currentUser() !== userId) return { kind: 'unclear', error };
  }
  return sendWithKey(send, { ...request, ...next, isRepeat: true });
}

/** Where the key of one request is stored on this device. */
export interface StoredKey {
  read(): string | undefined;
  store(key: string): void;
  remove(): void;
}

/**
 * Sends a request and stores its key until the outcome is clear. A repetition by a click or after a reload is therefore
 * the same request (decision 54).
 * @returns the response and the key. @throws the error of the last request
 */
export async function sendOnce<T>(
  stored: StoredKey,
  send: (key: string) => Promise<T>,
  request: KeyedRequest,
) {
  const unclearKey = stored.read();
  const key = unclearKey ?? newId();
  stored.store(key);
  const result = await sendWithKey(() => send(key), { ...request, isRepeat: unclearKey !== undefined });
  if (result.kind !== 'unclear') stored.remove();
  if (result.kind !== 'accepted') throw result.error;
  return { value: result.value, key };
}
