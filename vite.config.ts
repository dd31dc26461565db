import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { pageHead } from './scripts/page-head.ts';
import { demoPlugins } from './scripts/vite-demo.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `PAYMENT_HOSTS=checkout.stripe.com,pay.example:8443` as a list for the build. */
const hostsOf = (variable: string) =>
  JSON.stringify(
    (process.env[variable] ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  );

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
      PAYMENT_HOSTS: hostsOf('PAYMENT_HOSTS'),
      UPLOAD_HOSTS: hostsOf('UPLOAD_HOSTS'),
    },
    plugins: [react(), tailwindcss(), pageHead({ isDemo }), ...(isDemo ? demoPlugins() : [])],
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      // Read by the size check: which file belongs to which module.
      manifest: true,
      rolldownOptions: {
        input: isDemo
          ? [here('index.html'), here('mocks/pages/sign-in.html'), here('mocks/pages/payment.html')]
          : [here('index.html')],
      },
    },
    test: {
      environment: './src/test/jsdom-with-node-fetch.ts',
      setupFiles: ['vitest.setup.ts'],
      include: ['{src,mocks,openapi,scripts}/**/*.test.{ts,tsx}'],
      restoreMocks: true,
      // A busy machine may be slow; what is waited for still has to come.
      testTimeout: 30_000,
    },
  };
});
