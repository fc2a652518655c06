import { formatNumber } from '#web/kit/format.ts';
import type { PillKind } from '#web/kit/Pill.tsx';

/** Points got of points there were; null when there was nothing to grade. */
export const shareOf = ({ score, maxScore }: { score: number | null; maxScore: number | null }): number | null =>
  score !== null && maxScore ? score / maxScore : null;

export const percent = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
export const points = (value: number) => formatNumber(value, { maximumFractionDigits: 2 });

/** How it went in a word: kind, and never red. */
export function wordFor(share: number): { word: 'great' | 'good' | 'some' | 'again'; kind: PillKind } {
  if (share >= 0.9) return { word: 'great', kind: 'success' };
  if (share >= 0.7) return { word: 'good', kind: 'success' };
  if (share >= 0.5) return { word: 'some', kind: 'neutral' };
  return { word: 'again', kind: 'warning' };
}
