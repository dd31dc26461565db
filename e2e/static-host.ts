import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';

export interface StaticHost {
  port: number;
  /** Requests below /api that reached the host, because the simulated backend did not respond to them. */
  apiRequests: string[];
  stop(): Promise<void>;
}

/**
 * A plain static host: files below a base path with gzip and long caching of hashed ones, and index.html for everything
 * else. @param apiUrl the server that responds to the requests of a live build
 */
export async function staticHost(folder: string, base = '/', apiUrl?: string): Promise<StaticHost> {
  const apiRequests: string[] = [];
  const files = staticMiddleware({ dir: folder });
  const server = serve({
    port: 0,
    silent: true,
    gracefulShutdown: false,
    async fetch(request) {
      const { origin, pathname, search } = new URL(request.url);
      const { method, headers, body } = request;
      if (apiUrl && /^\/(api|uploads|mock-assets|mocks)\//.test(pathname))
        return fetch(apiUrl + pathname + search, {
          method,
          headers,
          body,
          redirect: 'manual',
          duplex: 'half',
        } as RequestInit);
      if (pathname.startsWith(`${base}api/`)) apiRequests.push(`${method} ${pathname}`);
      const file = (path: string) => new Request(origin + path, { method, headers });
      const inside = pathname.startsWith(base) ? pathname.slice(base.length) : '';
      const response = await files(file(`/${inside}`), () =>
        files(file('/index.html'), () => new Response(null, { status: 405 })),
      );
      const isHashed = pathname.includes('/assets/');
      response.headers.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      return response;
    },
  });
  await server.ready();
  return {
    port: Number(new URL(server.url ?? '').port),
    apiRequests,
    stop: () => server.close(true),
  };
}
