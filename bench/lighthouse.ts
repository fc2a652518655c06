// What Lighthouse says of the main pages, as a desktop and as a phone.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../tests/conformance/chromium.ts';
import { temporaryFolder } from '../tests/support/folders.ts';
import { freePort } from '../tests/support/postgres.ts';
import { startServer } from '../tests/support/server.ts';
import { findLighthouse, type Lighthouse, type Report } from './lib/lighthouse.ts';
import { MAIN_PAGES } from './lib/mainPages.ts';
import { at } from './lib/measure.ts';
import type { Note } from './lib/record.ts';
import { signIn } from './lib/signIn.ts';

const FORMS = [
  { name: 'desktop', isDesktop: true, isWeighed: false, least: 98, times: 3 },
  // Four times slower, it is four times as uneven.
  { name: 'phone', isDesktop: false, isWeighed: false, least: 90, times: 5 },
  // Comes last: how fast this machine is was found out by then.
  { name: 'phone, weighed', isDesktop: false, isWeighed: true, least: 90, times: 5 },
];
/**
 * Lighthouse takes a middling phone for four times slower than a fast desktop, whose index is 1,500 to 2,000, whatever
 * it runs on; where it runs on less, its documentation says, the factor is to be less.
 */
const FAST = { index: 1_750, factor: 4 };
/** As Lighthouse sets them for a phone; the simulated ones count. */
const PHONE_NETWORK = {
  rttMs: 150,
  throughputKbps: 1_638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1_474.56,
  uploadThroughputKbps: 675,
};
const TRIES = 3;
/** The live stream stays open, so the network is never quiet and each run takes this long; the pages are there after two. */
const MOST_WAIT_MS = 15_000;
/** What is the same however busy the machine is. */
const STEADY = ['accessibility', 'best-practices'];

type Page = (typeof MAIN_PAGES)[number];
type Form = (typeof FORMS)[number];

/** In a browser of its own, signed in anew: the right to be there lasts minutes, all pages take longer. */
async function runOnce(
  { default: run, desktopConfig }: Lighthouse,
  url: string,
  page: Page,
  form: Form,
  all: boolean,
  slower: number,
) {
  const { folder, remove } = temporaryFolder();
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
    // Lighthouse chooses the size of the window.
    viewport: null,
  });
  try {
    if (!page.isOpen) {
      const tab = await context.newPage();
      await signIn(tab, url);
      await tab.close();
    }
    const onlyCategories = ['performance', ...(all ? STEADY : [])];
    const throttling = { ...PHONE_NETWORK, cpuSlowdownMultiplier: slower };
    const flags = {
      port,
      logLevel: 'error',
      onlyCategories,
      maxWaitForLoad: MOST_WAIT_MS,
      ...(form.isWeighed && { throttling }),
    };
    // Lighthouse empties the cache and leaves alone what says who is signed in.
    const result = await run(url + page.path, flags, form.isDesktop ? desktopConfig : undefined);
    const { runtimeError, categories } = result?.lhr ?? {};
    if (!result || typeof categories?.performance?.score !== 'number') {
      throw new Error(
        `Lighthouse found no figures for ${page.path}: ${runtimeError?.message ?? 'it does not say why'}`,
      );
    }
    return result.lhr;
  } finally {
    await context.close();
    remove();
  }
}

/** On a busy machine a trace now and then misses what the figures are made from. */
async function runUntilFound(...run: Parameters<typeof runOnce>): Promise<Report> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await runOnce(...run);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

const scoreOf = ({ categories }: Report, name: string) => Math.round((categories[name]?.score ?? 0) * 100);

/** The audits of a category that count and did not pass. */
const failedIn = ({ audits, categories }: Report, name: string) =>
  (categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

const middleOf = (figures: number[]) =>
  at(
    figures.sort((a, b) => a - b),
    0.5,
  );

/** How many times slower than this machine a middling phone is, from what Lighthouse found out about the machine. */
const slowerThan = (indexes: number[]) =>
  Math.min(FAST.factor, Math.max(1, (middleOf(indexes) / FAST.index) * FAST.factor));

function report(note: Note, page: Page, form: Form, reports: Report[], slower: number) {
  const [first] = reports;
  if (!first) return;
  const middle = (read: (one: Report) => number) => middleOf(reports.map(read));
  const audit = (name: string) => middle(({ audits }) => audits[name]?.numericValue ?? 0);
  for (const name of STEADY) {
    const failed = failedIn(first, name);
    if (failed.length > 0) console.log(`${page.name}, ${form.name}: ${name} fails ${failed.join(', ')}`);
  }
  note({
    what: page.name,
    home: form.name,
    figures: [
      { name: 'performance', value: middle((one) => scoreOf(one, 'performance')), unit: '', atLeast: form.least },
      ...STEADY.map((name) => ({
        name: name.replace('-', ' '),
        value: scoreOf(first, name),
        unit: '' as const,
        atLeast: 100,
      })),
      { name: 'LCP', value: audit('largest-contentful-paint'), unit: 'ms' },
      { name: 'TBT', value: audit('total-blocking-time'), unit: 'ms' },
      { name: 'CLS', value: audit('cumulative-layout-shift'), unit: '', atMost: 0.01 },
      ...(form.isWeighed ? [{ name: 'slower than here', value: slower, unit: 'x' as const }] : []),
    ],
  });
}

export async function benchLighthouse(note: Note, only: string) {
  const lighthouse = await findLighthouse();
  if (!lighthouse) return;
  execFileSync(process.execPath, ['scripts/build.mjs', 'web', 'server'], { stdio: 'inherit' });
  const { folder, remove } = temporaryFolder();
  const server = await startServer({ LMS_DATA: join(folder, 'data') });
  const indexes: number[] = [];
  try {
    for (const form of FORMS) {
      const slower = form.isWeighed ? slowerThan(indexes) : FAST.factor;
      for (const page of MAIN_PAGES.filter((one) => one.name.includes(only))) {
        const reports: Report[] = [];
        for (let i = 0; i < form.times; i += 1)
          reports.push(await runUntilFound(lighthouse, server.url, page, form, i === 0, slower));
        indexes.push(...reports.map((one) => one.environment.benchmarkIndex));
        report(note, page, form, reports, slower);
      }
    }
  } finally {
    await server.stop();
    remove();
  }
}
