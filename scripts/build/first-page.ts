import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { BACKEND } from './chunking.ts';
import { inlineScript } from './inline-script.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const BEFORE_CODE = inlineScript('src/start/early-calls.js');
const SHOW_FIRST = inlineScript('src/start/show-markup.js');
/** What each address of somebody signed in loads beside the entry (spec §2). */
const SCREENS = [
  { at: '^/(studio|twin)?/?$', module: 'src/app/studio-screen.tsx', isStudio: true },
  { at: '^/dashboard/?$', module: 'src/features/dashboard/dashboard-page.tsx' },
  { at: '^/job/[^/]+/?$', module: 'src/features/job/job-page.tsx' },
];
const FRAME = 'src/app/signed-in-layout.tsx';
/** The demo's calls wait for the backend, and for what judges each answer. */
const JUDGED_BACKEND = [...BACKEND, 'mocks/server/contract-check.ts'];

/**
 * Makes `index.html` show and start what it can before any code of the app is there: the landing or a masthead as markup, the
 * styles in place, the screen of the address loading beside the entry, and the server asked who is here.
 */
export function firstPage({ isDemo }: { isDemo: boolean }): Plugin {
  let base = '/';
  let mode = '';
  let templates = '';
  return {
    name: 'first-page',
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
          screens: SCREENS.map(({ module, ...screen }) => ({ ...screen, files: filesOf(FRAME, module) })),
        };
        const preloads = (isDemo ? filesOf(...JUDGED_BACKEND) : []).map(
          (file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`,
        );
        const beforeCode = BEFORE_CODE.replace('__START__', JSON.stringify(start));
        return html
          .replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${inline(beforeCode)}`)
          .replace(
            /<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/,
            (_, href: string) => `<style>${textOf(bundle, href.slice(base.length))}</style>`,
          )
          .replace('</head>', () => `${preloads.join('\n    ')}\n  </head>`)
          .replace(
            '<div id="root"></div>',
            (place) => `${place}\n    ${templates}\n    ${inline(SHOW_FIRST)}`,
          );
      },
    },
    async buildStart() {
      const { landing, masthead } = await firstMarkup(mode);
      if (landing.includes('noscript>'))
        throw new Error('The landing stands in a noscript, and cannot hold one.');
      // Without scripts the landing is there to be read; with them it is text, of which nothing is loaded until it is shown.
      templates = `<noscript id="landing">${landing}</noscript>\n    <template id="masthead">${masthead}</template>`;
    },
  };
}

interface FirstMarkup {
  firstMarkup(): Promise<{ landing: string; masthead: string }>;
}

const inline = (code: string) => `<script>(() => {${code}})();</script>`;

/** Every page has the app's styles in its head: code that comes later need not bring them, and wait for them, again. */
export function stylesOnce(): Plugin {
  return {
    name: 'styles-once',
    apply: 'build',
    // After the pages are written, before it is settled what a late import brings along.
    enforce: 'post',
    generateBundle(_, bundle) {
      const isAppStyles = (file: string) => /\/app-[^/]*\.css$/.test(file);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const file of chunk.viteMetadata?.importedCss ?? [])
          if (isAppStyles(file)) chunk.viteMetadata?.importedCss.delete(file);
      }
    },
  };
}

/** See src/start/prerender.tsx. */
async function firstMarkup(mode: string): ReturnType<FirstMarkup['firstMarkup']> {
  // Inside node_modules, where the bundle finds its packages, and nobody else looks.
  const parent = join(root, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const outDir = mkdtempSync(join(parent, 'prerender-'));
  try {
    await build({
      root,
      mode,
      logLevel: 'error',
      build: {
        ssr: 'src/start/prerender.tsx',
        outDir,
        copyPublicDir: false,
        manifest: false,
        minify: false,
      },
    });
    const file = pathToFileURL(join(outDir, 'prerender.js')).href;
    const module = (await import(file)) as FirstMarkup;
    return await module.firstMarkup();
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** The chunks of a bundle by the module that they are asked for by, as a path below the project. */
function chunksByModule(bundle: Rolldown.OutputBundle): Map<string, Rolldown.OutputChunk> {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    chunks.set(chunk.fileName, chunk);
    if (chunk.facadeModuleId) chunks.set(chunk.facadeModuleId.replace(root, ''), chunk);
  }
  return chunks;
}

/** The files that these modules come in, with all that they import at once. */
function filesWith(chunks: Map<string, Rolldown.OutputChunk>, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk) throw new Error(`The build has no chunk of its own for ${name}: see first-page.ts.`);
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    chunk.imports.forEach(visit);
  };
  names.forEach(visit);
  return files;
}

function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The build has no file ${file}: see first-page.ts.`);
  return String(asset.source).trim();
}
