import { expect, test } from 'vitest';
import { nearest } from './nearest-tests.mjs';

test('a changed test precedes its neighbors, then tests of other folders', () => {
  const tests = [
    'mocks/node.test.ts',
    'src/shared/ui/form.test.tsx',
    'src/shared/api/outbox.test.ts',
    'src/app/app.test.tsx',
  ];
  const changed = ['src/shared/api/use-mutation.ts', 'src/app/app.test.tsx'];
  expect(nearest(tests, changed)).toEqual([tests[3], tests[2], tests[1], tests[0]]);
});

test('a test that takes a minute is left out', () => {
  expect(nearest(['openapi/conformance/run.test.ts'], ['openapi/openapi.yaml'])).toEqual([]);
});
