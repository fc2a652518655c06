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

/** Aligned, and good to paste into Markdown. */
export function table(headings: string[], lines: string[][]): string {
  const widths = headings.map((heading, i) => Math.max(heading.length, ...lines.map((line) => line[i]?.length ?? 0)));
  const row = (cells: string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [row(headings), rule, ...lines.map(row)].join('\n');
}

export const ms = (time: number) => (time < 10 ? time.toFixed(1) : time.toFixed(0));
