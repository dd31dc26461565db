import type { Account, Hooks } from '../adapter.ts';
import type { Client } from '../client.ts';

export interface Resource {
  kind: string;
  who: Account;
  value: string;
  lifeMs: number;
  /** When, by the server's clock. */
  createdBetween: [fromMs: number, toMs: number];
  /** The key of the charge that paid for it. */
  chargeKey?: string | undefined;
}

interface Member {
  id: string;
  /** The session in use, a second one, and one that was signed out. */
  client: Client;
  second: Client;
  /** How far the clock was moved when the second began. */
  secondMs: number;
  ended: Client;
  /** A twin that is ready. */
  twin: string;
}

export type ServerState = ReturnType<typeof newState>;

/** What is known of one server, and what its people have created. */
export const newState = (baseUrl: string, hooks: Hooks) => ({
  baseUrl,
  hooks,
  people: {} as Record<Account, Member>,
  /** What was created in this case, the latest last. */
  created: [] as Resource[],
  /** Start of the clock, and how far it was moved. */
  startMs: Date.now(),
  movedMs: 0,
  /** Trigger words from before this case, by their owner. */
  old: new Set<string>(),
  /** Names for ids by their first appearance. */
  labels: new Map<string, string>(),
  /** How far its clock seems to be off, apart from being moved. */
  offMs: undefined as number | undefined,
  /** Earlier answers, by the name of what they are about. */
  earlier: new Map<string, unknown>(),
  /** How often each checkout was paid, by its address. */
  payments: new Map<string, number>(),
  /** The ids of the templates in their first answer. */
  templates: [] as string[],
  /** Begins every key of the case, until keys are renewed. */
  prefix: '',
  /** Part of the shortest and longest keys, which stay the same in a case. */
  run: '',
});
