import type { QuestionStatus } from '#contract/questionKinds.ts';
import type { Job } from '#features/jobs/contract.ts';
import type { QuestionRow } from '#features/questions/contract.ts';
import { type QuestionMatch, type QuestionQuery, questionMatch } from '#features/questions/listContract.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import type { Selection } from '#web/kit/DataTable/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { followJob } from '#web/kit/jobs/followJob.tsx';
import { makeStartOnce } from '#web/kit/jobs/startOnce.ts';
import { toast } from '#web/kit/toast.ts';
import { bulkQuestions } from '../queries.ts';

/** Some questions by id, or everything the list's address matches. */
export type Which = { ids: number[] } | { match: QuestionMatch };

/** What is to be changed, and how to speak of it. */
export interface Chosen {
  which: Which;
  count: number;
  /** The category they are all in, when it is one. */
  categoryId: number | null;
  /** Called when the work has begun: nothing is ticked any more. */
  clear: () => void;
}

export type Deed =
  | { action: 'move'; categoryId: number | null }
  | { action: 'tag'; add: string[]; remove: string[] }
  | { action: 'status'; status: QuestionStatus }
  | { action: 'duplicate' }
  | { action: 'delete' };

const sameCategory = (rows: QuestionRow[]) => {
  const ids = new Set(rows.map((row) => row.category?.id ?? null));
  return ids.size === 1 ? ([...ids][0] ?? null) : null;
};

export const chosenIn = (selection: Selection<QuestionRow>, search: QuestionQuery): Chosen => ({
  which: selection.all ? { match: questionMatch.parse(search) } : { ids: selection.ids.map(Number) },
  count: selection.count,
  categoryId: selection.all ? null : sameCategory(selection.rows),
  clear: selection.clear,
});

export const oneChosen = (row: QuestionRow): Chosen => ({
  which: { ids: [row.id] },
  count: 1,
  categoryId: row.category?.id ?? null,
  clear: () => {},
});

const counted = (key: 'running' | 'done', action: Deed['action'], count: number) =>
  i18n.t(`questions:bulk.${key}.${action}`, { count, number: formatNumber(count) });

const once = makeStartOnce();

/** Runs on the server as one piece of work, with its progress, its result and Undo. */
export async function doBulk(deed: Deed, { which, count, clear }: Chosen) {
  const job = await once([deed, which], (key) => bulkQuestions({ ...deed, ...which, key }));
  clear();
  void followJob(job, {
    running: counted('running', deed.action, count),
    done: ({ changed }: Job) => counted('done', deed.action, changed),
    changes: [['questions']],
  }).catch((error: unknown) => toast.failed(error));
}

export const tryBulk = (deed: Deed, chosen: Chosen) =>
  doBulk(deed, chosen).catch((error: unknown) => void toast.failed(error));

/** Asks first: what students did with the questions stays, the questions themselves are gone. */
export async function deleteChosen(chosen: Chosen, name?: string) {
  const { count } = chosen;
  const number = formatNumber(count);
  const sure = await confirm({
    question:
      name === undefined
        ? i18n.t('questions:bulk.deleteQuestion', { count, number })
        : i18n.t('questions:bulk.deleteOne', { name: name.length > 80 ? `${name.slice(0, 80)}…` : name }),
    detail: i18n.t('questions:bulk.deleteDetail'),
    verb: i18n.t('questions:bulk.deleteVerb', { count, number }),
    danger: true,
  });
  if (sure) await tryBulk({ action: 'delete' }, chosen);
}
