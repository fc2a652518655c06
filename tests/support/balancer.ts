import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Hands requests to the servers in turn, as a load balancer without sticky sessions does. */
export async function startBalancer(targets: string[]): Promise<{ url: string; close(): Promise<void> }> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const target = new URL(targets[turn++ % targets.length] as string);
    const { method, headers, url: path } = incoming;
    const forwarded = request({ host: target.hostname, port: target.port, method, headers, path }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
