import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Only the tests that stand for the rules: with the rest, one mutant would draw the whole studio. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  define: { __DEMO__: 'true', PAYMENT_HOSTS: '[]', UPLOAD_HOSTS: '[]' },
  test: {
    setupFiles: ['vitest.setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'plain', environment: 'node', include: ['mocks/{domain,handlers}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: './src/test/jsdom-with-node-fetch.ts',
          include: [
            'src/features/studio/training/flow/**/*.test.ts',
            'src/shared/api/read-job.test.ts',
            'src/shared/lib/safe-url.test.ts',
          ],
        },
      },
    ],
  },
});
