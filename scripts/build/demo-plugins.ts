import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The plugins of the demo alone, for its build and its dev server. */
export function demoPlugins(): Plugin[] {
  return [sharedCookieJar(), plainJsonImports()];
}

/** Replaces MSW's cookie package by our jar: 120 kB less, and all tabs share the session. */
function sharedCookieJar(): Plugin {
  const jar = fileURLToPath(new URL('../../mocks/demo/start/msw-internals/cookie-jar.ts', import.meta.url));
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
