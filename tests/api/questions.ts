import type { Db } from '#api/db.ts';
import { type QuestionText, questionText } from '#contract/question.ts';
import { questionCategories, questions } from '#features/questions/api/tables.ts';

const NOW = new Date('2026-01-05T10:00:00Z');

export async function addCategory(db: Db, name: string, parentId: number | null = null): Promise<number> {
  const [made] = await db.insert(questionCategories).values({ name, parentId, createdAt: NOW }).returning();
  return made?.id ?? 0;
}

/** A question put straight into the database, ready unless told otherwise. */
export async function addQuestion(
  db: Db,
  given: { text?: string; content: object; points?: number; generalFeedback?: string; difficulty?: string },
  more: Partial<typeof questions.$inferInsert> = {},
): Promise<number> {
  const question: QuestionText = questionText.parse({ text: '<p>What?</p>', ...given });
  const [made] = await db
    .insert(questions)
    .values({
      ...question,
      kind: question.content.kind,
      status: 'ready',
      plain: question.text,
      createdAt: NOW,
      changedAt: NOW,
      ...more,
    })
    .returning({ id: questions.id });
  return made?.id ?? 0;
}

const SECRET = 'SECRET';
const choice = (text: string, fraction: number) => ({
  text: `<p>${text}</p>`,
  fraction,
  feedback: `<p>${SECRET} ${text}</p>`,
});

/** One of each kind. Whatever must not be known before handing in has the word SECRET in it. */
export const EVERY_KIND = {
  single: { kind: 'single', answers: [choice('one', 100), choice('two', 0), choice('three', 0)] },
  multiple: { kind: 'multiple', answers: [choice('red', 50), choice('blue', 50), choice('green', -50)] },
  truefalse: {
    kind: 'truefalse',
    right: true,
    feedbackTrue: `<p>${SECRET} yes</p>`,
    feedbackFalse: `<p>${SECRET} no</p>`,
  },
  short: { kind: 'short', answers: [{ text: `${SECRET}word`, fraction: 100, feedback: `<p>${SECRET}</p>` }] },
  numerical: {
    kind: 'numerical',
    unit: 'kg',
    answers: [{ value: 73.5, tolerance: 0.25, feedback: `<p>${SECRET}</p>` }],
  },
  matching: {
    kind: 'matching',
    pairs: [
      { prompt: '<p>cat</p>', match: 'animal' },
      { prompt: '<p>oak</p>', match: 'plant' },
      { prompt: '<p>dog</p>', match: 'animal' },
    ],
    distractors: ['stone'],
  },
  ordering: { kind: 'ordering', items: ['<p>first</p>', '<p>second</p>', '<p>third</p>', '<p>fourth</p>'] },
  essay: { kind: 'essay', template: '<p>Dear…</p>', notes: `<p>${SECRET} notes</p>`, minWords: 5, maxWords: 50 },
} as const;
