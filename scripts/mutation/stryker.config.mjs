import { scaled } from '../../openapi/time-limits.mjs';

/**
 * The configuration of `npm run mutation`; the report is `.cache/mutation/index.html`.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  mutate: [
    'mocks/domain/**/*.ts',
    'src/features/studio/training/flow/*.ts',
    'src/entities/job/parse-job.ts',
    'src/shared/lib/safe-url.ts',
    'src/shared/api/{outbox,tab-lock}.ts',
    '!**/*.test.ts',
  ],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  ignorePatterns: ['dist', 'dist-demo', '.cache', 'test-results', 'scripts/mutation/node_modules'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Longer than a busy machine takes: only an endless loop reaches it.
  timeoutMS: scaled(30_000),
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: '.cache/mutation/index.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  tempDirName: '.cache/mutation/sandbox',
  thresholds: { high: 95, low: 90, break: 90 },
};
