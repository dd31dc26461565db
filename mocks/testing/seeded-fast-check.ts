import { configureGlobal } from 'fast-check';

/** The same cases in each run, and others with `SEED=7 npx vitest run FILE`; a failure names its seed. */
export const SEED = Number(process.env['SEED'] ?? 1);
configureGlobal({ seed: SEED });

export * from 'fast-check';
