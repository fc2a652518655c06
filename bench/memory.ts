// Whether a server keeps what it should let go of: mixed load for minutes, and what is left of its heap after each
// collection. `--minutes 60` is the long run.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../tests/support/calls.ts';
import { DEEDS } from '../tests/support/deeds.ts';
import { temporaryFolder } from '../tests/support/folders.ts';
import { MB, type MemoryReport, startWatched } from '../tests/support/watched.ts';
import type { Note } from './lib/record.ts';

const AT_ONCE = 4;
const SAMPLES = 30;
/** Growth over the judged part that still counts as flat: less than what one collection leaves more than another. */
const FLAT_SHARE = 0.05;

/** How much it grows over the whole time, by the straight line that fits best, as a share of where that line begins. */
function growth(values: number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [above, below] = values.reduce(
    ([a, b], value, x) => [a + (x - middle) * (value - mean), b + (x - middle) ** 2],
    [0, 0],
  );
  const slope = above / (below || 1);
  return (slope * (values.length - 1)) / (mean - slope * middle);
}

export async function benchMemory(note: Note, minutes: number) {
  execFileSync(process.execPath, ['scripts/build.mjs', 'server'], { stdio: 'inherit' });
  const { folder, remove } = temporaryFolder();
  const server = await startWatched({ LMS_DATA: join(folder, 'data'), LMS_ACCESS_MINUTES: '6000' });
  try {
    const token = await signIn(server.url);
    const end = performance.now() + minutes * 60_000;
    let done = 0;
    const work = async () => {
      while (performance.now() < end) {
        const round = done++;
        await DEEDS[round % DEEDS.length]?.(server.url, token, Math.floor(round / DEEDS.length));
      }
    };
    const samples: MemoryReport[] = [];
    const watch = async () => {
      while (performance.now() < end) {
        await sleep((minutes * 60_000) / SAMPLES);
        samples.push(await server.memory());
        const { heapUsed, rss } = samples.at(-1) ?? { heapUsed: 0, rss: 0 };
        console.log(`${done} calls: heap ${(heapUsed / MB).toFixed(1)} MB, process ${(rss / MB).toFixed(0)} MB`);
      }
    };
    await Promise.all([watch(), ...Array.from({ length: AT_ONCE }, work)]);
    // The first third fills what is kept on purpose: prepared statements, compiled schemas, remembered counts.
    const judged = samples.slice(Math.floor(samples.length / 3));
    const heap = judged.map((one) => one.heapUsed);
    const share = growth(heap);
    note({
      what: `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} of mixed load`,
      home: 'embedded',
      processes: 1,
      figures: [
        { name: 'calls', value: done, unit: '' },
        { name: 'heap after a third', value: (heap[0] ?? 0) / MB, unit: 'MB' },
        { name: 'heap at the end', value: (heap.at(-1) ?? 0) / MB, unit: 'MB' },
        { name: 'grown since', value: share * 100, unit: '%', atMost: FLAT_SHARE * 100 },
        { name: 'process at most', value: Math.max(...samples.map((one) => one.rss)) / MB, unit: 'MB' },
      ],
    });
    console.log(share <= FLAT_SHARE ? 'The heap is flat.' : `The heap grew by ${(share * 100).toFixed(1)} %.`);
  } finally {
    await server.stop();
    remove();
  }
}
