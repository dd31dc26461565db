import { wait } from '../lib/clock.ts';
import { newId } from '../lib/new-id.ts';
import { ApiError } from './api-error.ts';
import { currentPerson } from './person.ts';
import { MAX_RETRY_AFTER_MS } from './retry-after.ts';
import { holdName, type Locks } from './tab-lock.ts';

/**
 * The result of a call with an `Idempotency-Key` (decision 54). `unclear`: it may have taken effect or not.
 * `isRepeat`: the refusal followed an unclear answer, so an earlier call with this key may still arrive.
 */
export type KeyedAnswer<T> =
  | { kind: 'accepted'; value: T }
  | { kind: 'refused'; error: unknown; isRepeat: boolean }
  | { kind: 'unclear'; error: unknown };

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
  if (currentPerson() !== userId) return { kind: 'refused', error: ApiError.of('otherPerson'), isRepeat };
  try {
    return { kind: 'accepted', value: await send() };
  } catch (error) {
    if (isRefusal(error, isRepeat)) return { kind: 'refused', error, isRepeat };
    const { retryAfterMs = pauseMs ?? 0 } = error instanceof ApiError ? error : {};
    if (pauseMs === undefined || retryAfterMs > MAX_RETRY_AFTER_MS) return { kind: 'unclear', error };
    await wait(retryAfterMs, signal);
    if (signal?.aborted || currentPerson() !== userId) return { kind: 'unclear', error };
  }
  return callWithKey(send, { ...call, isRepeat: true, pausesMs: laterPausesMs });
}

/**
 * Did the server understand and refuse the call? After an unclear answer only two refusals prove that nothing has been
 * booked so far: too few credits, and a charge that can never be booked. After the first one an earlier call may still arrive.
 */
export function isClearRefusal(error: unknown, isRepeat: boolean): boolean {
  if (!(error instanceof ApiError)) return error instanceof RefusedAnswer;
  const { kind, status = 0, problem } = error;
  if (kind === 'otherPerson') return !isRepeat;
  // A firewall's page says nothing about what the server behind it did.
  const isReadable = problem !== undefined || status === 402;
  if (!isReadable || status < 400 || status >= 500 || isBusy(error)) return false;
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
  /** For a key of one tab: its name among all tabs. A duplicated tab has a copy of the session storage. */
  lock?: { name: string; locks: Locks };
}

/**
 * The kept key, if it belongs to this tab. A duplicated tab has a copy of the key; each tab holds its keys until it is
 * closed, so the copy is dropped.
 */
export async function claimKey(kept: KeptKey): Promise<string | undefined> {
  const key = kept.read();
  if (key === undefined || !kept.lock) return key;
  if (await holdName(`${kept.lock.name}:${key}`, kept.lock.locks)) return key;
  kept.drop();
  return undefined;
}

/**
 * Sends a call whose key is kept from before it leaves until its answer is clear: repeated by a press or after a reload,
 * it is the same call (decision 54).
 * @returns the answer and the key. @throws the error of the last call
 */
export async function callOnce<T>(kept: KeptKey, send: (key: string) => Promise<T>, call: KeyedCall) {
  const unclearKey = await claimKey(kept);
  const key = unclearKey ?? newId();
  kept.keep(key);
  await claimKey(kept);
  const answer = await callWithKey(() => send(key), { ...call, isRepeat: unclearKey !== undefined });
  // After a refusal of a repeated call, the first one may still arrive.
  if (answer.kind === 'accepted' || (answer.kind === 'refused' && !answer.isRepeat)) kept.drop();
  if (answer.kind !== 'accepted') throw answer.error;
  return { value: answer.value, key };
}

/** A protocol as a pure function, and what it needs of a page. Its commands are data. */
export interface Protocol<State, Event, Command> {
  read(): State;
  next(state: State, event: Event): { state: State; commands: readonly Command[] };
  /** Stores and shows a state, before its commands run. */
  write(after: State, before: State): void;
  /** @returns for a call its answer, which is the next event; must not reject */
  run(command: Command): Promise<Event> | undefined;
}

/** Applies an event, and everything that follows from it. Resolves when nothing is left to call. */
export async function dispatch<S, E, C>(protocol: Protocol<S, E, C>, event: E): Promise<void> {
  const before = protocol.read();
  const { state, commands } = protocol.next(before, event);
  protocol.write(state, before);
  for (const command of commands) {
    const answer = protocol.run(command);
    if (answer) await dispatch(protocol, await answer);
  }
}

/** Pauses between repeats of unclear calls; they double. */
const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 30_000;

interface UnclearCalls {
  userId: string;
  isOpen(): boolean;
  /** The pause for which the server asks, ms. */
  retryAfterMs(): number;
  repeat(): Promise<void>;
}

/** Repeats unclear calls until all are clear, while their user is here. */
export function createRepeats({ userId, isOpen, retryAfterMs, repeat }: UnclearCalls) {
  let current: AbortController | undefined;
  return {
    async start(): Promise<void> {
      if (current || currentPerson() !== userId) return;
      const run = new AbortController();
      current = run;
      const { signal } = run;
      for (let pauseMs = FIRST_PAUSE_MS; isOpen(); pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
        await wait(Math.max(pauseMs, retryAfterMs()), signal);
        if (signal.aborted) break;
        await repeat();
      }
      if (current === run) current = undefined;
    },
    /** The pauses begin again with the next start, which may come before the last repeat has ended. */
    stop() {
      current?.abort();
      current = undefined;
    },
  };
}
