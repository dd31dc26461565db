import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { msw } from 'msw/vite';
import type { Plugin } from 'vite';

/** The plugins of the demo alone, for its build and its dev server. */
export function demoPlugins(): Plugin[] {
  return [msw({ mode: 'worker-only' }), workerVersion(), sharedCookieJar(), plainJsonImports()];
}

/**
 * `__MOCK_WORKER__` is the worker's file with a version made of its content. A new address makes the
 * browser install the worker of a new release at once; under the same one it would keep the old worker for a while.
 */
function workerVersion(): Plugin {
  const worker = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));
  const version = createHash('sha256').update(readFileSync(worker)).digest('hex').slice(0, 8);
  return {
    name: 'demo:worker-version',
    config: () => ({ define: { __MOCK_WORKER__: JSON.stringify(`mockServiceWorker.js?v=${version}`) } }),
  };
}

/** Replaces MSW's cookie package by our jar: 120 kB less, and all tabs share the session. */
function sharedCookieJar(): Plugin {
  const jar = fileURLToPath(new URL('../mocks/browser/msw-internals/cookie-jar.ts', import.meta.url));
  return {
    name: 'demo:shared-cookie-jar',
    config: () => ({ resolve: { alias: { 'tough-cookie': jar } } }),
  };
}

/**
 * Node wants `with: { type: 'json' }` at an import of JSON, a browser refuses it where Vite's dev server has made a
 * script of that JSON. Vite removes it from static imports only; the drawings are imported when they are needed.
 */
function plainJsonImports(): Plugin {
  const attributes = /,\s*\{\s*with:\s*\{\s*type:\s*['"]json['"]\s*\}\s*\}/g;
  return {
    name: 'demo:plain-json-imports',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/mocks\/.*\.ts$/ },
      handler: (code) => (attributes.test(code) ? { code: code.replace(attributes, ''), map: null } : null),
    },
  };
}
