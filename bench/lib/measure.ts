import type { Figure } from './record.ts';

export interface Measured {
  median: number;
  p95: number;
}

export const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * One after the other, as one person works; `ask` is told which round it is, so that it can ask something new. Several
 * are asked by turns: what else the machine does hits them all alike, and the ratios hold.
 */
export async function measure(asks: ((round: number) => Promise<Response>)[], rounds = 40): Promise<Measured[]> {
  const times: number[][] = asks.map(() => []);
  for (let round = -3; round < rounds; round += 1) {
    for (const [i, ask] of asks.entries()) {
      const begin = performance.now();
      const answer = await ask(Math.max(0, round));
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      if (round >= 0) times[i]?.push(performance.now() - begin);
    }
  }
  return times.map((some) => {
    const sorted = some.sort((one, other) => one - other);
    return { median: at(sorted, 0.5), p95: at(sorted, 0.95) };
  });
}

/** The largest may cost this many times what the smallest does. */
export const MOST_GROWTH = 3;

/** The figures of each size, the smallest first; the largest also says how many times the smallest it takes. */
export function grown(measured: Measured[], by: keyof Measured): Figure[][] {
  return measured.map(({ median, p95 }, i) => {
    const figures: Figure[] = [
      { name: 'p50', value: median, unit: 'ms' },
      { name: 'p95', value: p95, unit: 'ms' },
    ];
    if (i > 0 && i === measured.length - 1) {
      const name = by === 'median' ? 'p50 against the smallest' : 'p95 against the smallest';
      figures.push({ name, value: measured[i]?.[by] ?? 0, unit: 'x', atMost: MOST_GROWTH });
      const last = figures.at(-1);
      if (last) last.value /= measured[0]?.[by] || 1;
    }
    return figures;
  });
}

export interface Load {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  calls: number;
}

/** So many at a time for so long, each asking again as soon as it is answered; a little before that warms up. */
export async function underLoad(
  ask: (caller: number) => Promise<Response>,
  { atOnce, seconds, warm = 20 }: { atOnce: number; seconds: number; warm?: number },
): Promise<Load> {
  const times: number[] = [];
  const once = async (caller: number) => {
    const begin = performance.now();
    const answer = await ask(caller);
    const body = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`answered ${answer.status}: ${new TextDecoder().decode(body).slice(0, 200)}`);
    return performance.now() - begin;
  };
  for (let i = 0; i < warm; i += 1) await once(i % atOnce);
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const loop = async (_: unknown, caller: number) => {
    while (performance.now() < end) times.push(await once(caller));
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  const took = (performance.now() - begin) / 1000;
  times.sort((one, other) => one - other);
  const [p50, p95, p99] = [at(times, 0.5), at(times, 0.95), at(times, 0.99)];
  return { perSecond: times.length / took, p50, p95, p99, calls: times.length };
}

export const loadFigures = ({ perSecond, p50, p95, p99 }: Load): Figure[] => [
  { name: 'throughput', value: perSecond, unit: '/s' },
  { name: 'p50', value: p50, unit: 'ms' },
  { name: 'p95', value: p95, unit: 'ms' },
  { name: 'p99', value: p99, unit: 'ms' },
];
