import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Plugins for the build and the dev server of the demo. */
export function demoPlugins(): Plugin[] {
  return [sharedCookieJar(), withoutPrintedPages(), plainJsonImports(), changeableTokens()];
}

/** Replaces MSW's cookie package by our jar, which saves 120 kB and shares the session among tabs. */
function sharedCookieJar(): Plugin {
  const jar = fileURLToPath(new URL('../../mocks/demo/start/msw-internals/cookie-jar.ts', import.meta.url));
  return {
    name: 'demo:shared-cookie-jar',
    config: () => ({ resolve: { alias: { 'tough-cookie': jar } } }),
  };
}

/** Testing Library prints the page into its errors, but the demo shows only their first line: it needs no printer. */
function withoutPrintedPages(): Plugin {
  return {
    name: 'demo:without-printed-pages',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^(pretty-format|lz-string)$/ }, handler: () => '\0no-printer' },
    load: {
      filter: { id: /no-printer$/ },
      handler: () => "export const format = () => ''; export const plugins = {}; export default {};",
    },
  };
}

/**
 * Node needs `with: { type: 'json' }` on imports of JSON, but a browser refuses it in the dev server, where Vite has turned
 * the JSON into a script. Vite removes it from static imports only, this plugin from dynamic ones.
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

/** Lines of the theme that stay custom properties in the demo; the build inlines the values of all others. */
const CHANGEABLE = /^ {2}--(?:radius|text)(?:-[a-z]+)+: .+;$/gm;

/** Radii and sizes of type stay custom properties, so that the director can change them in place. */
function changeableTokens(): Plugin {
  return {
    name: 'demo:changeable-tokens',
    enforce: 'pre',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/app\/styles\.css$/ },
      handler: (code) => ({
        code: `${code}\n@theme {\n${code.match(CHANGEABLE)?.join('\n')}\n}\n`,
        map: null,
      }),
    },
  };
}
