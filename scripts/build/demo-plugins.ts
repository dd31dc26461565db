import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Plugins for the build and the dev server of the demo. */
export function demoPlugins(): Plugin[] {
  return [sharedCookieJar(), plainJsonImports()];
}

/** Replaces MSW's cookie package with our jar, which saves 120 kB and shares the session among tabs. */
function sharedCookieJar(): Plugin {
  const jar = fileURLToPath(new URL('../../mocks/demo/start/msw-internals/cookie-jar.ts', import.meta.url));
  return {
    name: 'demo:shared-cookie-jar',
    config: () => ({ resolve: { alias: { 'tough-cookie': jar } } }),
  };
}

/**
 * Node needs `with: { type: 'json' }` on imports of JSON. In the dev server a browser refuses it, because Vite serves the
 * JSON as a script. Vite removes it from static imports, this plugin from dynamic imports.
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
