import type { Adapter } from '../adapter.ts';
import { REFERENCE_RULE } from '../findings.ts';
import { runContractCheck, type RunOptions } from '../run.ts';
import { served, type Served } from '../served.ts';
import { breakOf } from './breaks.ts';
import { createProxy } from './proxy.ts';

export interface Score {
  name: string;
  /** The rules that found it; none when it was missed. */
  caughtBy: string[];
  ms: number;
}

/** Breaks that only a comparison shows are missed without a reference. */
interface ScoreOptions extends Pick<RunOptions, 'reference' | 'seed' | 'maxCases'> {
  target: string;
  /** The hooks for an address: those of the target are asked through the proxy. */
  adapterFor(baseUrl: string): Promise<Adapter>;
  names: readonly string[];
  scored?(score: Score): void;
}

/** Breaks the target in one way after the other, and checks whether one of its rules finds it. */
export async function scoreBreaks(options: ScoreOptions): Promise<Score[]> {
  const { target, adapterFor, names, scored, ...comparison } = options;
  const scores: Score[] = [];
  for (const name of names) {
    const { rules, on } = breakOf(name);
    const start = performance.now();
    // One after the other: they share one target.
    const broken = await serveBroken(target, name, 0);
    try {
      const { findings } = await runContractCheck({
        ...comparison,
        baseUrl: broken.url,
        adapter: await adapterFor(broken.url),
        only: rules,
        operations: on,
        isShort: true,
      });
      const steady = findings.filter(({ isUnsteady }) => !isUnsteady).map(({ rule }) => rule.id);
      // A difference that no rule covers may be the proxy's own.
      const caughtBy = [...new Set(steady.filter((id) => id !== REFERENCE_RULE.id))];
      const score = { name, caughtBy, ms: performance.now() - start };
      scores.push(score);
      scored?.(score);
    } finally {
      broken.stop();
    }
  }
  return scores;
}

/** Serves the target with one break, on a port; 0 takes a free one. */
export function serveBroken(target: string, name: string, port: number): Promise<Served> {
  return served(createProxy(target, breakOf(name).change), port);
}
