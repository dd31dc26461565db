import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ALLOWED_HOSTS } from './scripts/build/allowed-hosts.ts';
import { demoPlugins } from './scripts/build/demo-plugins.ts';
import { hosting } from './scripts/build/hosting.ts';
import { BUILD_TARGET } from './scripts/build/oldest-browsers.ts';
import { pageHead, stylesOnce } from './scripts/build/page-head.ts';
import { startPage } from './scripts/build/start-page.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests of browser code. The other tests run in plain Node, without a document. */
const inPage = ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.tsx', 'mocks/{demo,db}/**/*.test.ts'];
/** Tests that mock or reload modules run with isolated modules. */
const alone = ['{src,mocks}/**/*.alone.test.{ts,tsx}'];

/**
 * Two builds of one app. `--mode demo` contains the simulated backend. Every other mode sends requests to a real server
 * and contains no code of the simulated one: the constant `__DEMO__` removes the only import of `mocks/`.
 */
export default defineConfig(({ mode }) => {
  const isDemo = mode === 'demo';
  return {
    base: process.env['BASE_PATH'] ?? '/',
    define: {
      __DEMO__: JSON.stringify(isDemo),
      PAYMENT_HOSTS: JSON.stringify(ALLOWED_HOSTS.PAYMENT_HOSTS),
      UPLOAD_HOSTS: JSON.stringify(ALLOWED_HOSTS.UPLOAD_HOSTS),
      MEDIA_HOSTS: JSON.stringify(ALLOWED_HOSTS.MEDIA_HOSTS),
    },
    plugins: [
      react(),
      tailwindcss(),
      startPage({ isDemo }),
      stylesOnce(),
      pageHead({ isDemo }),
      hosting({ isDemo }),
      ...(isDemo ? demoPlugins() : []),
    ],
    build: {
      target: BUILD_TARGET,
      outDir: isDemo ? 'dist-demo' : 'dist',
      // The size check reads which file belongs to which module.
      manifest: true,
      // An inlined picture would load before it is visible and be a third larger.
      assetsInlineLimit: 0,
      // The supported browsers preload modules.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // Without this group every screen loads 8 more files and 3 kB more. It excludes `main.tsx`, because the
              // demo's sign-in page also loads this file and must not run the app.
              { name: 'app', tags: ['$initial'], test: /\/src\/app\/|\/node_modules\/(react|swr)/ },
            ],
          },
        },
        input: isDemo
          ? [
              here('index.html'),
              here('storyboard.html'),
              here('mocks/pages/sign-in.html'),
              here('mocks/pages/payment.html'),
            ]
          : [here('index.html')],
      },
    },
    test: {
      restoreMocks: true,
      // Long enough for a slow machine, so that only an endless test times out. `quick` mode fails earlier.
      testTimeout: mode === 'quick' ? 60_000 : 300_000,
      hookTimeout: mode === 'quick' ? 60_000 : 300_000,
      // Each worker loads the app once. `reset-page.ts` resets the state of modules after each test.
      isolate: false,
      silent: 'passed-only',
      // Hide testing-library's frames in stack traces.
      onStackTrace: (_, { file }) => !file.includes('node_modules/@testing-library/'),
      pool: 'threads',
      // The default, one worker less than cores, would leave one of two cores idle.
      maxWorkers: '100%',
      // `npm run check` lists affected tests without the set-up file, whose imports would affect every test.
      setupFiles: mode === 'related' ? [] : ['vitest.setup.ts'],
      projects: [
        {
          extends: true,
          test: {
            name: 'plain',
            environment: 'node',
            include: ['{mocks,openapi,scripts}/**/*.test.ts'],
            exclude: [...inPage, ...alone, '**/node_modules/**'],
          },
        },
        {
          extends: true,
          test: {
            name: 'page',
            environment: './src/test/jsdom-with-node-fetch.ts',
            include: inPage,
            exclude: alone,
          },
        },
        {
          extends: true,
          test: {
            name: 'alone',
            environment: './src/test/jsdom-with-node-fetch.ts',
            include: alone,
            isolate: true,
          },
        },
      ],
    },
  };
});
