import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type { Screen } from '#app/screens.ts';
import { reachable } from '../reachable.ts';
import { BACKEND, FRAME, LANDING } from './entry-modules.ts';
import { inlineScript } from './inline-script.ts';
import { prerenderApp } from './prerender.ts';

const EARLY_REQUESTS = inlineScript('src/start/early-requests.js');
const SHOW_MARKUP = inlineScript('src/start/show-markup.js');
const LOAD_APP = inlineScript('src/start/load-app.js');
/** The requests of the signed-in layout: the balance. */
const FRAME_REQUESTS = ['/api/users/me/credits'];
/** The modules that the demo's first request waits for: the backend and the contract check. */
const DEMO_BACKEND = [...BACKEND, 'mocks/server/contract-check.ts'];

/** Adds `src/start/` to `index.html`: styles, markup, scripts, and the list of files of each screen. */
export function startPage({ isDemo }: { isDemo: boolean }): Plugin {
  let base = '/';
  let mode = '';
  let templates = '';
  let screens: Screen[] = [];
  return {
    name: 'start-page',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    configResolved: (config) => void ({ base, mode } = config),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, path }) {
        if (!bundle || path !== '/index.html') return html;
        const chunks = chunksByModule(bundle);
        const entry = filesWith(chunks, ['index.html']);
        const filesOf = (...modules: string[]) =>
          [...filesWith(chunks, modules)].filter((file) => !entry.has(file));
        const start = {
          base,
          isDemo,
          entry: [...entry],
          fonts: fontsOf(bundle),
          landing: filesOf(LANDING),
          screens: screens.map(({ paths, module, earlyRequests = [] }) => ({
            pattern: patternOf(paths),
            requests: [...FRAME_REQUESTS, ...earlyRequests],
            files: filesOf(FRAME, module),
          })),
        };
        const preloads = (isDemo ? filesOf(...DEMO_BACKEND) : []).map(
          (file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`,
        );
        const earlyScript = EARLY_REQUESTS.replace('__START__', JSON.stringify(start));
        return (
          html
            // load-app.js loads these files.
            .replaceAll(/\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g, '')
            .replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${inline(earlyScript)}`)
            .replace(
              /<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/,
              (_, href: string) => `<style>${textOf(bundle, href.slice(base.length))}</style>`,
            )
            .replace('</head>', () => `${preloads.join('\n    ')}\n  </head>`)
            .replace('<div id="root"></div>', (placeholder) =>
              [placeholder, templates, inline(SHOW_MARKUP), inline(LOAD_APP)].join('\n    '),
            )
        );
      },
    },
    async buildStart() {
      const { landing, masthead, screens: allScreens } = await prerenderApp(mode);
      screens = allScreens.filter(({ access }) => access === 'signedIn');
      if (landing.includes('noscript>'))
        throw new Error('The landing is inside a noscript element, so it cannot contain one.');
      if (/<[^>]* style="/.test(landing + masthead))
        throw new Error(
          'The content security policy refuses a style in the markup: use a class, or an attribute of SVG.',
        );
      // The landing is shown without scripts. With scripts a noscript is only text, so its pictures load when it is shown.
      templates = `<noscript id="landing">${landing}</noscript>\n    <template id="masthead">${masthead}</template>`;
    },
  };
}

/** A regular expression for paths of the router. */
function patternOf(paths: readonly string[]): string {
  return `^(${paths.map((path) => path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')).join('|')})/?$`;
}

/** The two font files of the first screen. */
function fontsOf(bundle: Rolldown.OutputBundle): string[] {
  const fonts = Object.keys(bundle).filter((file) =>
    /\/(geist|instrument-serif)-[\w-]{8}\.woff2$/.test(file),
  );
  if (fonts.length !== 2) throw new Error(`Two fonts should be preloaded, not: ${fonts.join(', ')}.`);
  return fonts;
}

const inline = (code: string) => `<script>(() => {${code}})();</script>`;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The chunks of a bundle by file name, and by the path of their facade module. */
function chunksByModule(bundle: Rolldown.OutputBundle): Map<string, Rolldown.OutputChunk> {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    chunks.set(chunk.fileName, chunk);
    if (chunk.facadeModuleId) chunks.set(chunk.facadeModuleId.replace(root, ''), chunk);
  }
  return chunks;
}

/** The files of these modules with their static imports. */
function filesWith(chunks: Map<string, Rolldown.OutputChunk>, names: readonly string[]): Set<string> {
  const chunkOf = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk) throw new Error(`The build has no separate chunk for ${name}.`);
    return chunk;
  };
  const found = reachable(names.map(chunkOf), ({ imports }) => imports.map(chunkOf));
  return new Set([...found].map(({ fileName }) => fileName));
}

function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The build has no file ${file}.`);
  return String(asset.source).trim();
}
