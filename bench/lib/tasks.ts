// What the page's main thread did while somebody used a screen, read from the browser's own trace.
import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

export interface Tasks {
  /** Milliseconds on the processor of the longest one: what else the machine does is not in it. */
  longest: number;
  /** The same by the clock on the wall. */
  longestByClock: number;
  /** How many took more than 50 ms on the processor. */
  long: number;
}

const LONG_MS = 50;
const RUN = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** Every task that the page's main thread ran while `use` did something. */
export async function tasksWhile(browser: Browser, page: Page, use: () => Promise<void>): Promise<Tasks> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await use();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    trace.traceEvents
      .filter((one) => one.name === 'thread_name' && one.args?.name === 'CrRendererMain')
      .map((one) => `${one.pid} ${one.tid}`),
  );
  const tasks = trace.traceEvents.filter((one) => RUN.has(one.name) && mains.has(`${one.pid} ${one.tid}`));
  const longest = (key: 'dur' | 'tdur') => Math.max(0, ...tasks.map((one) => (one[key] ?? 0) / 1000));
  return {
    longest: longest('tdur'),
    longestByClock: longest('dur'),
    long: tasks.filter((one) => (one.tdur ?? 0) / 1000 > LONG_MS).length,
  };
}
