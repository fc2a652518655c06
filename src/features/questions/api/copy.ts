import { inArray } from 'drizzle-orm';
import { type Deed, record } from '#api/audit.ts';
import type { StepContext } from '#api/jobs.ts';
import { plainOf } from './clean.ts';
import { readQuestions, storeQuestions } from './store.ts';
import { questionFiles, questions } from './tables.ts';
import { questionSubject } from './tell.ts';

/** "Roots" is followed by "Roots (2)", and that by "Roots (3)": no words, so it reads well in every language. */
export function copyName(name: string): string {
  if (!name) return '';
  const [, stem = name, number = '1'] = /^(.*?)(?: \((\d{1,4})\))?$/s.exec(name) ?? [];
  const ending = ` (${Number(number) + 1})`;
  return `${stem.slice(0, 200 - ending.length)}${ending}`;
}

/** Copies begin as drafts of whoever makes them, with the pictures of their originals. Answers their ids. */
export async function copyQuestions({ tx, doer }: StepContext, ids: number[]): Promise<number[]> {
  if (!doer.actor || ids.length === 0) return [];
  const originals = await readQuestions(tx, inArray(questions.id, ids), 0, ids.length);
  const copies = originals.map(({ id: _, ...body }) => ({
    ...body,
    name: copyName(body.name),
    status: 'draft' as const,
  }));
  const made = await storeQuestions(tx, doer.actor, copies, doer.at);
  const copyOf = new Map(originals.map((one, index) => [one.id, made[index] ?? 0]));
  const shown = await tx.select().from(questionFiles).where(inArray(questionFiles.questionId, ids));
  if (shown.length > 0) {
    const rows = shown.map((one) => ({ questionId: copyOf.get(one.questionId) ?? 0, fileId: one.fileId }));
    await tx.insert(questionFiles).values(rows).onConflictDoNothing();
  }
  const deeds = copies.map((body, index): Deed => {
    const subject = questionSubject({ id: made[index] ?? 0, name: body.name, plain: plainOf(body) });
    return { action: 'question-added', subject, detail: { copyOf: originals[index]?.id } };
  });
  await record(tx, doer, deeds);
  return made;
}
