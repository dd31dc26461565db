import { configureGlobal } from 'fast-check';

/** The same cases in each run, and others with `SEED=7 npx vitest run FILE`; a failure names its seed. */
configureGlobal({ seed: Number(process.env['SEED'] ?? 1) });

export * from 'fast-check';
