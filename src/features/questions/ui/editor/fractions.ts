import type { QuestionKind } from '#contract/questionKinds.ts';
import type { Row } from './rows.ts';

/** How answers earn points: the right ones alike, wrong ones costing as much as a right one earns, or set by hand. */
export const SHARINGS = ['even', 'minus', 'hand'] as const;
export type Sharing = (typeof SHARINGS)[number];

const DECIMALS = 100_000;
const rounded = (percent: number) => Math.round(percent * DECIMALS) / DECIMALS;
const same = (a: number, b: number) => Math.abs(a - b) < 0.001;

export const isRight = (row: Pick<Row, 'fraction'>) => row.fraction > 0;

/** What each right answer of several is worth, so that all of them make 100 %. */
const evenShare = (rows: Row[]) => {
  const right = rows.filter(isRight).length;
  return right === 0 ? 0 : rounded(100 / right);
};

/** Shares the points out anew after an answer was marked, added or removed. */
export function shareOut(rows: Row[], sharing: Sharing): Row[] {
  if (sharing === 'hand') return rows;
  const share = evenShare(rows);
  const minus = sharing === 'minus' && share > 0 ? -share : 0;
  return rows.map((row) => {
    const fraction = isRight(row) ? share : minus;
    return row.fraction === fraction ? row : { ...row, fraction };
  });
}

/** Marks or unmarks one of several right answers. */
export const toggleRight = (rows: Row[], key: string, sharing: Sharing): Row[] =>
  shareOut(
    rows.map((row) => (row.key === key ? { ...row, fraction: isRight(row) ? 0 : evenShare(rows) || 100 } : row)),
    sharing,
  );

/** Marks the one right answer. Part of the points for another one is kept. */
export const markOnly = (rows: Row[], key: string): Row[] =>
  rows.map((row) => {
    if (row.key === key) return { ...row, fraction: 100 };
    return row.fraction === 100 ? { ...row, fraction: 0 } : row;
  });

/** Finds out how stored fractions were shared. */
export function sharingOf(kind: QuestionKind, rows: Row[]): Sharing {
  if (kind !== 'multiple') return rows.every(({ fraction }) => fraction === 0 || fraction === 100) ? 'even' : 'hand';
  const found = (['even', 'minus'] as const).find((sharing) =>
    shareOut(rows, sharing).every((row, index) => same(row.fraction, rows[index]?.fraction ?? 0)),
  );
  return found ?? 'hand';
}
