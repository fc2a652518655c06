import { and, eq, inArray } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { mayOpen } from '#api/fileAccess.ts';
import { storedAs } from '#api/oneAtATime.ts';
import { files } from '#features/files/api/tables.ts';
import type { NewQuestion, QuestionBody } from '#features/questions/contract.ts';
import { cleanQuestion, picturesOf, plainOf } from './clean.ts';
import { changeQuestion, differences, gapsOf, lockQuestion, type StoredQuestion, storeQuestions } from './store.ts';
import { questionCategories, questions, questionVersions } from './tables.ts';
import { claimTags } from './tags.ts';
import { questionSubject } from './tell.ts';

const NO_PICTURE = 'A picture in this text is not there any more, or it is not yours to show. Upload it again.';

/** Refuses what must not be stored. Nobody opens a file for others by writing its id into a question. */
async function refuseWrong(tx: Db, me: Me, body: QuestionBody, shownBefore = new Map<number, string>()) {
  const gaps = gapsOf(body);
  if (gaps) throw badInput(gaps);
  if (body.categoryId !== null) {
    const [there] = await tx
      .select({ id: questionCategories.id })
      .from(questionCategories)
      .where(eq(questionCategories.id, body.categoryId))
      .for('key share');
    if (!there) throw badInput({ categoryId: ['There is no such category.'] });
  }
  const fresh = [...picturesOf(body)].filter(([id]) => !shownBefore.has(id));
  if (fresh.length === 0) return;
  const ids = fresh.map(([id]) => id);
  const open = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), mayOpen(me)));
  const wrong = fresh.filter(([id]) => !open.some((one) => one.id === id));
  if (wrong.length > 0) throw badInput(Object.fromEntries(wrong.map(([, field]) => [field, [NO_PICTURE]])));
}

const WRITTEN = { table: questions, writer: questions.authorId };

const CHANGED_SINCE =
  'This question was stored before, and somebody changed it since. Nothing was overwritten: open it from the list.';

/** Sent once more after the answer was lost. What its writer changed in between is a version of the same question. */
async function addAgain(tx: Db, me: Me, doer: Doer, id: number, body: QuestionBody) {
  const current = await lockQuestion(tx, id);
  const [first] = await tx
    .select({ body: questionVersions.body })
    .from(questionVersions)
    .where(and(eq(questionVersions.questionId, id), eq(questionVersions.version, 1)));
  if (!current || !first || differences(first.body, body).length === 0) return;
  if (differences(current, body).length === 0) return;
  if (current.changedById !== me.id) throw new Refusal(409, CHANGED_SINCE);
  await saveQuestion(tx, me, doer, id, current.version, body);
}

export async function addQuestion(tx: Db, me: Me, doer: Doer, { key, ...given }: NewQuestion) {
  const body = cleanQuestion(given);
  const before = key === undefined ? undefined : await storedAs(tx, WRITTEN, me.id, key);
  if (before !== undefined) {
    await addAgain(tx, me, doer, before, body);
    return { id: before, isNew: false };
  }
  await refuseWrong(tx, me, body);
  const [id] = await storeQuestions(tx, me, [{ ...body, writingKey: key }], doer.at);
  if (!id) throw new Error('the question was not stored');
  const subject = questionSubject({ id, name: body.name, plain: plainOf(body) });
  await record(tx, doer, [{ action: 'question-added', subject }]);
  return { id, isNew: true };
}

const NEWER =
  'Somebody changed this question since you opened it. Nothing was overwritten: look at the newer version first.';

async function isStored(tx: Db, current: StoredQuestion, body: QuestionBody) {
  const spell = await claimTags(tx, body.tags);
  return differences(current, { ...body, tags: spell(body.tags) }).length === 0;
}

/** Saves over the version the writer started from, and no other. */
export async function saveQuestion(tx: Db, me: Me, doer: Doer, id: number, version: number, given: QuestionBody) {
  const current = await lockQuestion(tx, id);
  if (!current) throw notFound();
  const body = cleanQuestion(given);
  if (current.version !== version) {
    // Sent once more after the answer was lost: it is stored already.
    if (current.changedById === me.id && (await isStored(tx, current, body))) return;
    throw new Refusal(409, NEWER);
  }
  await refuseWrong(tx, me, body, picturesOf(current));
  const fields = await changeQuestion(tx, current, body, me, doer.at);
  if (fields.length === 0) return;
  const subject = questionSubject({ id, name: body.name, plain: plainOf(body) });
  await record(tx, doer, [{ action: 'question-changed', subject, detail: { version: version + 1, fields } }]);
}

/** An old version becomes the newest. A category that is gone since stays the one it is in now. */
export async function restoreVersion(tx: Db, me: Me, doer: Doer, id: number, version: number) {
  const current = await lockQuestion(tx, id);
  if (!current) throw notFound();
  const [old] = await tx
    .select({ body: questionVersions.body })
    .from(questionVersions)
    .where(and(eq(questionVersions.questionId, id), eq(questionVersions.version, version)));
  if (!old) throw notFound('There is no such version.');
  const { categoryId } = old.body;
  const there = categoryId === null || (await tx.$count(questionCategories, eq(questionCategories.id, categoryId))) > 0;
  const body = { ...old.body, categoryId: there ? categoryId : current.categoryId };
  const fields = await changeQuestion(tx, current, body, me, doer.at);
  if (fields.length === 0) return;
  const subject = questionSubject({ id, name: body.name, plain: plainOf(body) });
  const detail = { restored: version, version: current.version + 1 };
  await record(tx, doer, [{ action: 'question-restored', subject, detail }]);
}

export async function deleteQuestion(tx: Db, doer: Doer, id: number) {
  const [gone] = await tx
    .delete(questions)
    .where(eq(questions.id, id))
    .returning({ id: questions.id, name: questions.name, plain: questions.plain });
  if (!gone) throw notFound();
  await record(tx, doer, [{ action: 'question-deleted', subject: questionSubject(gone) }]);
}
