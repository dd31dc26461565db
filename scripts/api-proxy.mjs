import { stop } from '#openapi/command-line.mjs';

/** Reads `API_URL`, the address of a real server; exits with a message when it is not valid. */
export function readApiUrl(example) {
  const text = process.env.API_URL?.trim();
  if (!text) stop(`API_URL is missing: the address of the real server.\nExample: ${example}`);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    stop(`API_URL "${text}" is not an address. It starts with http:// or https://.\nExample: ${example}`);
  }
  return url.href.replace(/\/$/, '');
}

/**
 * Vite's proxy of `/api` to a real server. `X-Forwarded-Host` has the host that the browser uses, so that addresses in
 * answers lead back here. When the server does not answer, the response is a `Problem` of the contract.
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
