import { expect, it } from 'vitest';
import { generate, outdatedFiles } from '../scripts/contract/generate.ts';

it('the generated files fit the contract', async () => {
  expect(await outdatedFiles()).toEqual([]);
}, 30_000);

it('files are typed as Blob', async () => {
  const types = (await generate()).find(({ name }) => name === 'openapi/types.gen.ts')?.content;
  expect(types).toMatch(/PhotoFile: Blob/);
}, 30_000);
