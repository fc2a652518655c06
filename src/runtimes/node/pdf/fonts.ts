import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { plainFont } from './sfnt.ts';

const require = createRequire(import.meta.url);

export type Weight = 400 | 600;

/** In the order they are tried: each file holds one part of the alphabet. */
const FILES = [
  '@fontsource/inter/files/inter-latin',
  '@fontsource/inter/files/inter-latin-ext',
  '@fontsource/inter/files/inter-cyrillic',
  '@fontsource/inter/files/inter-cyrillic-ext',
  '@fontsource/inter/files/inter-greek',
  '@fontsource/inter/files/inter-greek-ext',
  '@fontsource/inter/files/inter-vietnamese',
  '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic',
  '@fontsource/noto-sans-arabic/files/noto-sans-arabic-symbols',
] as const;
type File = (typeof FILES)[number];

const ARABIC: File = '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic';
const FIRST: File = FILES[0];

const read = new Map<string, Buffer>();
/** From the installed packages, wherever this code was built to; read once. */
function bytesOf(file: File, weight: Weight): Buffer {
  const name = `${file}-${weight}-normal.woff`;
  const known = read.get(name) ?? plainFont(readFileSync(require.resolve(name)));
  read.set(name, known);
  return known;
}

/** What the library's open font can tell, beyond its types. */
interface OpenFont {
  _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
}

export interface Run {
  /** The name that the document knows the font by. */
  font: string;
  text: string;
}

/** Writes every character in a font that has it; what none has is a question mark, never an empty box. */
export function fontsOf(doc: InstanceType<typeof PDFDocument>) {
  const known = new Set<string>();
  const cover = new Map<string, boolean>();

  function use(file: File, weight: Weight): string {
    const name = `${file}-${weight}`;
    if (!known.has(name)) doc.registerFont(name, bytesOf(file, weight));
    known.add(name);
    return name;
  }

  function has(file: File, weight: Weight, letter: string): boolean {
    const key = `${file} ${letter}`;
    const before = cover.get(key);
    if (before !== undefined) return before;
    doc.font(use(file, weight));
    const { font } = (doc as unknown as OpenFont)._font;
    const answer = [...letter].every((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
    cover.set(key, answer);
    return answer;
  }

  /** A text without spaces in runs of one font each. */
  return function runsOf(word: string, weight: Weight, isArabic: boolean): Run[] {
    const order = isArabic ? [ARABIC, ...FILES.filter((file) => file !== ARABIC)] : FILES;
    const runs: Run[] = [];
    // Composed, so that an accent finds the one letter that has it.
    for (const letter of word.normalize('NFC')) {
      const file = order.find((one) => has(one, weight, letter));
      const font = use(file ?? FIRST, weight);
      const text = file ? letter : '?';
      const last = runs.at(-1);
      if (last?.font === font) last.text += text;
      else runs.push({ font, text });
    }
    return runs;
  };
}
