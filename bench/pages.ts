// The first load of the main pages with an empty cache, on a desktop and on a middling phone: what travels, what the main
// thread does, when something is seen, whether it moves.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../tests/conformance/chromium.ts';
import { temporaryFolder } from '../tests/support/folders.ts';
import { startServer } from '../tests/support/server.ts';
import { MAIN_PAGES } from './lib/mainPages.ts';
import type { Figure, Note } from './lib/record.ts';
import { signIn } from './lib/signIn.ts';

interface Profile {
  name: string;
  viewport: { width: number; height: number };
  /** How many times slower than this machine. */
  slowdown: number;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
  goals: { lcp: number; tbt: number };
}

const kilobits = (number: number) => (number * 1024) / 8;
const PROFILES: Profile[] = [
  {
    name: 'desktop',
    viewport: { width: 1350, height: 940 },
    slowdown: 1,
    network: { latency: 40, downloadThroughput: kilobits(10_240), uploadThroughput: kilobits(10_240) },
    goals: { lcp: 1_200, tbt: 150 },
  },
  {
    name: 'phone',
    viewport: { width: 412, height: 823 },
    slowdown: 4,
    network: { latency: 150, downloadThroughput: kilobits(1_638), uploadThroughput: kilobits(675) },
    goals: { lcp: 2_500, tbt: 200 },
  },
];

const TIMES = 3;
const SETTLED_MS = 1_000;

interface Load {
  /** Until the page can be used, and until it is quiet. */
  jsBefore: number;
  js: number;
  css: number;
  requests: number;
  /** Of the main thread: on the processor, and by the clock. */
  cpu: number;
  clock: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** Runs in the page before anything else: the browser tells these only while they happen. */
const watching = (usable: string) => `(() => {
  const seen = { lcp: 0, cls: 0, tbt: 0, usable: 0 };
  globalThis.seen = seen;
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (one) => { seen.lcp = one.startTime; });
  watch('layout-shift', (one) => { if (!one.hadRecentInput) seen.cls += one.value; });
  watch('longtask', (one) => { seen.tbt += Math.max(0, one.duration - 50); });
  const look = () => {
    if (document.querySelector(${JSON.stringify(usable)})) seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  look();
})()`;

/** What was watched, the first paint, and the scripts that were there when the page could be used. */
const SEEN = `(() => {
  const scripts = performance.getEntriesByType('resource').filter((one) => one.name.endsWith('.js'));
  const before = scripts.filter((one) => one.responseEnd <= globalThis.seen.usable);
  return {
    ...globalThis.seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    jsBefore: before.reduce((all, one) => all + one.transferSize, 0),
  };
})()`;

async function watchNetwork(cdp: CDPSession) {
  await cdp.send('Network.enable');
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  const sum = (wanted: string) =>
    [...types].filter(([, type]) => type === wanted).reduce((all, [id]) => all + (bytes.get(id) ?? 0), 0);
  return () => ({ js: sum('Script'), css: sum('Stylesheet'), requests: types.size });
}

/** Until a second passes in which the page asks for nothing: what it brings later on, nobody waits for. */
async function settle(page: Page, count: () => number) {
  for (let before = -1; before !== count(); ) {
    before = count();
    await page.waitForTimeout(SETTLED_MS);
  }
}

type MainPage = (typeof MAIN_PAGES)[number];

async function loadOnce(browser: Browser, url: string, profile: Profile, one: MainPage): Promise<Load> {
  const { path, isOpen, seen: usable } = one;
  const context = await browser.newContext({ viewport: profile.viewport });
  const page = await context.newPage();
  if (!isOpen) await signIn(page, url);
  await page.addInitScript(watching(usable));
  const cdp = await context.newCDPSession(page);
  const network = await watchNetwork(cdp);
  if (profile.network) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...profile.network });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
  await cdp.send('Performance.enable');
  const spent = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
    return { cpu: of('ThreadTime'), clock: of('TaskDuration') };
  };
  const before = await spent();
  await page.goto(url + path);
  await page.locator(usable).first().waitFor();
  await settle(page, () => network().requests);
  const after = await spent();
  const seen = (await page.evaluate(SEEN)) as Pick<Load, 'lcp' | 'cls' | 'tbt' | 'fcp' | 'jsBefore'>;
  await context.close();
  return { ...network(), ...seen, cpu: after.cpu - before.cpu, clock: after.clock - before.clock };
}

const middle = (loads: Load[], name: keyof Load) =>
  loads.map((load) => load[name]).sort((a, b) => a - b)[Math.floor(loads.length / 2)] ?? 0;

export async function benchPages(note: Note, only: string) {
  execFileSync(process.execPath, ['scripts/build.mjs', 'web', 'server'], { stdio: 'inherit' });
  const { folder, remove } = temporaryFolder();
  const server = await startServer({ LMS_DATA: join(folder, 'data') });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    for (const profile of PROFILES)
      for (const one of MAIN_PAGES.filter(({ name }) => name.includes(only))) {
        const loads: Load[] = [];
        for (let i = 0; i < TIMES; i += 1) loads.push(await loadOnce(browser, server.url, profile, one));
        const figure = (label: string, of: keyof Load, more: Omit<Figure, 'name' | 'value'>, scale = 1): Figure => ({
          name: label,
          value: middle(loads, of) / scale,
          ...more,
        });
        note({
          what: `${one.name}, first load`,
          home: profile.name,
          figures: [
            figure('JavaScript before use', 'jsBefore', { unit: 'kB', atMost: one.most }, 1_000),
            figure('in all', 'js', { unit: 'kB' }, 1_000),
            figure('CSS', 'css', { unit: 'kB' }, 1_000),
            figure('requests', 'requests', { unit: '' }),
            figure('main thread (CPU)', 'cpu', { unit: 'ms', ...(profile.slowdown === 1 ? { atMost: 674 } : {}) }),
            figure('by the clock', 'clock', { unit: 'ms' }),
            figure('FCP', 'fcp', { unit: 'ms' }),
            figure('LCP', 'lcp', { unit: 'ms', atMost: profile.goals.lcp }),
            figure('TBT', 'tbt', { unit: 'ms', atMost: profile.goals.tbt }),
            figure('CLS', 'cls', { unit: '', atMost: 0.01 }),
          ],
        });
      }
  } finally {
    await browser.close();
    await server.stop();
    remove();
  }
}
