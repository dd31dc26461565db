import { configureGlobal } from 'fast-check';

/** Generates the same cases in each run, and others with `SEED=7 npx vitest run FILE`. A failure shows its seed. */
export const SEED = Number(process.env['SEED'] ?? 1);
configureGlobal({ seed: SEED });

export * from 'fast-check';
