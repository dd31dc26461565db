import { expect, test } from 'vitest';
import { readContract } from '#scripts/contract/document.ts';
import { generate, outdatedFiles } from '#scripts/contract/generate.ts';

test('the generated files are up to date', async () => {
  expect((await outdatedFiles()).map(([name]) => name)).toEqual([]);
});

test('files are typed as Blob', async () => {
  const files = await generate();
  expect(files['openapi/types.gen.ts']).toMatch(/PhotoFile: Blob/);
});

test('two rules with one id are told', async () => {
  const contract = await readContract();
  const rules = contract['x-rules'];
  await expect(generate({ ...contract, 'x-rules': [...rules, ...rules.slice(4, 6)] })).rejects.toThrow(
    `x-rules has more than one ${rules[4]?.id}, ${rules[5]?.id}: every rule needs its own id.`,
  );
});
