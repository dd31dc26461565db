import { existsSync } from 'node:fs';
import type { Adapter } from '../adapter.ts';
import type { Fetch } from '../jar.ts';

/** The simulated backend of this repository, in this process: the candidate is compared with it. */
export interface InProcessReference {
  /** `fetch` responds to requests to this address; nothing listens on it. */
  baseUrl: string;
  fetch: Fetch;
  adapter: Adapter;
  /** Its hooks, whose requests use other means. */
  adapterFor(baseUrl: string, fetch?: Fetch): Promise<Adapter>;
  /** Deletes the data of all accounts. */
  reset(): Promise<void>;
  /** Stores the current rows. @returns a function that restores them */
  mark(): Promise<() => Promise<void>>;
}

const MODULE = new URL('../../../mocks/http/in-process.ts', import.meta.url);

/** Opens a new reference server, or undefined without the rest of the repository. */
export async function openReference(): Promise<InProcessReference | undefined> {
  if (!existsSync(MODULE)) return undefined;
  const { openInProcess } = (await import(MODULE.href)) as { openInProcess(): Promise<InProcessReference> };
  return openInProcess();
}
