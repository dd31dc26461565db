/**
 * Generates from `openapi/openapi.yaml`:
 *
 * - `openapi/types.gen.ts`: `paths`, `components`, `operations` for openapi-fetch, and one type per schema.
 * - `openapi/operations.gen.ts`: the table of operations, with `OperationId` and `Tag`.
 * - `openapi/limits.gen.ts`: numbers and lists by name (`MAX_PHOTO_BYTES`, `PIPELINE_STEPS`, …).
 * - `mocks/server/contract-checks.gen.ts`: functions that check requests and responses of the simulated backend.
 * - `mocks/server/contract-guide.gen.ts`: texts and examples of each operation.
 *
 * `--check` writes nothing. It fails with the names of outdated files.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFlags, stop } from '#openapi/command-line.mjs';
import { readContract } from './contract/document.ts';
import { generate } from './contract/generate.ts';

const flags = readFlags(
  { check: { type: 'boolean' } },
  'Usage: npm run api:generate [-- --check]   writes the generated files, or only checks that they are up to date',
);

const files = await readContract()
  .then(generate)
  .catch((error: Error) =>
    // The cause is in the contract, so the stack of this script would not help.
    stop(
      `${error.message}\nNothing was written. "npm run api:lint" shows the place in openapi/openapi.yaml.`,
    ),
  );
const outdated = Object.entries(files).filter(
  ([name, content]) => !existsSync(name) || readFileSync(name, 'utf8') !== content,
);
const names = outdated.map(([name]) => name).join(', ');
if (names === '') console.log('The generated files are up to date.');
else if (flags.check === true)
  stop(`Out of date: ${names}. Run "npm run api:generate" and commit the result.`);
else {
  for (const [name, content] of outdated) writeFileSync(name, content);
  console.log(`Wrote ${names}.`);
}
