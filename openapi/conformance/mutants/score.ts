import type { Adapter } from '../adapter.ts';
import { REFERENCE_RULE } from '../findings.ts';
import type { Fetch } from '../jar.ts';
import { runContractCheck, type RunOptions } from '../run.ts';
import { served, type Served } from '../served.ts';
import { mutantOf, type MutantName } from './mutants.ts';
import { changedFetch, createProxy, sendInProcess } from './proxy.ts';

export interface Score {
  name: MutantName;
  /** The rules that found it; empty if it was missed. */
  caughtBy: string[];
  ms: number;
}

/** A server to change, over HTTP or in this process. */
export interface Target {
  baseUrl: string;
  /** The hooks for an address, whose requests are also changed. */
  adapterFor(baseUrl: string, fetch?: Fetch): Promise<Adapter>;
  /** Without it, requests go over HTTP. */
  fetch?: Fetch | undefined;
}

/** Mutants that only a comparison shows are missed without a reference. */
interface ScoreOptions extends Pick<RunOptions, 'reference' | 'seed' | 'maxCases' | 'caseId'> {
  target: Target;
  names: readonly MutantName[];
  scored?(score: Score): void;
}

/** Runs each mutant of the target and checks whether one of its rules finds it. */
export async function scoreMutants({ target, names, scored, ...options }: ScoreOptions): Promise<Score[]> {
  const scores: Score[] = [];
  for (const name of names) {
    const start = performance.now();
    // Sequential, because they share one target.
    const caughtBy = await caughtBySome(name, target, options);
    const score = { name, caughtBy, ms: performance.now() - start };
    scores.push(score);
    scored?.(score);
  }
  return scores;
}

async function caughtBySome(
  name: MutantName,
  target: Target,
  options: Omit<ScoreOptions, 'target' | 'names'>,
): Promise<string[]> {
  const { rules, on, change, needsHttp } = mutantOf(name);
  const isInProcess = target.fetch !== undefined && needsHttp !== true;
  const fetch = isInProcess && target.fetch ? changedFetch(target.fetch, change) : undefined;
  const broken = isInProcess ? undefined : await serveMutant(target, name, 0);
  const baseUrl = broken?.url ?? target.baseUrl;
  try {
    const { findings } = await runContractCheck({
      ...options,
      baseUrl,
      fetch,
      adapter: await target.adapterFor(baseUrl, fetch),
      only: rules,
      operations: on,
      isShort: true,
    });
    const steady = findings.filter(({ isUnsteady }) => !isUnsteady).map(({ rule }) => rule.id);
    // The proxy itself may cause a difference that no rule covers.
    return [...new Set(steady.filter((id) => id !== REFERENCE_RULE.id))];
  } finally {
    broken?.stop();
  }
}

/** Serves the target as a mutant on a port; 0 selects a free one. */
export function serveMutant(
  { baseUrl, fetch }: Pick<Target, 'baseUrl' | 'fetch'>,
  name: MutantName,
  port: number,
): Promise<Served> {
  const target = fetch ? sendInProcess(baseUrl, fetch) : baseUrl;
  return served(createProxy(target, mutantOf(name).change), port);
}
