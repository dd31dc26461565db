// `npm run bench`: speed is measured here, not in timed tests, which would fail on a busy machine.
import { existsSync } from 'node:fs';
import { HANDLER_BUDGET_MS, measureHandlerTimes, ROWS } from './bench-handlers.ts';
import { measurePreviews, PREVIEW_BUDGET_MS } from './bench-previews.mjs';
import { stop } from './prepare.mjs';

console.log(
  `Handler times at ${ROWS.toLocaleString('en-US')} rows (budget: p95 under ${HANDLER_BUDGET_MS} ms)`,
);
for (const { name, medianMs, p95Ms, cpuMs } of await measureHandlerTimes()) {
  const mark = p95Ms < HANDLER_BUDGET_MS ? '✓' : '✗';
  console.log(
    `${mark} ${name.padEnd(40)} median ${ms(medianMs)}  p95 ${ms(p95Ms)}  processor ${ms(cpuMs)} a request`,
  );
}

if (!existsSync('dist-demo/index.html'))
  stop('The previews are measured on the demo build: run npm run build:demo first.');
console.log(
  `\nPreviews of 20 photos of 12 megapixels (budget: no main-thread task over ${PREVIEW_BUDGET_MS} ms)`,
);
const { seconds, longTasks, heapBefore, heapAfter, blobsAfter } = await measurePreviews();
const longest = Math.max(0, ...longTasks);
console.log(
  `${longest <= PREVIEW_BUDGET_MS ? '✓' : '✗'} longest task ${ms(longest)}, ${longTasks.length} over 50 ms`,
);
console.log(`  all shown after ${seconds.toFixed(1)} s`);
console.log(
  `  page memory ${mb(heapBefore)} before, ${mb(heapAfter)} after removing all; ${blobsAfter} previews left in the page`,
);

function ms(value) {
  return `${value.toFixed(1).padStart(6)} ms`;
}

function mb(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
