import { readFile } from 'node:fs/promises';
import { checkFile } from './check-file.ts';
import { readContract, type Contract } from './document.ts';
import { guideFile } from './guide-file.ts';
import { limitFile } from './limit-file.ts';
import { operationFile } from './operation-file.ts';
import { typeFile } from './type-file.ts';

const ROOT = new URL('../../', import.meta.url);
export const urlOf = (name: string): URL => new URL(name, ROOT);

/** The contents of all generated files, by name. */
export async function generate(given?: Contract): Promise<Record<string, string>> {
  const contract = given ?? (await readContract());
  const ids = contract['x-rules'].map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  if (twice.length > 0)
    throw new Error(`x-rules has more than one ${twice.join(', ')}: every rule needs an id of its own.`);
  return {
    'openapi/types.gen.ts': await typeFile(),
    'openapi/operations.gen.ts': operationFile(contract),
    'openapi/limits.gen.ts': limitFile(contract),
    'mocks/server/contract-checks.gen.ts': checkFile(contract),
    'mocks/server/contract-guide.gen.ts': guideFile(contract),
  };
}

/** The generated files that are missing or have other contents. */
export async function outdatedFiles(): Promise<[name: string, content: string][]> {
  const files = Object.entries(await generate());
  const stored = await Promise.all(files.map(([name]) => readFile(urlOf(name), 'utf8').catch(() => '')));
  return files.filter(([, content], index) => content !== stored[index]);
}
