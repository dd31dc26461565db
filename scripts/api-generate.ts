/**
 * Generates from `openapi/openapi.yaml`:
 *
 * - `openapi/types.gen.ts`: `paths`, `components`, `operations` for openapi-fetch, and one type per schema.
 * - `openapi/operations.gen.ts`: the table of calls, with `OperationId` and `Tag`.
 * - `openapi/limits.gen.ts`: numbers and lists by name (`MAX_PHOTO_BYTES`, `PIPELINE_STEPS`, …).
 * - `mocks/server/contract-checks.gen.ts`: functions that check requests and answers of the simulated backend.
 * - `mocks/server/contract-guide.gen.ts`: texts and examples of each operation.
 *
 * `--check` writes nothing, and fails with the names of the files that are out of date.
 */
import { writeFile } from 'node:fs/promises';
import { readFlags } from '../openapi/command-line.mjs';
import { generate, outdatedFiles } from './contract/generate.ts';

const flags = readFlags(
  { check: { type: 'boolean' } },
  'Usage: npm run api:generate [-- --check]   writes the generated files, or only checks that they are up to date',
);
try {
  await (flags.check === true ? compare() : write());
} catch (error) {
  // The cause is in the contract, so the stack of this script would not help.
  console.error(error instanceof Error ? error.message : error);
  console.error('Nothing was written. "npm run api:lint" shows the place in openapi/openapi.yaml.');
  process.exitCode = 1;
}

async function compare(): Promise<void> {
  const outdated = await outdatedFiles();
  if (outdated.length > 0) {
    console.error(`Out of date: ${outdated.join(', ')}. Run "npm run api:generate" and commit the result.`);
    process.exitCode = 1;
  } else {
    console.log('The generated files are up to date.');
  }
}

async function write(): Promise<void> {
  const files = await generate();
  await Promise.all(files.map(({ url, content }) => writeFile(url, content)));
  console.log(`Wrote ${files.map(({ name }) => name).join(', ')}.`);
}
