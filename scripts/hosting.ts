import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { cacheControl, hostFiles, securityHeaders } from './host-files.ts';

/**
 * Puts beside a build what its host needs: headers and fallback for Netlify, Cloudflare Pages, Vercel, nginx and
 * Caddy, and each text file as brotli and gzip. In the live build `API_URL` names the server that `/api` goes to.
 */
export function hosting({ isDemo }: { isDemo: boolean }): Plugin {
  const headers = securityHeaders({ isDemo });
  let base = '/';
  let outDir = '';
  return {
    name: 'hosting',
    configResolved(config) {
      base = config.base;
      outDir = resolve(config.root, config.build.outDir);
    },
    generateBundle() {
      const apiUrl = isDemo ? undefined : process.env['API_URL']?.replace(/\/$/, '');
      for (const [fileName, source] of Object.entries(hostFiles({ base, headers, apiUrl, isDemo }))) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compressFiles(outDir) },
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

/** Writes `name.br` and `name.gz` beside each text file, for hosts that do not compress by themselves. */
function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name) || name.startsWith('.vite')) continue;
    const content = readFileSync(join(folder, name));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params: quality }));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
