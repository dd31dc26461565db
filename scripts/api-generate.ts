/**
 * Writes what follows from `openapi/openapi.yaml`:
 *
 * - `types.gen.ts`: `paths`, `components`, `operations` for openapi-fetch, and one type per schema.
 * - `operations.gen.ts`: the table of calls, with `OperationId` and `Tag`.
 * - `limits.gen.ts`: numbers and lists by name (`MAX_PHOTO_BYTES`, `PIPELINE_STEPS`, …).
 * - `contract.gen.json`: what a checker needs at run time, without texts and examples:
 *
 *   ```
 *   { $defs: { Job: <schema>, … },
 *     operations: { getJob: {
 *       method, path, tag, secured,
 *       parameters: [{ name, in: 'path' | 'query' | 'header', required, schema }],
 *       request: null | { required, content: { [mediaType]:
 *           { schema }                    JSON
 *         | { schema, files: { photos: { list, types, minBytes, maxBytes } } }   multipart
 *         | { file: { minBytes, maxBytes } } } },                                raw bytes
 *       responses: { [status | 'default']: {
 *         headers: { [name]: { required, schema } },
 *         content: { [mediaType]: { schema } } } }       // empty content: no body
 *     }, … } }
 *   ```
 *
 *   Schemas are JSON Schema 2020-12. Objects are closed. References read `contract#/$defs/Job`, so
 *   `new Ajv2020({ … }).addSchema({ $id: 'contract', $defs })` makes every schema in the file usable as it stands.
 *   Files in multipart schemas are `true` (anything); their type and size are in `files`.
 *   Values of parameters and multipart fields arrive as text, and all of them are declared as text.
 *
 * `--check` writes nothing, and fails with the names of the files that are out of date.
 */
import { writeFile } from 'node:fs/promises';
import { readFlags } from './command-line.mjs';
import { generate, outdatedFiles } from './contract/generate.ts';

const flags = readFlags(
  { check: { type: 'boolean' } },
  'Usage: npm run api:generate [-- --check]   writes what follows from the contract, or only compares',
);
try {
  await (flags['check'] === true ? compare() : write());
} catch (error) {
  // A slip in the contract is mended there: what it is, not where this script found it.
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
    console.log('The generated files fit the contract.');
  }
}

async function write(): Promise<void> {
  const files = await generate();
  await Promise.all(files.map(({ url, content }) => writeFile(url, content)));
  console.log(`Wrote ${files.map(({ name }) => name).join(', ')}.`);
}
