import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Time of the work below, twice in parallel, on two free cores of the machine on which the limits were chosen. */
const REFERENCE_MS = 160;
const MAX_SCALE = 10;
const WORK = `
  const rows = Array.from({ length: 2000 }, (_, id) => ({ id, name: 'row ' + id, at: [id, id / 3] }));
  for (let round = 0; round < 160; round += 1) JSON.parse(JSON.stringify(rows)).sort((a, b) => b.at[1] - a.at[1]);
`;

/**
 * Measures speed and load of this machine on all cores, and sets the scale of every time limit
 * (openapi/time-limits.mjs) for this process and its children. Every command that runs tests calls it once.
 */
export async function scaleTimeLimits() {
  if (process.env.TIME_LIMIT_SCALE) return;
  const begin = performance.now();
  // The browser tests use two browsers, on one core too.
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  const scale = Math.min(MAX_SCALE, Math.max(1, (performance.now() - begin) / REFERENCE_MS));
  process.env.TIME_LIMIT_SCALE = scale.toFixed(1);
  console.error(`time limits × ${process.env.TIME_LIMIT_SCALE} (this machine)`);
}

function work() {
  const worker = new Worker(WORK, { eval: true });
  return new Promise((resolve) => worker.once('exit', resolve));
}
