import { expect, it } from 'vitest';
import { generate, outdatedFiles } from '../scripts/contract/generate.ts';

it('the generated files are up to date', async () => {
  expect((await outdatedFiles()).map(([name]) => name)).toEqual([]);
});

it('files are typed as Blob', async () => {
  const files = await generate();
  expect(files['openapi/types.gen.ts']).toMatch(/PhotoFile: Blob/);
});
