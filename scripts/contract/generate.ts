import { readFile } from 'node:fs/promises';
import { checkFile } from './check-file.ts';
import { readContract } from './document.ts';
import { guideFile } from './guide-file.ts';
import { limitFile } from './limit-file.ts';
import { operationFile } from './operation-file.ts';
import { typeFile } from './type-file.ts';

const ROOT = new URL('../../', import.meta.url);

export interface GeneratedFile {
  name: string;
  url: URL;
  content: string;
}

/** The generated files with their current contents. Writes nothing. */
export async function generate(): Promise<GeneratedFile[]> {
  const contract = await readContract();
  const contents = {
    'openapi/types.gen.ts': await typeFile(),
    'openapi/operations.gen.ts': operationFile(contract),
    'openapi/limits.gen.ts': limitFile(contract),
    'mocks/server/contract-checks.gen.ts': checkFile(contract),
    'mocks/server/contract-guide.gen.ts': guideFile(contract),
  };
  return Object.entries(contents).map(([name, content]) => ({
    name,
    url: new URL(name, ROOT),
    content,
  }));
}

/** The names of generated files that are missing or out of date. */
export async function outdatedFiles(): Promise<string[]> {
  const files = await generate();
  const states = await Promise.all(
    files.map(async ({ name, url, content }) => ({
      name,
      isCurrent: (await readFile(url, 'utf8').catch(() => undefined)) === content,
    })),
  );
  return states.filter(({ isCurrent }) => !isCurrent).map(({ name }) => name);
}
