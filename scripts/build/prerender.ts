import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Prerender {
  prerenderPages(): Promise<{ landing: string; masthead: string }>;
}

/** Builds src/start/prerender.tsx for Node, and runs it. */
export async function prerenderPages(mode: string): ReturnType<Prerender['prerenderPages']> {
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
    const module = (await import(file)) as Prerender;
    return await module.prerenderPages();
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
