import { and, inArray } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { badInput } from '#api/errors.ts';
import { mayOpen } from '#api/fileAccess.ts';
import { fileIdsIn, plainText } from '#api/plainText.ts';
import { HIGHEST_ID } from '#contract/highestId.ts';
import { readyProblems } from '#contract/question.ts';
import type { QuestionStatus } from '#contract/questionKinds.ts';
import { files } from '#features/files/api/tables.ts';
import type { QuestionFormat } from '#features/questions/choices.ts';
import type { ImportRow } from '#features/questions/contract.ts';
import { readQuestionFile } from '#features/questions/formats/formats.ts';
import type { ParsedRow, PortableQuestion } from '#features/questions/formats/parsed.ts';
import { changeHtml, cleanQuestion, previewOf } from './clean.ts';

const BUSY_MS = 40;
const MOST_ROWS = 50_000;
const MOST_LINES = 3_000_000;
const TOO_MANY = 'The file has too many questions. Split it: 50,000 are taken at once.';

function hasTooManyLines(text: string): boolean {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0 && lines <= MOST_LINES; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines > MOST_LINES;
}

/** Reads a file of any size; others get their turn in between. */
export async function parseFile(format: QuestionFormat, text: string): Promise<ParsedRow[]> {
  if (hasTooManyLines(text)) throw badInput({ text: [TOO_MANY] });
  const rows: ParsedRow[] = [];
  let since = performance.now();
  for (const row of readQuestionFile(format, text)) {
    rows.push(row);
    if (rows.length > MOST_ROWS) throw badInput({ text: [TOO_MANY] });
    if (performance.now() - since < BUSY_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  return rows;
}

function picturesShown(rows: ParsedRow[]): number[] {
  const ids = new Set<number>();
  for (const { question } of rows) {
    if (!question) continue;
    changeHtml(question, (html) => {
      for (const id of fileIdsIn(html)) ids.add(id);
      return html;
    });
  }
  return [...ids];
}

const AT_ONCE = 1_000;

async function mayShow(db: Db, me: Me, ids: number[]): Promise<Set<number>> {
  const open = new Set<number>();
  const possible = ids.filter((id) => id <= HIGHEST_ID);
  for (let from = 0; from < possible.length; from += AT_ONCE) {
    const some = possible.slice(from, from + AT_ONCE);
    const found = await db
      .select({ id: files.id })
      .from(files)
      .where(and(inArray(files.id, some), mayOpen(me)));
    for (const { id } of found) open.add(id);
  }
  return open;
}

const SHOWN = /<img[^>]+src="\/api\/files\/(\d{1,9})\/[^>]*>/g;

/** Nobody opens a file for others by writing its address into an import: such pictures are left out. */
export async function withoutForeignPictures(db: Db, me: Me, rows: ParsedRow[]): Promise<ParsedRow[]> {
  const shown = picturesShown(rows);
  if (shown.length === 0) return rows;
  const open = await mayShow(db, me, shown);
  return rows.map((row) => {
    if (!row.question) return row;
    const notes = new Set(row.notes);
    const question = changeHtml(row.question, (html) =>
      html.replace(SHOWN, (whole, id: string) => {
        if (open.has(Number(id))) return whole;
        notes.add('A picture is not on this server, or not yours to show, and was left out.');
        return '';
      }),
    );
    return { ...row, question, notes: [...notes] };
  });
}

/** A question that is meant to be ready but has gaps, as it will be stored, is a draft. */
export function withStatus(row: ParsedRow, given: QuestionStatus): ParsedRow {
  if (!row.question) return row;
  const status = row.question.status ?? given;
  const gaps = status === 'ready' ? readyProblems(cleanQuestion(row.question)).map((one) => one.message) : [];
  if (gaps.length === 0) return { ...row, question: { ...row.question, status } };
  const notes = [...row.notes, 'It has gaps and becomes a draft.', ...new Set(gaps)];
  return { ...row, question: { ...row.question, status: 'draft' }, notes };
}

const DEEPEST = 10;
const LONGEST_NAME = 120;

/** Says what becomes of categories that cannot be as the file has them. */
export function withCategory(row: ParsedRow, depth: number): ParsedRow {
  const notes = [
    ...(depth + row.categoryPath.length > DEEPEST ? ['Categories go 10 levels deep at most.'] : []),
    ...(row.categoryPath.some((name) => name.length > LONGEST_NAME)
      ? ['The name of its category was too long and is shortened.']
      : []),
  ];
  return row.question && notes.length > 0 ? { ...row, notes: [...row.notes, ...notes] } : row;
}

export type RightRow = ParsedRow & { question: PortableQuestion };
export const isRight = (row: ParsedRow): row is RightRow => row.question !== null;

/** As it is answered. */
export const importRowOf = ({
  line,
  kind,
  kindName,
  name,
  text,
  categoryPath,
  problems,
  notes,
}: ParsedRow): ImportRow => ({
  ...{ line, kind, kindName, name, categoryPath, problems, notes },
  preview: previewOf(plainText(text.slice(0, 20_000))),
});
