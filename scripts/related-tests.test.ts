import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { relatedTests } from './related-tests.mjs';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);

it('lists the tests that import a changed file, the nearest first', () => {
  const { nearest } = relatedTests(files, ['mocks/domain/ledger.ts']);
  expect(nearest[0]).toBe('mocks/domain/ledger.test.ts');
  expect(nearest).toContain('src/features/studio/training/flow/training-money.test.ts');
  expect(nearest).not.toContain('mocks/domain/photo-check.test.ts');
});

it('lists the test of the same name first', () => {
  const { nearest } = relatedTests(files, ['mocks/handlers/jobs.ts']);
  expect(nearest[0]).toBe('mocks/handlers/jobs.test.ts');
});

it.each([
  ['openapi/openapi.yaml', 'openapi/examples.test.ts'],
  ['openapi/openapi.yaml', 'openapi/generated.test.ts'],
  ['openapi/openapi.yaml', 'openapi/conformance/rules.test.ts'],
  ['mocks/states/stories.yaml', 'openapi/conformance/report/text.test.ts'],
  ['docs/decisions.md', 'scripts/repository-rules.test.ts'],
])('a change of %s runs %s, which reads it', (data, test) => {
  expect(relatedTests(files, [data]).readers).toContain(test);
});

it('runs no test for a file that nobody reads', () => {
  const { readers, nearest } = relatedTests(files, ['mocks/demo/director/tabs.css']);
  expect(readers.filter((file) => !file.startsWith('scripts/'))).toEqual([]);
  expect(nearest).toEqual([]);
  expect(relatedTests(files, [])).toEqual({ readers: [], nearest: [] });
});
