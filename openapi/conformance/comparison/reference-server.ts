import { existsSync } from 'node:fs';
import type { Adapter } from '../adapter.ts';
import type { Fetch } from '../jar.ts';

/** The simulated backend of this repository, in this process: the server that the candidate is compared with. */
export interface InProcessReference {
  /** Requests to this address are answered by `fetch`; nothing listens there. */
  baseUrl: string;
  fetch: Fetch;
  adapter: Adapter;
  /** Its hooks, whose requests are sent in another way. */
  adapterFor(baseUrl: string, fetch?: Fetch): Promise<Adapter>;
  /** Deletes everything that any account has done. */
  reset(): Promise<void>;
  /** Stores the present rows. @returns what brings them back */
  mark(): Promise<() => Promise<void>>;
}

const MODULE = new URL('../../../mocks/http/in-process.ts', import.meta.url);

/** Opens a new reference server. Undefined without the rest of the repository. */
export async function openReference(): Promise<InProcessReference | undefined> {
  if (!existsSync(MODULE)) return undefined;
  const { openInProcess } = (await import(MODULE.href)) as { openInProcess(): Promise<InProcessReference> };
  return openInProcess();
}
