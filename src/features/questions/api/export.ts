import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps, Me } from '#api/deps.ts';
import { mayOpen } from '#api/fileAccess.ts';
import { contentOf } from '#api/fileContent.ts';
import { wholeOf } from '#api/storage.ts';
import { HIGHEST_ID } from '#contract/highestId.ts';
import { files } from '#features/files/api/tables.ts';
import type { QuestionExport, QuestionFormat } from '#features/questions/choices.ts';
import { headings } from '#features/questions/formats/csvColumns.ts';
import { nameFrom } from '#features/questions/formats/finish.ts';
import { writerOf } from '#features/questions/formats/formats.ts';
import { lost } from '#features/questions/formats/kept.ts';
import type { ExportQuestion, ShownFile } from '#features/questions/formats/parsed.ts';
import { cellsOf } from '#features/questions/formats/writeCsv.ts';
import type { QuestionMatch } from '#features/questions/listContract.ts';
import { readTree, type Tree } from './categories.ts';
import { picturesOf } from './clean.ts';
import { matchQuestions } from './queries.ts';
import { readQuestions, type StoredQuestion } from './store.ts';
import { questionFiles, questions } from './tables.ts';

/** Those that the list's address means, or some by id. */
export const chosenQuestions = async (
  db: Db,
  match: QuestionMatch,
  ids: number[] | undefined,
  now: Date,
): Promise<SQL | undefined> =>
  ids
    ? inArray(
        questions.id,
        ids.filter((id) => id <= HIGHEST_ID),
      )
    : matchQuestions(db, match, now);

const portable = ({ categoryId, ...question }: StoredQuestion, tree: Tree): ExportQuestion => ({
  ...question,
  categoryPath: tree.pathOf(categoryId),
});

/** All of them by id, one after the other: any number takes no more room than a page. */
async function* eachQuestion(db: Db, which: SQL | undefined): AsyncGenerator<ExportQuestion> {
  const tree = await readTree(db);
  for (let after = 0; ; ) {
    const page = await readQuestions(db, which, after);
    for (const question of page) yield portable(question, tree);
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** A table needs to know first how many answers it has columns for. */
async function mostAnswers(db: Db, which: SQL | undefined): Promise<number> {
  const length = (key: string) => sql`coalesce(jsonb_array_length(${questions.content}->${sql.raw(`'${key}'`)}), 0)`;
  const [found] = await db
    .select({
      most: sql<number>`max(greatest(${length('answers')}, ${length('items')}, ${length('pairs')} + ${length('distractors')}))`.mapWith(
        Number,
      ),
    })
    .from(questions)
    .where(which);
  // True/false takes two.
  return Math.max(2, found?.most ?? 0);
}

type ExportDeps = Pick<Deps, 'db' | 'storage'>;

async function picturesIn({ db, storage }: ExportDeps, me: Me, question: ExportQuestion): Promise<ShownFile[]> {
  const ids = [...picturesOf(question).keys()].filter((id) => id <= HIGHEST_ID);
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: files.id, name: files.name, content: files.content, storageKey: files.storageKey })
    .from(files)
    .where(and(inArray(files.id, ids), mayOpen(me)));
  const shown: ShownFile[] = [];
  for (const { id, name, ...place } of found) {
    const content = await contentOf(storage, place);
    if (content) shown.push({ id, name, content: await wholeOf(content) });
  }
  return shown;
}

/** The file, piece by piece. */
export async function* exportPieces(
  deps: ExportDeps,
  me: Me,
  format: QuestionFormat,
  which: SQL | undefined,
): AsyncGenerator<string> {
  const { db } = deps;
  const writer = writerOf(format, { answers: format === 'csv' ? await mostAnswers(db, which) : 0 });
  yield writer.head;
  for await (const question of eachQuestion(db, which)) {
    const shown = format === 'moodle-xml' ? await picturesIn(deps, me, question) : [];
    yield writer.write(question, shown).text ?? '';
  }
  yield writer.tail;
}

/** The table of CSV, for a sheet. */
export async function exportTable(db: Db, which: SQL | undefined) {
  const answers = await mostAnswers(db, which);
  async function* pages() {
    for await (const question of eachQuestion(db, which)) yield [cellsOf(question, answers)];
  }
  return { headings: headings(answers), pages: pages() };
}

const MOST_NAMED = 500;

/** Says before a file is made what it will not hold. */
export async function checkExport(db: Db, wanted: QuestionExport, which: SQL | undefined) {
  const format = wanted === 'xlsx' ? 'csv' : wanted;
  const count = await db.$count(questions, which);
  if (format === 'moodle-xml') return { count, leftCount: 0, left: [], lost: [] };
  const holds =
    format === 'csv'
      ? sql`EXISTS (SELECT 1 FROM ${questionFiles} WHERE ${questionFiles.questionId} = ${questions.id})`
      : undefined;
  const left: { id: number; name: string; kind: StoredQuestion['content']['kind']; why: string }[] = [];
  const losses = new Map<string, number>();
  let leftCount = 0;
  const writer = writerOf(format, { answers: 100 });
  for await (const question of eachQuestion(db, and(which, holds))) {
    const written = writer.write(question, []);
    if ('why' in written) {
      const { id, content } = question;
      leftCount += 1;
      if (left.length < MOST_NAMED) left.push({ id, name: nameFrom(question), kind: content.kind, why: written.why });
      continue;
    }
    for (const why of lost(format, question)) losses.set(why, (losses.get(why) ?? 0) + 1);
  }
  return { count, leftCount, left, lost: [...losses].map(([why, times]) => ({ why, count: times })) };
}
