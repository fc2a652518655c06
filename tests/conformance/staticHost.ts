import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A plain host of static files: what it has, from one folder below `path`; otherwise its 404 page. */
export async function startStaticHost(folder: string, path = '/', wantedPort = 0) {
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const inside = asked.startsWith(path) ? normalize(`/${asked.slice(path.length)}`) : null;
    const named = inside === null ? null : join(folder, inside.endsWith('/') ? `${inside}index.html` : inside);
    const found = named !== null && existsSync(named) && statSync(named).isFile();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end();
      return;
    }
    const file = found ? named : join(folder, '404.html');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(found ? 200 : 404, { 'Content-Type': type, 'Content-Length': statSync(file).size });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(wantedPort, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
