import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { scaled } from '../../openapi/time-limits.mjs';

const FLOW = 'src/features/studio/training/flow';
/** Tests that need a document, which takes longer to make than the others take to run. */
const inPage = [
  `${FLOW}/training-{checks,elsewhere,journal,notified,protocol,refunds,tabs}.test.ts`,
  'src/entities/job/parse-job.test.ts',
  'src/shared/api/{outbox,tab-lock,tab-lock.alone}.test.ts',
  'src/shared/lib/safe-url.test.ts',
];
/** Without that of the money, which plays for seconds. */
const plain = ['mocks/domain/*.test.ts', `${FLOW}/training-{failure,notices}.test.ts`];

/** Only the tests that stand for the rules: with the rest, one mutant would draw the whole studio. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  define: { __DEMO__: 'true', PAYMENT_HOSTS: '[]', UPLOAD_HOSTS: '[]', MEDIA_HOSTS: '[]' },
  test: {
    restoreMocks: true,
    // On a busy machine, too: what is never answered fails here, which is sooner than Stryker would give it up.
    testTimeout: scaled(10_000),
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
          // Last: a mutant that was noticed before needs no document.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
