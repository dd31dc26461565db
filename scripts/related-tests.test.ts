import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { relatedTests } from './related-tests.mjs';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);

it('lists the tests that import a changed file, the nearest first', () => {
  const { always, nearest } = relatedTests(files, ['mocks/domain/ledger.ts']);
  expect(always).toEqual([]);
  expect(nearest[0]).toBe('mocks/domain/ledger.test.ts');
  expect(nearest).toContain('src/features/studio/training/flow/training-money.test.ts');
  expect(nearest).not.toContain('mocks/domain/photo-check.test.ts');
});

it('lists the test of the same name first', () => {
  const { nearest } = relatedTests(files, ['mocks/handlers/jobs.ts']);
  expect(nearest[0]).toBe('mocks/handlers/jobs.test.ts');
});

it('includes all tests of the contract when the contract changed', () => {
  const { always } = relatedTests(files, ['openapi/openapi.yaml']);
  expect(always).toContain('openapi/generated.test.ts');
  expect(always).toContain('openapi/examples.test.ts');
});
