import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Served {
  url: string;
  stop(): void;
}

/** Starts a server, on a free port by default. */
export async function served(server: Server, port = 0, host = 'localhost'): Promise<Served> {
  // On a busy machine a pause may exceed Node's default of five seconds.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
