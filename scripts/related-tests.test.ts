import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { relatedTests } from './related-tests.mjs';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);

test('lists the tests that import a changed file, the nearest first', () => {
  const { nearest } = relatedTests(files, ['mocks/domain/ledger.ts']);
  expect(nearest[0]).toBe('mocks/domain/ledger.test.ts');
  expect(nearest).toContain('src/features/studio/training/flow/training-money.test.ts');
  expect(nearest).not.toContain('mocks/domain/photo-check.test.ts');
});

test('of a change of generated code, the tests beside the other changed files come first', () => {
  const changed = ['openapi/limits.gen.ts', 'src/features/job/job-details.tsx'];
  expect(relatedTests(files, changed).nearest.slice(0, 5)).toContain('src/features/job/job-page.test.tsx');
});

test.each([
  ['openapi/openapi.yaml', 'openapi/conformance/rules.test.ts'],
  ['openapi/states/jobs.dot', 'openapi/states.test.ts'],
  ['src/start/early-calls.js', 'src/start/start-scripts.alone.test.ts'],
  ['docs/states.gen.md', 'mocks/states/states.test.ts'],
])('a change of %s runs %s, which reads it', (changed, test) => {
  expect(relatedTests(files, [changed]).readers).toContain(test);
});

test('leaves tests that take long to `npm test`, unless they have changed', () => {
  const long = 'openapi/conformance/run.test.ts';
  expect(relatedTests(files, ['openapi/openapi.yaml']).long).toContain(long);
  expect(relatedTests(files, [long])).toMatchObject({ nearest: [long], long: [] });
});
