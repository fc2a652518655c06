// The results as one page that stands for itself: tables, light and dark, no script.
import { type Figure, isMissed, type Results, type Row, type Run } from './record.ts';
import { goalOf, showFigure, showSize } from './show.ts';

const LETTERS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string) => text.replace(/[&<>"]/g, (letter) => LETTERS[letter] ?? letter);

const STYLE = `
  :root { color-scheme: light dark; --line: light-dark(#d8dbe2, #3a3f4b); --quiet: light-dark(#5c6370, #a3a9b6);
    --head: light-dark(#f3f4f7, #23262e); --missed: light-dark(#a4262c, #ff9b9b); }
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 78rem; margin-inline: auto; padding: 1.5rem;
    background: light-dark(#fff, #17191e); color: light-dark(#1d2026, #e6e8ec); }
  h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin-block: 2.5rem 0.25rem; } h3 { font-size: 1rem; margin-block: 1.5rem 0.5rem; }
  p, nav { color: var(--quiet); margin-block: 0.25rem; } a { color: inherit; } nav a { margin-inline-end: 0.75rem; }
  .wide { overflow-x: auto; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.3rem 0.7rem; border-block-end: 1px solid var(--line); text-align: end; white-space: nowrap; }
  th[scope=row], thead tr:first-child th:first-child { text-align: start; font-weight: 500; min-width: 14rem; white-space: normal; }
  thead th { background: var(--head); font-weight: 600; max-width: 8rem; vertical-align: bottom; white-space: normal; } .missed { color: var(--missed); font-weight: 600; }`;

/** The same in both lists, in the order they first come. */
const unique = <T>(all: T[]): T[] => [...new Set(all)];
const sizeOf = ({ size }: Row) => size ?? 0;

const cell = (figure: Figure | undefined) => {
  if (!figure) return '<td></td>';
  if (!isMissed(figure)) return `<td>${safe(showFigure(figure))}</td>`;
  return `<td class="missed">${safe(showFigure(figure))} (goal: ${safe(goalOf(figure))})</td>`;
};

/** What was measured downwards, figures by size across. */
function tableOf(rows: Row[]): string {
  const columns = unique(rows.flatMap((row) => row.figures.map(({ name }) => name))).flatMap((name) => {
    const having = rows.filter((row) => row.figures.some((figure) => figure.name === name));
    return unique(having.map(sizeOf))
      .sort((a, b) => a - b)
      .map((size) => ({ name, size }));
  });
  const heads = columns.map(
    ({ name, size }) => `<th scope="col">${safe(name)}${size ? `<br>${showSize(size)}` : ''}</th>`,
  );
  const lines = unique(rows.map((row) => row.what)).map((what) => {
    const cells = columns.map(({ name, size }) => {
      const row = rows.find((one) => one.what === what && sizeOf(one) === size);
      return cell(row?.figures.find((figure) => figure.name === name));
    });
    return `<tr><th scope="row">${safe(what)}</th>${cells.join('')}</tr>`;
  });
  return `<div class="wide"><table><thead><tr><th scope="col">What</th>${heads.join('')}</tr></thead>
<tbody>${lines.join('\n')}</tbody></table></div>`;
}

const placeOf = ({ home, processes }: Row) =>
  [home, processes === undefined ? '' : `${processes} ${processes === 1 ? 'process' : 'processes'}`]
    .filter(Boolean)
    .join(', ');

function machineOf({ at, machine }: Run): string {
  const { cpu, cores, memoryGB, os, node, postgresql, commit, load } = machine;
  return safe(
    `${at.slice(0, 16).replace('T', ' ')} UTC, commit ${commit}: ${cpu}, ${cores} cores, ${memoryGB} GB, ${os}; Node ${node}, PostgreSQL ${postgresql}. Load before it began: ${load}.`,
  );
}

function partOf(bench: string, results: Results): string {
  const rows = results.rows.filter((row) => row.bench === bench);
  const runs = unique(rows.map((row) => row.run)).flatMap((id) => results.runs.filter((run) => run.id === id));
  const tables = unique(rows.map((row) => `${placeOf(row)}\n${row.run}`)).map((group) => {
    const some = rows.filter((row) => `${placeOf(row)}\n${row.run}` === group);
    const [place = '', run] = group.split('\n');
    const nth = runs.findIndex((one) => one.id === run);
    const title = [place, runs.length > 1 ? `run ${nth + 1}` : ''].filter(Boolean).join(', ');
    return `${title ? `<h3>${safe(title)}</h3>` : ''}${tableOf(some)}`;
  });
  const origin = runs.map((run, i) => `<p>${runs.length > 1 ? `Run ${i + 1}: ` : ''}${machineOf(run)}</p>`);
  return `<section id="${safe(bench)}"><h2>${safe(bench)}</h2>${origin.join('')}${tables.join('\n')}</section>`;
}

export function pageOf(results: Results): string {
  const benches = unique(results.rows.map((row) => row.bench));
  const links = benches.map((bench) => `<a href="#${safe(bench)}">${safe(bench)}</a>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Benchmark results</title>
<style>${STYLE}
</style>
</head>
<body>
<h1>Benchmark results</h1>
<p>Compare figures of one run; times belong to the machine. What each line means: docs/performance.md.</p>
<nav aria-label="Parts">${links}</nav>
<main>
${benches.map((bench) => partOf(bench, results)).join('\n')}
</main>
</body>
</html>
`;
}
