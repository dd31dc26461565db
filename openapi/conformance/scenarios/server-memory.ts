import type { OperationId } from '#openapi/operations.gen.ts';
import type { Account, Hooks } from '../adapter.ts';
import type { Client } from '../client.ts';

export type MediaKind = 'picture' | 'film' | 'avatar' | 'thumbnail';

/** What was created: that which a response of this operation names, or a file that it leads to. */
export type CreatedKind = OperationId | MediaKind;

export interface CreatedResource {
  kind: CreatedKind;
  who: Account;
  value: string;
  lifeMs: number;
  /** When, by the clock of the server. */
  createdBetween: [fromMs: number, toMs: number];
  /** The key of the charge that paid for it. */
  chargeKey?: string | undefined;
}

interface User {
  id: string;
  /** The session in use, a second one, and one that was signed out. */
  client: Client;
  second: Client;
  /** How far the clock was moved when the second session started. */
  secondMs: number;
  ended: Client;
  /** The trigger word of a twin that is ready. */
  twin: string;
}

export type ServerMemory = ReturnType<typeof newServerMemory>;

/** What the check knows of one server, and what its users have created. */
export const newServerMemory = (
  baseUrl: string,
  hooks: Hooks,
  placeholders: Partial<Record<CreatedKind, string>> = {},
) => ({
  baseUrl,
  hooks,
  /** Stand for what was never created. */
  placeholders,
  users: {} as Record<Account, User>,
  /** What this case has created, the latest last. */
  created: [] as CreatedResource[],
  /** When the clock started, and how far it was moved since. */
  startMs: Date.now(),
  movedMs: 0,
  /** Trigger words from before this case, by their owner. */
  oldTwins: new Set<string>(),
  /** Names for ids, by their first appearance. */
  labels: new Map<string, string>(),
  /** How far the clock of the server seems to be off, apart from being moved. */
  clockOffsetMs: undefined as number | undefined,
  /** Earlier responses, by the name of what they are about. */
  earlier: new Map<string, unknown>(),
  /** How often each checkout was paid, by its address. */
  payments: new Map<string, number>(),
  /** The ids of the templates in the first response. */
  templates: [] as string[],
  /** Starts every key of the case, until keys are renewed. */
  keyPrefix: '',
  /** Part of the shortest and longest keys, which stay the same in a case. */
  runId: '',
});
