import { parseArgs } from 'node:util';
import { stop } from './prepare.mjs';

/**
 * The flags of a command, or one sentence and the usage when they cannot be read. `--help` prints the usage.
 * @param {Record<string, { type: 'string' | 'boolean' }>} flags
 * @param {string} usage
 * @returns {Record<string, string | boolean | undefined>}
 */
export function readFlags(flags, usage) {
  try {
    const { values } = parseArgs({ options: { ...flags, help: { type: 'boolean', short: 'h' } } });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    return values;
  } catch (error) {
    return stop(`${error.message.split('. ')[0]}.\n\n${usage}`);
  }
}

/** A port number, or one sentence. */
export function readPort(text, fallback) {
  if (text === undefined) return fallback;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  return stop(`--port needs a number from 0 to 65535, not "${text}".`);
}

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

/** Says in one sentence why a server did not start. */
export function stopUnlistened(error, port) {
  if (error.code === 'EADDRINUSE' || /already in use/.test(error.message)) {
    stop(`Port ${port} is in use. Choose another one with --port, e.g. --port ${port + 1}.`);
  }
  if (error.code === 'EACCES') stop(`Port ${port} needs more rights. Choose one above 1023 with --port.`);
  stop(`The server could not start on port ${port}: ${error.message}`);
}
