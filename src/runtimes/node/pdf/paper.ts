import { type Doc, type Line, lineHeight, type Style, type Writer } from './writer.ts';

export const MARGIN = 48;
const FOOT = 20;
export const GREY = '#6d6b77';
export const RULE = '#dbdade';

export const BODY: Style = { size: 9.5 };
export const SMALL: Style = { size: 8.5, colour: GREY };
export const STRONG: Style = { size: 9.5, weight: 600 };

/** A place on a page that moves down, and on to the next page when there is no more room. */
export interface Paper {
  doc: Doc;
  writer: Writer;
  left: number;
  width: number;
  y: number;
  /** Drawn at the head of a page that a table goes on to. */
  head: (() => void) | undefined;
}

export function ensure(paper: Paper, height: number) {
  if (paper.y + height <= paper.doc.page.height - MARGIN - FOOT) return;
  paper.doc.addPage();
  paper.y = MARGIN;
  paper.head?.();
}

export function rule(paper: Paper, gap = 8) {
  const { doc, left, width } = paper;
  doc
    .moveTo(left, paper.y)
    .lineTo(left + width, paper.y)
    .lineWidth(0.7)
    .strokeColor(RULE)
    .stroke();
  paper.y += gap;
}

/** Any length of text, line by line over as many pages as it takes. */
export function flow(paper: Paper, lines: Line[], style: Style, x: number, column: number) {
  for (const line of lines) {
    ensure(paper, lineHeight(style));
    paper.writer.drawLine(line, style, x, paper.y, column);
    paper.y += lineHeight(style);
  }
}

/** A label and its lines, one below the other. Answers where it ends. */
export function block(paper: Paper, label: string, lines: string[], x: number, column: number): number {
  const { writer } = paper;
  let y = paper.y + writer.draw(label, { ...SMALL, weight: 600 }, x, paper.y, column) + 2;
  for (const [index, line] of lines.filter(Boolean).entries()) {
    y += writer.draw(line, index === 0 ? STRONG : BODY, x, y, column);
  }
  return y;
}

export function pageNumbers(paper: Paper, title: string) {
  const { doc, writer, left, width } = paper;
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const y = doc.page.height - MARGIN;
    writer.draw(title, SMALL, left, y, width / 2);
    writer.draw(`Page ${page + 1 - start} of ${count}`, SMALL, left + width / 2, y, width / 2, 'end');
  }
}
