import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { cacheControl, hostConfigs, isHostFile, publishedFiles, securityHeaders } from './host-files.ts';

/** Beside the published folder: what its host and its checks read, and nobody is served. */
export const besideOf = (outDir: string): string => `${outDir}-host`;

/**
 * Gives a build what its host needs: headers and fallback for Netlify and Cloudflare Pages in it, for Vercel, nginx and
 * Caddy beside it, and each text file as brotli and gzip. In the live build `API_URL` names the server that `/api` goes to.
 */
export function hosting({ isDemo }: { isDemo: boolean }): Plugin {
  const headers = securityHeaders({ isDemo });
  let base = '/';
  let outDir = '';
  const site = () => ({
    base,
    headers,
    apiUrl: isDemo ? undefined : process.env['API_URL']?.replace(/\/$/, ''),
    isDemo,
  });
  return {
    name: 'hosting',
    // Not for the part of the app that is built to draw the first page.
    apply: ({ build }) => build?.ssr === undefined,
    configResolved(config) {
      base = config.base;
      outDir = resolve(config.root, config.build.outDir);
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(publishedFiles(site()))) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // A failed build wrote none, and has said why.
        if (!existsSync(join(outDir, '.vite'))) return;
        const beside = besideOf(outDir);
        rmSync(beside, { recursive: true, force: true });
        mkdirSync(beside);
        for (const [name, text] of Object.entries(hostConfigs(site())))
          writeFileSync(join(beside, name), text);
        // Which file belongs to which module, for the size check.
        cpSync(join(outDir, '.vite'), beside, { recursive: true });
        rmSync(join(outDir, '.vite'), { recursive: true });
        compressFiles(outDir);
      },
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url ?? '/';
        if (isHostFile(path)) {
          response.statusCode = 404;
          response.end();
          return;
        }
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

/** Writes `name.br` and `name.gz` beside each text file, for hosts that do not compress by themselves. */
function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const content = readFileSync(join(folder, name));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params: quality }));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
