import type PDFDocument from 'pdfkit';
import { fontsOf, type Run, type Weight } from './fonts.ts';
import { isRightToLeft, mirrored, onPaper, turned } from './words.ts';

export type Doc = InstanceType<typeof PDFDocument>;

export interface Style {
  size: number;
  weight?: Weight;
  colour?: string;
}

interface Measured {
  text: string;
  runs: (Run & { width: number })[];
  width: number;
}

export interface Line {
  words: Measured[];
  width: number;
}

/** Letters with a little room above and below. */
const LEADING = 1.4;
export const lineHeight = ({ size }: Style) => size * LEADING;

const INK = '#2f2b3d';

/** Lines of text in any of the scripts there are fonts for, measured and drawn. */
export function writerOn(doc: Doc) {
  const runsOf = fontsOf(doc);
  const PLAIN = { lineBreak: false, baseline: 'alphabetic' } as const;

  function measure(text: string, { size, weight = 400 }: Style): Measured {
    const backwards = isRightToLeft(text);
    const runs = runsOf(text, weight, backwards).map((run) => {
      const width = doc.font(run.font).fontSize(size).widthOfString(run.text, PLAIN);
      return { ...run, width };
    });
    if (backwards) runs.reverse();
    return { text, runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  }

  const spaceIn = (style: Style) => style.size * 0.28;

  /** A word wider than the column is cut where the column ends. */
  function pieces(text: string, style: Style, most: number): Measured[] {
    const whole = measure(text, style);
    if (whole.width <= most) return [whole];
    const letters = [...text];
    let length = letters.length;
    while (length > 1 && measure(letters.slice(0, length).join(''), style).width > most) length = Math.ceil(length / 2);
    const rest = letters.slice(length).join('');
    return [measure(letters.slice(0, length).join(''), style), ...(rest ? pieces(rest, style, most) : [])];
  }

  function wrap(paragraph: string, style: Style, most: number): Line[] {
    const lines: Line[] = [{ words: [], width: 0 }];
    for (const word of paragraph.split(/[^\S\u00a0\u202f]+/).filter(Boolean)) {
      for (const piece of pieces(word, style, most)) {
        const line = lines.at(-1) as Line;
        const gap = line.words.length > 0 ? spaceIn(style) : 0;
        if (line.width + gap + piece.width > most && line.words.length > 0) {
          lines.push({ words: [piece], width: piece.width });
          continue;
        }
        line.words.push(piece);
        line.width += gap + piece.width;
      }
    }
    return lines;
  }

  const linesOf = (text: string, style: Style, most: number): Line[] =>
    text.split(/\r\n|\r|\n/).flatMap((paragraph) => wrap(paragraph, style, most));

  /** One line, its top at `y`, within a column. */
  function drawLine(line: Line, style: Style, x: number, y: number, column: number, align: 'start' | 'end' = 'start') {
    const right = align === 'end' || isRightToLeft(line.words.map((word) => word.text).join(' '));
    let at = right ? x + column - line.width : x;
    const baseline = y + style.size * 1.05;
    const turn = (word: Measured) => measure(turned(word.text), style);
    for (const word of onPaper(line.words, turn)) {
      const backwards = isRightToLeft(word.text);
      for (const run of word.runs) {
        const isPunctuation = backwards && !isRightToLeft(run.text);
        doc
          .font(run.font)
          .fontSize(style.size)
          .fillColor(style.colour ?? INK);
        doc.text(isPunctuation ? mirrored(run.text) : run.text, at, baseline, PLAIN);
        at += run.width;
      }
      at += spaceIn(style);
    }
  }

  /** A short text in one go; answers how high it was. */
  function draw(text: string, style: Style, x: number, y: number, column: number, align: 'start' | 'end' = 'start') {
    const lines = linesOf(text, style, column);
    for (const [index, line] of lines.entries()) drawLine(line, style, x, y + index * lineHeight(style), column, align);
    return lines.length * lineHeight(style);
  }

  return { linesOf, drawLine, draw };
}

export type Writer = ReturnType<typeof writerOn>;
