import type { OperationId } from '#openapi/operations.gen.ts';
import type { Account, Hooks } from '../adapter.ts';
import type { Client } from '../client.ts';

export type MediaKind = 'picture' | 'film' | 'avatar' | 'thumbnail';

/** A created resource, which a response of this operation names, or a file that it leads to. */
export type CreatedKind = OperationId | MediaKind;

export interface CreatedResource {
  kind: CreatedKind;
  who: Account;
  value: string;
  lifeMs: number;
  /** The time of creation by the server's clock. */
  createdBetween: [fromMs: number, toMs: number];
  /** The key of the charge that paid for it. */
  chargeKey?: string | undefined;
}

interface User {
  id: string;
  /** The session in use, a second one, and one that was signed out. */
  client: Client;
  second: Client;
  /** How far the clock had been moved when the second session started. */
  secondMs: number;
  ended: Client;
  /** The trigger word of a ready twin. */
  twin: string;
}

export type ServerMemory = ReturnType<typeof newServerMemory>;

/** The check's knowledge of one server and of its created resources. */
export const newServerMemory = (
  baseUrl: string,
  hooks: Hooks,
  placeholders: Partial<Record<CreatedKind, string>> = {},
) => ({
  baseUrl,
  hooks,
  /** Placeholders for resources that were never created. */
  placeholders,
  users: {} as Record<Account, User>,
  /** The resources that this case has created, latest last. */
  created: [] as CreatedResource[],
  /** When the clock started, and how far it has been moved since. */
  startMs: Date.now(),
  movedMs: 0,
  /** Trigger words from before this case, by their owner. */
  oldTwins: new Set<string>(),
  /** Names for ids, by their first appearance. */
  labels: new Map<string, string>(),
  /** The apparent offset of the server's clock, without its moves. */
  clockOffsetMs: undefined as number | undefined,
  /** Earlier responses, by the name of their subject. */
  earlier: new Map<string, unknown>(),
  /** How often each checkout was paid, by its address. */
  payments: new Map<string, number>(),
  /** The ids of the templates in the first response. */
  templates: [] as string[],
  /** The prefix of every key of the case, until keys are renewed. */
  keyPrefix: '',
  /** Part of the shortest and longest keys, which do not change during a case. */
  runId: '',
});
