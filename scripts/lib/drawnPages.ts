import type { VirtualRootRoute } from '@tanstack/virtual-file-routes';
import { createServer, type Plugin } from 'vite';
import { englishWords } from './englishWords.ts';
import { groupsOf } from './routeGroups.ts';
import { smallZod } from './smallZod.ts';

const FILE = '/src/web/drawn/draw.tsx';

interface Drawer {
  drawLogins: (addresses: string[]) => Promise<Record<string, string>>;
}

/** What the pages look for in a browser before they are drawn. */
function browserParts() {
  const shelf = new Map<string, string>();
  return {
    localStorage: {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => shelf.set(key, value),
      removeItem: (key: string) => shelf.delete(key),
    },
    navigator: { language: 'en' },
    addEventListener: () => {},
  };
}

/** Runs a job while these are there for everybody. */
async function withParts<T>(parts: object, job: () => Promise<T>): Promise<T> {
  const before = Object.keys(parts).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  try {
    return await job();
  } finally {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  }
}

async function draw(addresses: string[]) {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [englishWords(), smallZod()],
  });
  try {
    return await withParts(browserParts(), async () => {
      const { drawLogins } = (await server.ssrLoadModule(FILE)) as Drawer;
      return await drawLogins(addresses);
    });
  } finally {
    await server.close();
  }
}

/** The login page as text beside the built pages: the server sends it, so that it is seen before any code has come. */
export function drawnPages(root: VirtualRootRoute): Plugin {
  return {
    name: 'drawn-pages',
    // Only a server can send it.
    apply: ({ base = '/', mode }, { command }) => command === 'build' && mode !== 'plan' && base === '/',
    async generateBundle(_options, bundle) {
      const addresses = groupsOf(root).flatMap(({ leaves }) => leaves.map(({ address }) => address));
      const handOver = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === 'handOver')?.fileName;
      if (!handOver) throw new Error('There is no file that takes over from the drawn page.');
      const source = JSON.stringify({ pages: await draw(addresses), handOver });
      this.emitFile({ type: 'asset', fileName: 'drawn.json', source });
    },
  };
}
