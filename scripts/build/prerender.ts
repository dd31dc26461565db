import { mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Prerender from '#start/prerender.tsx';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds src/start/prerender.tsx for Node, and runs it. */
export async function prerenderApp(mode: string) {
  // Inside node_modules, where the bundle resolves packages and other tools ignore it.
  const parent = join(root, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  using folder = mkdtempDisposableSync(join(parent, 'prerender-'));
  await build({
    root,
    mode,
    logLevel: 'error',
    build: {
      ssr: 'src/start/prerender.tsx',
      outDir: folder.path,
      copyPublicDir: false,
      manifest: false,
      minify: false,
    },
  });
  const file = pathToFileURL(join(folder.path, 'prerender.js')).href;
  const { prerenderPages, SCREENS } = (await import(file)) as typeof Prerender;
  return { ...(await prerenderPages()), screens: SCREENS };
}
