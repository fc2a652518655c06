import type { PlainRows } from './charts/csv.ts';

const STYLE = `
  body { margin: 16mm 14mm; font: 10pt/1.4 system-ui, sans-serif; color: #000; }
  h1 { margin: 0 0 4mm; font-size: 14pt; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 1.5mm 2mm; border-bottom: 0.2mm solid #999; text-align: start; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
`;

function lineOf(paper: Document, kind: 'th' | 'td', cells: (string | number | null)[]) {
  const line = paper.createElement('tr');
  for (const cell of cells) {
    const box = paper.createElement(kind);
    box.textContent = String(cell ?? '');
    box.dir = 'auto';
    line.append(box);
  }
  return line;
}

/** Lets the browser print rows on a sheet of their own, or keep them as a PDF. The page itself stays as it is. */
export function printTable(title: string, { columns, rows }: PlainRows) {
  const frame = document.createElement('iframe');
  // Out of sight, yet laid out: what is not displayed at all is printed empty by some browsers.
  frame.style.cssText =
    'position: fixed; inset-block-end: 0; inset-inline-start: 0; inline-size: 0; block-size: 0; border: 0; visibility: hidden';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  document.body.append(frame);
  const paper = frame.contentDocument;
  if (!paper) return;
  paper.documentElement.lang = document.documentElement.lang;
  paper.documentElement.dir = document.documentElement.dir;
  // Browsers offer it as the name of the PDF.
  paper.title = title;
  const style = paper.createElement('style');
  style.textContent = STYLE;
  const heading = paper.createElement('h1');
  heading.textContent = title;
  const table = paper.createElement('table');
  const head = table.createTHead();
  head.append(lineOf(paper, 'th', columns));
  const body = table.createTBody();
  body.append(...rows.map((row) => lineOf(paper, 'td', row)));
  paper.head.append(style);
  paper.body.append(heading, table);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}
