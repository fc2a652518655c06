import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { launchChromium } from './chromium.ts';
import { startStaticHost } from './staticHost.ts';

interface Asked {
  method: string;
  path: string;
  headers: [string, string][];
  body: string;
}

interface Answered {
  status: number;
  headers: [string, string][];
  body: string;
}

/** Runs in the page: asks as the app would, and carries bodies as base64. */
async function askInPage({ method, path, headers, body }: Asked): Promise<Answered> {
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  const answer = await fetch(path, { method, headers, ...(bytes.length > 0 && { body: bytes }) });
  const back = new Uint8Array(await answer.arrayBuffer());
  let text = '';
  for (let at = 0; at < back.length; at += 0x8000) text += String.fromCharCode(...back.subarray(at, at + 0x8000));
  return { status: answer.status, headers: [...answer.headers], body: btoa(text) };
}

/** Of the connection, not of the message: these are set anew on each side. */
const HOP = new Set(['connection', 'keep-alive', 'content-length', 'transfer-encoding', 'content-encoding', 'host']);

async function forward(page: Page, incoming: IncomingMessage, outgoing: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = Object.entries(incoming.headersDistinct)
    .filter(([name]) => !HOP.has(name))
    .map(([name, values]): [string, string] => [name, (values ?? []).join(', ')]);
  const { method = 'GET', url: path = '/' } = incoming;
  const answer = await page.evaluate(askInPage, {
    method,
    path,
    headers,
    body: Buffer.concat(chunks).toString('base64'),
  });
  for (const [name, value] of answer.headers) if (!HOP.has(name)) outgoing.appendHeader(name, value);
  outgoing.writeHead(answer.status).end(Buffer.from(answer.body, 'base64'));
}

/** The browser home behind a port: the demo is opened in Chromium, and every HTTP request goes through its `fetch`. */
export async function startBrowserHome({ folder }: { folder: string }) {
  const host = await startStaticHost(folder);
  const browser = await launchChromium();
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error('in the page:', error));
  await page.goto(host.url);
  // The app's own start ends with something in its place; then `fetch` answers too.
  await page.waitForSelector('#app > *', { state: 'attached' });
  const server = createServer((incoming, outgoing) => {
    forward(page, incoming, outgoing).catch((error: Error) => {
      outgoing.writeHead(502, { 'Content-Type': 'text/plain' }).end(error.message);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await browser.close();
      await host.close();
    },
  };
}
