import { inArray, sql } from 'drizzle-orm';
import { type Deed, record } from '#api/audit.ts';
import type { Problem } from '#api/bulkRows.ts';
import type { JobKind, StepContext } from '#api/jobs.ts';
import type { QuestionStatus } from '#contract/questionKinds.ts';
import { type BulkRow, CHANGED_SINCE, goneOf, lockRows, nextRows, problemOf } from './bulkRows.ts';
import { readTree } from './categories.ts';
import { gapsOf, keepVersions, readQuestions } from './store.ts';
import { questions } from './tables.ts';
import { claimTags } from './tags.ts';
import { questionSubject, tellQuestions } from './tell.ts';

const MOST_TAGS = 30;
const NO_CATEGORY = 'There is no such category.';

type Field = 'categoryId' | 'tags' | 'status';
const SET: Record<Field, ReturnType<typeof sql>> = {
  categoryId: sql`category_id = (v.value #>> '{}')::int`,
  tags: sql`tags = ARRAY(SELECT jsonb_array_elements_text(v.value))`,
  status: sql`status = v.value #>> '{}'`,
};

interface Change {
  row: BulkRow;
  value: number | string | string[] | null;
}

/** Gives one field of each question its new value: a new version each, one statement for all. */
async function write({ tx, doer }: StepContext, field: Field, changes: Change[]) {
  if (changes.length === 0) return;
  const values = JSON.stringify(changes.map(({ row, value }) => ({ id: row.id, value })));
  await tx.execute(sql`
    UPDATE questions SET ${SET[field]}, version = version + 1, changed_at = ${doer.at.toISOString()}::timestamptz,
      changed_by_id = ${doer.actor?.id ?? null}
    FROM jsonb_to_recordset(${values}::jsonb) AS v(id int, value jsonb) WHERE questions.id = v.id`);
  const ids = changes.map(({ row }) => row.id);
  await keepVersions(tx, ids);
  const deeds = changes.map(({ row }): Deed => {
    const detail = { version: row.version + 1, fields: [field] };
    return { action: 'question-changed', subject: questionSubject(row), detail };
  });
  await record(tx, doer, deeds);
}

interface Plan {
  changes: Change[];
  problems: Problem[];
}

/** Work that sets one field, and can be taken back from those that nobody changed since. */
function fieldJob(field: Field, plan: (context: StepContext, rows: BulkRow[]) => Promise<Plan>): JobKind {
  return {
    async step(context) {
      const { rows, gone, done, next } = await nextRows(context);
      const { changes, problems } = await plan(context, rows);
      await write(context, field, changes);
      const before = changes.map(({ row }) => ({
        subjectId: row.id,
        before: { value: row[field], version: row.version + 1 },
      }));
      return { done, changed: changes.length, problems: [...gone, ...problems], before, next };
    },
    async undo(context, befores) {
      const ids = befores.map((one) => one.subjectId);
      const rows = await lockRows(context.tx, ids);
      const was = new Map(befores.map(({ subjectId, before }) => [subjectId, before]));
      const tree = await readTree(context.tx);
      const problems = goneOf(ids, rows);
      const changes: Change[] = [];
      for (const row of rows) {
        const { value, version } = was.get(row.id) as { value: Change['value']; version: number };
        const lost = field === 'categoryId' && typeof value === 'number' && !tree.get(value);
        if (row.version !== version) problems.push(problemOf(row, CHANGED_SINCE));
        else if (lost) problems.push(problemOf(row, NO_CATEGORY));
        else changes.push({ row, value });
      }
      await write(context, field, changes);
      return { done: ids.length, changed: changes.length, problems, next: null };
    },
    after: (deps) => tellQuestions(deps),
  };
}

export const moveJob = fieldJob('categoryId', async ({ tx, job }, rows) => {
  const target = job.params.categoryId as number | null;
  if (target !== null && !(await readTree(tx)).get(target)) {
    return { changes: [], problems: rows.map((row) => problemOf(row, NO_CATEGORY)) };
  }
  const others = rows.filter((row) => row.categoryId !== target);
  return { changes: others.map((row) => ({ row, value: target })), problems: [] };
});

export const statusJob = fieldJob('status', async ({ tx, job }, rows) => {
  const wanted = job.params.status as QuestionStatus;
  const others = rows.filter((row) => row.status !== wanted);
  const ids = others.map((row) => row.id);
  const whole = wanted === 'ready' ? await readQuestions(tx, inArray(questions.id, ids), 0, ids.length) : [];
  const gaps = new Map(whole.map((one) => [one.id, gapsOf({ ...one, status: wanted })]));
  const problems = others.flatMap((row) => {
    const [[reason] = []] = Object.values(gaps.get(row.id) ?? {});
    return reason ? [problemOf(row, reason)] : [];
  });
  const fine = others.filter((row) => !gaps.get(row.id));
  return { changes: fine.map((row) => ({ row, value: wanted })), problems };
});

export const tagJob = fieldJob('tags', async ({ tx, job }, rows) => {
  const { add, remove } = job.params as { add: string[]; remove: string[] };
  const off = new Set(remove.map((name) => name.toLowerCase()));
  const spell = await claimTags(tx, rows.length > 0 ? add : []);
  const added = spell(add);
  const problems: Problem[] = [];
  const changes = rows.flatMap((row): Change[] => {
    const kept = row.tags.filter((name) => !off.has(name.toLowerCase()));
    const value = [...new Set([...kept, ...added])];
    if (value.length > MOST_TAGS) {
      problems.push(problemOf(row, 'Use at most 30 tags.'));
      return [];
    }
    return value.join('\n') === row.tags.join('\n') ? [] : [{ row, value }];
  });
  return { changes, problems };
});
