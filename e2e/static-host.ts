import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';

export interface StaticHost {
  port: number;
  /** Calls below /api that reached the host, because the simulated backend did not answer them. */
  apiCalls: string[];
  stop(): Promise<void>;
}

/** A plain static host: files below a base path, and index.html for everything else. */
export async function staticHost(folder: string, base = '/'): Promise<StaticHost> {
  const apiCalls: string[] = [];
  const files = staticMiddleware({ dir: folder });
  const server = serve({
    port: 0,
    silent: true,
    gracefulShutdown: false,
    fetch(request) {
      const { origin, pathname } = new URL(request.url);
      if (pathname.startsWith(`${base}api/`)) apiCalls.push(`${request.method} ${pathname}`);
      const file = (path: string) => new Request(origin + path, { method: request.method });
      const inside = pathname.startsWith(base) ? pathname.slice(base.length) : '';
      return files(file(`/${inside}`), () =>
        files(file('/index.html'), () => new Response(null, { status: 405 })),
      );
    },
  });
  await server.ready();
  return {
    port: Number(new URL(server.url ?? '').port),
    apiCalls,
    stop: () => server.close(true),
  };
}
