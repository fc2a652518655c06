import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { fileUrl } from '#api/fileAccess.ts';
import { type Random, seeded } from '#api/random.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import type { QuestionBody } from '#features/questions/contract.ts';
import { categoryByPath } from './categories.ts';
import { BIOLOGY } from './sampleQuestions/biology.ts';
import { FRENCH } from './sampleQuestions/french.ts';
import { HISTORY } from './sampleQuestions/history.ts';
import { MATHEMATICS } from './sampleQuestions/mathematics.ts';
import { PICTURES } from './sampleQuestions/pictures.ts';
import { PYTHON } from './sampleQuestions/python.ts';
import { SCIENCE } from './sampleQuestions/science.ts';
import { rich, type SampleQuestion } from './sampleQuestions/write.ts';
import { changeQuestion, lockQuestion, storeQuestions } from './store.ts';

const DAY = 86_400_000;

/** Who writes what. The first of a subject are the newest. */
const SUBJECTS: [author: string, list: SampleQuestion[]][] = [
  ['Grace Mbeki', BIOLOGY],
  ['Marcus Hale', MATHEMATICS],
  ['Hannah Vogel', HISTORY],
  ['Chloé Laurent', FRENCH],
  ['Tomás Herrera', PYTHON],
  ['Ruth Adeyemi', SCIENCE],
];

const PATHS = [
  ['Science', 'Biology 11', 'Cells'],
  ['Science', 'Biology 11', 'Respiration'],
  ['Science', 'Biology 11', 'Genetics'],
  ['Science', 'Biology 11', 'Ecology'],
  ['Science', 'Chemistry 10', 'Atoms and bonding'],
  ['Science', 'Chemistry 10', 'Reactions'],
  ['Science', 'Physics 10', 'Motion'],
  ['Science', 'Physics 10', 'Electricity'],
  ['Mathematics', 'Algebra II', 'Equations'],
  ['Mathematics', 'Algebra II', 'Functions'],
  ['Mathematics', 'Statistics'],
  ['Humanities', 'World history', 'Ancient history'],
  ['Humanities', 'World history', 'The First World War'],
  ['Humanities', 'World history', 'Between the wars'],
  ['Humanities', 'World history', 'The Cold War'],
  ['Languages', 'French B1', 'Grammaire'],
  ['Languages', 'French B1', 'Vocabulaire'],
  ['Languages', 'French B1', 'Expression écrite'],
  ['Computing', 'Intro to Python', 'Control flow'],
  ['Computing', 'Intro to Python', 'Data structures'],
  ['Computing', 'Intro to Python', 'Functions in Python'],
];

async function layCategories(db: Db, now: Date) {
  const idOf = new Map<string, number>();
  for (const path of PATHS) {
    const id = await categoryByPath(db, null, path, now);
    if (id) idOf.set(path.at(-1) ?? '', id);
  }
  return idOf;
}

/** Puts the drawn pictures of a question into the author's files, and their addresses into its text. */
async function withPictures(db: Db, ownerId: number, html: string, createdAt: Date): Promise<string> {
  let shown = html;
  for (const [mark, key = ''] of html.matchAll(/\[picture:(\w+)\]/g)) {
    const picture = PICTURES[key];
    if (!picture) throw new Error(`nobody drew ${key}`);
    const content = picture.draw();
    const row = { ownerId, name: picture.name, type: 'image/png', size: content.length, content, createdAt };
    const [stored] = await db.insert(files).values(row).returning({ id: files.id });
    const img = `<img src="${fileUrl(stored?.id ?? 0, picture.name)}" alt="${picture.alt}" />`;
    shown = shown.replace(mark, img);
  }
  return shown;
}

/** The newest first: of every subject in turn, as colleagues write side by side. */
function inTurn(): { author: string; sample: SampleQuestion }[] {
  const most = Math.max(...SUBJECTS.map(([, list]) => list.length));
  return Array.from({ length: most }, (_, round) => round).flatMap((round) =>
    SUBJECTS.flatMap(([author, list]) => (list[round] ? [{ author, sample: list[round] }] : [])),
  );
}

/** From the newest, half a day ago, back over some seven weeks; within working hours. */
const timeOf = (place: number, now: number, random: Random) =>
  new Date(now - 12 * 3_600_000 - place * 0.58 * DAY - random.whole(0, 5 * 3_600_000));

/** A question bank of six subjects, written by the administrators of the school. */
export async function layQuestions(db: Db, now: Date) {
  const random = seeded(20_261_112);
  const staff = await db
    .select({ id: people.id, name: people.fullName })
    .from(people)
    .where(eq(people.access, 'admin'))
    .orderBy(asc(people.id));
  const [head] = staff;
  if (!head) return;
  const categories = await layCategories(db, new Date(now.getTime() - 60 * DAY));
  const all = inTurn();
  for (const [index, { author, sample }] of [...all].reverse().entries()) {
    const by = staff.find((one) => one.name === author) ?? head;
    const at = timeOf(all.length - 1 - index, now.getTime(), random);
    const written: QuestionBody = {
      name: sample.name ?? '',
      text: await withPictures(db, by.id, rich(sample.text), at),
      content: sample.content,
      generalFeedback: rich(sample.feedback ?? ''),
      points: sample.points ?? 1,
      difficulty: sample.difficulty ?? 'medium',
      status: sample.status ?? 'ready',
      categoryId: categories.get(sample.in) ?? null,
      tags: sample.tags ?? [],
    };
    if (sample.before === undefined) {
      await storeQuestions(db, by, [written], at);
      continue;
    }
    await layHistory(db, { written, before: rich(sample.before), by, head, at });
  }
  await db.execute(sql`ANALYZE questions`);
}

/** A draft, then better words, then a second pair of eyes that calls it ready. */
async function layHistory(
  db: Db,
  history: { written: QuestionBody; before: string; by: { id: number }; head: { id: number }; at: Date },
) {
  const { written, before, by, head, at } = history;
  const daysBefore = (days: number) => new Date(at.getTime() - days * DAY);
  const draft: QuestionBody = { ...written, text: before, status: 'draft', tags: written.tags.slice(0, 1) };
  const [id = 0] = await storeQuestions(db, by, [draft], daysBefore(9));
  const steps: [body: QuestionBody, who: { id: number }, when: Date][] = [
    [{ ...draft, text: written.text }, by, daysBefore(4)],
    [written, head, at],
  ];
  for (const [body, who, when] of steps) {
    const current = await lockQuestion(db, id);
    if (current) await changeQuestion(db, current, body, who, when);
  }
}
