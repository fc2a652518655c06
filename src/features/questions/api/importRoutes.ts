import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { can } from '#api/access.ts';
import { doerOf, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { badInput, Refusal } from '#api/errors.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { importBody, importResult } from '#features/questions/contract.ts';
import { detectFormat } from '#features/questions/formats/detect.ts';
import { readTree } from './categories.ts';
import { importRowOf, isRight, parseFile, withCategory, withoutForeignPictures, withStatus } from './importRows.ts';
import { importedAs, storeImport } from './importStore.ts';
import { questionCategories } from './tables.ts';
import { tellQuestions } from './tell.ts';

const MEGABYTES = 20;
/** As JSON every line end and quotation mark of a file takes two bytes. */
const BODY_BYTES = 2 * MEGABYTES * 1024 * 1024;

function tooLarge(): never {
  throw new Refusal(413, `The file is too large. It may have ${MEGABYTES} MB at most.`);
}

/** Inside a transaction it stays there until the end. */
async function refuseMissing(db: Db, categoryId: number | null) {
  if (categoryId === null) return;
  const [there] = await db
    .select({ id: questionCategories.id })
    .from(questionCategories)
    .where(eq(questionCategories.id, categoryId))
    .for('key share');
  if (!there) throw badInput({ categoryId: ['There is no such category.'] });
}

export const questionImportRoutes = new Hono<Env>().post(
  '/api/questions/import',
  can('manage', 'Question'),
  says(
    'Questions',
    'Import questions from GIFT, Aiken, Moodle XML or CSV',
    { 200: importResult },
    'With `dryRun` nothing is stored: the answer says what would be. With the same key again it answers what was stored.',
  ),
  bodyLimit({ maxSize: BODY_BYTES, onError: tooLarge }),
  valid('json', importBody),
  async (c) => {
    const { deps } = c.var;
    const me = whoAsks(c);
    const doer = doerOf(c);
    const { text, fileName, dryRun, status, categoryId, key = crypto.randomUUID(), ...given } = c.req.valid('json');
    if (text.length > MEGABYTES * 1024 * 1024) tooLarge();
    const format = given.format ?? detectFormat(text, fileName);
    if (!format) throw badInput({ format: ['The text does not show its format. Choose it.'] });
    await refuseMissing(deps.db, categoryId);
    const depth = (await readTree(deps.db)).branchesTo(categoryId).length;
    const parsed = await withoutForeignPictures(deps.db, me, await parseFile(format, text));
    const rows = parsed.map((row) => withCategory(withStatus(row, status), depth));
    const right = rows.filter(isRight);
    const wrong = rows.length - right.length;
    const ids =
      dryRun || right.length === 0
        ? []
        : await deps.db.transaction(async (tx) => {
            const before = await importedAs(tx, me, key);
            if (before.length > 0) return before;
            await refuseMissing(tx, categoryId);
            const stored = await storeImport(tx, me, right, categoryId, doer.at, key);
            const subject = { type: 'list', id: null, name: fileName || format } as const;
            const detail = { format, imported: stored.length, wrong };
            await record(tx, doer, [{ action: 'questions-imported', subject, detail }]);
            return stored;
          });
    if (ids.length > 0) await tellQuestions(deps);
    return c.json({
      format,
      rows: rows.map(importRowOf),
      right: right.length,
      wrong,
      ids,
      imported: ids.length > 0 ? key : null,
    });
  },
);
