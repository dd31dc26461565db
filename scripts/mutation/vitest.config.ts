import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { scaled } from '../../openapi/time-limits.mjs';

const FLOW = 'src/features/studio/training/flow';
/** Tests that need a document, which is slow to create. */
const inPage = [
  `${FLOW}/training-{calls,state,store}.test.ts`,
  'src/entities/job/parse-job.test.ts',
  'src/shared/api/{outbox,tab-lock.alone}.test.ts',
  'src/shared/lib/safe-url.test.ts',
];
/** Without that of the money, which plays for seconds. */
const plain = ['mocks/domain/*.test.ts', `${FLOW}/training{,-messages}.test.ts`];

/** Only the tests of the rules: the others would render the whole studio for each mutant. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  define: { __DEMO__: 'true', PAYMENT_HOSTS: '[]', UPLOAD_HOSTS: '[]', MEDIA_HOSTS: '[]' },
  test: {
    restoreMocks: true,
    // Shorter than Stryker's own limit.
    testTimeout: scaled(10_000),
    hookTimeout: scaled(10_000),
    isolate: false,
    projects: [
      { extends: true, test: { name: 'plain', environment: 'node', include: plain } },
      {
        extends: true,
        test: {
          name: 'page',
          environment: './src/test/jsdom-with-node-fetch.ts',
          setupFiles: ['vitest.setup.ts'],
          include: inPage,
          // Last: most mutants are noticed without a document.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
