import type { OperationId } from '#openapi/operations.gen.ts';
import type { Account } from '../adapter.ts';
import type { Call } from '../client.ts';

/**
 * One step on both servers. Names in «guillemets» stand for what a server has: `«package a 0»` is the last package of
 * account a, `«id b»` the id of account b, `«ID b»` the same in the other case, `«k»` the start of every key of the case.
 */
export type Step =
  | {
      do: 'call';
      who: Account;
      operation: OperationId;
      call: Call;
      /** How it is sent: a way that changes nothing, or makes it wrong. */
      variation?: string | undefined;
      /** Cases that the call itself does not show, such as the changed field. */
      caseIds?: readonly string[] | undefined;
      /** Undeclared fields, which change nothing; only the judged server gets them. */
      more?: Record<string, unknown> | undefined;
      /** It must be accepted, or its story shows nothing. */
      isNeeded?: boolean | undefined;
    }
  /** Repeats the call this many back. */
  | { do: 'again'; back: number; variation?: string | undefined }
  /** Unless it is exact, it lasts until all work that was begun has ended: its progress differs between servers. */
  | { do: 'pass'; ms: number; isExact?: boolean }
  /** Sends the provider's notice of a checkout, the last one or this many back; `unread`: no balance is read after it. */
  | {
      do: 'pay';
      who: Account;
      notice: 'paid' | 'unpaid' | 'unsigned';
      times: number;
      back: number;
      unread?: string | undefined;
    }
  /** Moves the clock until the last training or job of this account is there. */
  | { do: 'until'; who: Account; work: 'training' | 'job'; state: 'in the middle' | 'ended' }
  /** Reads the first picture of the case, or the first film of a job, at its address. */
  | { do: 'see'; who: Account; kind: string }
  /** Concurrent calls, to which any order of them may lead (concurrent.ts). */
  | { do: 'together'; calls: CallStep[]; payment?: Payment | undefined }
  /** Uses a hook that is undone with the case. */
  | { do: 'fail'; who: Account; what: 'failNextTraining' | 'failNextJob' | 'slow' }
  /** Stops the judged server and starts it again. */
  | { do: 'restart' }
  /** Signs in this many more times; earlier sessions stay. */
  | { do: 'enter'; who: Account; times: number }
  /** Ends the session, and begins another one. */
  | { do: 'signOut'; who: Account }
  /** Reads everything that an account has. */
  | { do: 'look'; who: Account };

export type CallStep = Extract<Step, { do: 'call' }>;
export type Payment = Extract<Step, { do: 'pay' }>;

export function call(who: Account, operation: OperationId, given: Call = {}): CallStep {
  return { do: 'call', who, operation, call: given };
}

export const readJob = (who: Account, id: string) => call(who, 'getJob', { params: { id } });

export const ofUser = (who: Account, operation: OperationId, userId = `«id ${who}»`) =>
  call(who, operation, { params: { userId } });
