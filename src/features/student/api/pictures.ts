import { inArray } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { fileIdsIn } from '#api/plainText.ts';
import { shownQuestion } from '#contract/grading/shown.ts';
import type { QuestionText } from '#contract/question.ts';
import { questionFiles } from '#features/questions/api/tables.ts';
import { practiceFiles } from './tables.ts';

interface Put {
  practiceId: number;
  questionId: number;
  question: QuestionText;
  shown: number[];
}

const ROWS_AT_ONCE = 1_000;

/** The ids of all pictures in whatever texts something has. */
function picturesIn(part: unknown): number[] {
  if (typeof part === 'string') return fileIdsIn(part);
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(picturesIn) : [];
}

/** Keeps the pictures of what was put with the practice. Only those the question may show: see `question_files`. */
export async function keepPictures(tx: Db, items: Put[]) {
  const withPictures = items.filter((one) => picturesIn(one.question).length > 0);
  const ids = [...new Set(withPictures.map((one) => one.questionId))];
  if (ids.length === 0) return;
  const allowed = await tx.select().from(questionFiles).where(inArray(questionFiles.questionId, ids));
  const rows = new Map<string, typeof practiceFiles.$inferInsert>();
  for (const { practiceId, questionId, question, shown } of withPictures) {
    const may = new Set(allowed.filter((one) => one.questionId === questionId).map((one) => one.fileId));
    const early = new Set(picturesIn(shownQuestion(question, shown)));
    for (const fileId of picturesIn(question).filter((id) => may.has(id))) {
      const key = `${practiceId} ${fileId}`;
      rows.set(key, { practiceId, fileId, early: early.has(fileId) || rows.get(key)?.early === true });
    }
  }
  const values = [...rows.values()];
  for (let from = 0; from < values.length; from += ROWS_AT_ONCE)
    await tx.insert(practiceFiles).values(values.slice(from, from + ROWS_AT_ONCE));
}
