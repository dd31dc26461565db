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

/** Tests of what runs in a browser; the others run in plain Node, without a document. */
const inPage = ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.tsx', 'mocks/{demo,db}/**/*.test.ts'];
/** Tests that put another module in a module's place, or load one again, get modules of their own. */
const alone = ['{src,mocks}/**/*.alone.test.{ts,tsx}'];

/**
 * Two builds of one app. `--mode demo` carries the simulated backend; every other mode talks to a real server and
 * contains no trace of it, because `__DEMO__` is a constant that removes the only import of `mocks/`.
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
      // Read by the size check: which file belongs to which module.
      manifest: true,
      // A small picture as text in a script is loaded before it is seen, and is a third larger.
      assetsInlineLimit: 0,
      // The supported browsers preload modules.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // Without this group every screen loads 8 more files and 3 kB more. It does not contain `main.tsx`: the
              // demo's sign-in page loads this file too, and must not run the app.
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
      // Only an endless test should reach these, not a slow machine; while editing, an answer is worth more.
      testTimeout: mode === 'quick' ? 60_000 : 300_000,
      hookTimeout: mode === 'quick' ? 60_000 : 300_000,
      // Each worker loads the app once. A test leaves nothing behind in a module: `reset-page.ts` sees to it.
      isolate: false,
      silent: 'passed-only',
      // Hide testing-library's frames in stack traces.
      onStackTrace: (_, { file }) => !file.includes('node_modules/@testing-library/'),
      pool: 'threads',
      // One less than there are cores is the default: on two cores that leaves one idle.
      maxWorkers: '100%',
      // `npm run check` lists the affected tests without it: it imports much of the app, so every test would be affected.
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
