import type { OperationId } from '#openapi/operations.gen.ts';
import type { Fault } from './faults.ts';

/** One call of the contract, as recorded by the simulated backend. */
export interface Call {
  id: number;
  operation: OperationId;
  method: string;
  url: string;
  /** The referring page, if known. */
  page: string;
  /** Real milliseconds since the epoch. */
  startedAt: number;
  headers: [name: string, value: string][];
  /** The text of a JSON body, truncated; undefined for files and without a body. */
  body: string | undefined;
  /** Violations of the contract by the request. */
  problems: string[];
  /** The faults that applied to it (`takeFaults`). */
  faults: readonly Fault[];
  /** The stack of the exception, when the handler threw. */
  stack?: string;
  /** Undefined until it is answered. */
  answer: Answer | undefined;
}

export interface Answer {
  /** 0 when the connection broke. */
  status: number;
  headers: [name: string, value: string][];
  body: string;
  /** Real milliseconds from the request to the whole answer. */
  ms: number;
  /** Violations of the contract by the answer. */
  problems: string[];
}

const MAX_CALLS = 200;
const MAX_BODY_CHARACTERS = 100_000;

/** The latest calls since the page was opened. */
export class CallLog {
  #calls: Call[] = [];
  #lastId = 0;
  readonly #listeners = new Set<() => void>();

  /** Oldest first. A new list after every change. */
  list = (): readonly Call[] => this.#calls;

  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  add(call: Omit<Call, 'id' | 'startedAt' | 'answer' | 'faults'>): Call {
    const entry = { ...call, id: ++this.#lastId, startedAt: Date.now(), faults: [], answer: undefined };
    this.#set([...this.#calls, entry].slice(-MAX_CALLS));
    return entry;
  }

  /** Updates a call, unless it was dropped. */
  change(id: number, known: Partial<Omit<Call, 'id'>>): void {
    this.#set(this.#calls.map((call) => (call.id === id ? { ...call, ...known } : call)));
  }

  clear = (): void => this.#set([]);

  #set(calls: Call[]): void {
    this.#calls = calls;
    for (const changed of this.#listeners) changed();
  }
}

/** A body, cut to the maximum length. */
export function truncated(text: string): string {
  return text.length > MAX_BODY_CHARACTERS ? text.slice(0, MAX_BODY_CHARACTERS) : text;
}
