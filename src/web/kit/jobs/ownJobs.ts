import type { QueryKey } from '@tanstack/react-query';
import type { Job } from '#features/jobs/contract.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { getSession } from '#web/session.ts';
import { formatNumber } from '../format.ts';
import { followJob, isFollowed, type JobWords } from './followJob.tsx';
import { openJobs } from './queries.ts';

/** The lists that work of a kind changes, where they are not called as it is. */
const LISTS: Record<string, QueryKey[]> = {
  accounts: [['people']],
  permissions: [['permissions'], ['people']],
  products: [['shop']],
  orders: [['orders'], ['shop'], ['invoices']],
};
const UNDO = 'undo-';

function doneWords(kind: string, changed: number) {
  const counted = { count: changed, number: formatNumber(changed) };
  if (kind.startsWith(UNDO)) return i18n.t('jobs:undone', counted);
  return i18n.t('jobs:ended', { ...counted, what: whatOf(kind) });
}

const whatOf = (kind: string) => i18n.t(i18n.exists(`jobs:kinds.${kind}`) ? `jobs:kinds.${kind}` : 'jobs:work');

/** Whoever began it chose better words; after a reload these are the ones that fit. */
function wordsOf(job: Job, open: (path: string) => void): JobWords {
  const { kind, detail } = job;
  const [subject = ''] = kind.replace(UNDO, '').split('-');
  const page = kind === 'people-import' && `/lms/users/import?file=${detail.importId}`;
  return {
    running: kind.startsWith(UNDO) ? i18n.t('jobs:undoing') : i18n.t('jobs:running', { what: whatOf(kind) }),
    done: ({ changed }) => doneWords(kind, changed),
    changes: LISTS[subject] ?? [[subject]],
    act: page ? { label: i18n.t('jobs:open'), run: () => open(page) } : undefined,
  };
}

/** A page that shows a job itself. */
const isShown = ({ detail }: Job) => Boolean(detail.importId) && location.search.includes(String(detail.importId));

/** The progress of what somebody began comes back after a reload, on every page. */
export async function followOwnJobs(open: (path: string) => void) {
  for (const job of await openJobs()) {
    if (isFollowed(job.id) || isShown(job)) continue;
    // One that fails has been told of; the others go on.
    void followJob(job, wordsOf(job, open)).catch(() => {});
  }
}

/** For a page that shows a job itself and goes away: from then on it is told of on every page. */
export function followLeftJob(job: Job | undefined, words: JobWords) {
  const person = getSession();
  // Whoever signs out, or looks as somebody else, is told when they come back.
  if (job?.state !== 'running' || isShown(job) || !person || person.viewer) return;
  void followJob(job, words).catch(() => {});
}
