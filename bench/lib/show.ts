// Figures as people read them.
import { type Figure, isMissed, type Row } from './record.ts';

/** Three digits say enough of a measurement. */
function digits(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(Math.abs(value) >= 10 ? 0 : 1);
}

export function showFigure({ value, unit }: Figure): string {
  if (unit === 'x') return `${digits(value)}x`;
  // Shifts of a page are thousandths.
  if (unit === '' && Math.abs(value) < 1) return `${Number(value.toFixed(3))}`;
  if (unit === '') return Number.isInteger(value) ? value.toLocaleString('en') : digits(value);
  return `${digits(value)} ${unit}`;
}

export function showSize(size: number): string {
  if (size >= 1_000_000 && size % 1_000_000 === 0) return `${size / 1_000_000}M`;
  return size >= 1_000 && size % 1_000 === 0 ? `${size / 1_000}k` : `${size}`;
}

/** Aligned, and good to paste into Markdown. */
function table(headings: string[], lines: string[][]): string {
  const widths = headings.map((heading, i) => Math.max(heading.length, ...lines.map((line) => line[i]?.length ?? 0)));
  const row = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [row(headings), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.map(row)].join('\n');
}

const inWords = (figure: Figure) =>
  `${figure.name} ${showFigure(figure)}${isMissed(figure) ? ` (missed: ${goalOf(figure)})` : ''}`;

export function goalOf({ atMost, atLeast, unit }: Figure): string {
  if (atMost !== undefined) return `at most ${showFigure({ name: '', value: atMost, unit })}`;
  return atLeast === undefined ? '' : `at least ${showFigure({ name: '', value: atLeast, unit })}`;
}

/** Everything in one table. */
export const tableOf = (rows: Row[]): string =>
  table(
    ['bench', 'what', 'home', 'processes', 'size', 'figures'],
    rows.map(({ bench, what, home, processes, size, figures }) => [
      ...[bench, what, home ?? '', processes === undefined ? '' : `${processes}`],
      ...[size === undefined ? '' : showSize(size), figures.map(inWords).join(', ')],
    ]),
  );
