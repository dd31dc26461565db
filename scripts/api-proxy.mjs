import { stop } from '../openapi/command-line.mjs';

/** `API_URL` as the address of a real server, or one sentence. */
export function readApiUrl(example) {
  const text = process.env.API_URL?.trim();
  if (!text) stop(`API_URL is missing: it says where the real server is.\nExample: ${example}`);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    stop(`API_URL "${text}" is not an address. It starts with http:// or https://.\nExample: ${example}`);
  }
  return url.href.replace(/\/$/, '');
}

/**
 * Vite's proxy of `/api` to a real server. The server is told under which host the browser sees it, so that the
 * addresses in its answers lead back here; a server that does not answer becomes the contract's own problem.
 */
export function apiProxy(apiUrl, base = '/') {
  const prefix = base.replace(/\/$/, '');
  return {
    [`${prefix}/api`]: {
      target: apiUrl,
      changeOrigin: true,
      xfwd: true,
      autoRewrite: true,
      cookieDomainRewrite: '',
      rewrite: (path) => path.slice(prefix.length),
      configure(proxy) {
        proxy.on('error', (error, _request, response) => {
          if (!('writeHead' in response) || response.headersSent) return;
          response.writeHead(502, { 'content-type': 'application/json' });
          response.end(
            JSON.stringify({
              error: `The server at ${apiUrl} does not answer (${error.code ?? error.message}).`,
            }),
          );
        });
      },
    },
  };
}
