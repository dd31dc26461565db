import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { relatedTests } from './related-tests.mjs';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);

it('names the tests that import what changed, the one with the shortest way first', () => {
  const { always, nearest } = relatedTests(files, ['mocks/domain/ledger.ts']);
  expect(always).toEqual([]);
  expect(nearest[0]).toBe('mocks/domain/ledger.test.ts');
  expect(nearest).toContain('src/features/studio/training/flow/training-money.test.ts');
  expect(nearest).not.toContain('mocks/domain/photo-check.test.ts');
});

it('names the test of the same name first: a handler is reached by way of the whole backend', () => {
  const { nearest } = relatedTests(files, ['mocks/handlers/jobs.ts']);
  expect(nearest[0]).toBe('mocks/handlers/jobs.test.ts');
});

it('names those of the contract whenever something of it changed: they read it as a file', () => {
  const { always } = relatedTests(files, ['openapi/openapi.yaml']);
  expect(always).toContain('openapi/generated.test.ts');
  expect(always).toContain('openapi/examples.test.ts');
});
