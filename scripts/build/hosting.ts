import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { cacheControl, hostConfigs, publishedFiles, securityHeaders } from './host-files.ts';
import { moduleSizes } from './module-sizes.ts';

/** The folder beside the published one, for files that the host and the size check read, but do not serve. */
export const besideOf = (outDir: string): string => `${outDir}-host`;

/**
 * Adds the host files to a build: headers and fallback for Netlify and Cloudflare Pages inside, configurations for Vercel,
 * nginx and Caddy beside it, and each text file as brotli and gzip. The live build forwards `/api` to `API_URL`.
 */
export function hosting({ isDemo }: { isDemo: boolean }): Plugin {
  const headers = securityHeaders({ isDemo });
  let base = '/';
  let outDir = '';
  let root = '';
  const site = () => ({
    base,
    headers,
    apiUrl: isDemo ? undefined : process.env['API_URL']?.replace(/\/$/, ''),
    isDemo,
  });
  return {
    name: 'hosting',
    // It skips the build that prerenders the first page.
    apply: ({ build }) => build?.ssr === undefined,
    configResolved(config) {
      ({ base, root } = config);
      outDir = resolve(config.root, config.build.outDir);
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(publishedFiles(site()))) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    // This hook does not run after a failed build.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler(_, bundle) {
        const beside = besideOf(outDir);
        rmSync(beside, { recursive: true, force: true });
        mkdirSync(beside);
        for (const [name, text] of Object.entries(hostConfigs(site())))
          writeFileSync(join(beside, name), text);
        // The size check reads the manifest.
        renameSync(join(outDir, '.vite/manifest.json'), join(beside, 'manifest.json'));
        rmSync(join(outDir, '.vite'), { recursive: true });
        writeFileSync(join(beside, 'modules.json'), JSON.stringify(moduleSizes(bundle, root)));
        compressFiles(outDir);
      },
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url ?? '/';
        if (!path.startsWith(`${base}api/`)) {
          response.setHeaders(new Map(Object.entries(headers)));
          response.setHeader('Cache-Control', cacheControl(path, base));
        }
        next();
      });
    },
  };
}

const TEXT = /\.(js|css|html|svg|json)$/;

/** Writes `name.br` and `name.gz` beside each text file, for hosts that do not compress. */
function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const content = readFileSync(join(folder, name));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params: quality }));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
