import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import type { Job } from '#features/jobs/contract.ts';
import { ApiError } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { queryClient } from '#web/queryClient.ts';
import { getSession, onSessionChange } from '#web/session.ts';
import { formatNumber } from '../format.ts';
import { type ToastAct, toast } from '../toast.ts';
import { JobProgress } from './JobProgress.tsx';
import { showResult } from './jobResult.ts';
import { endSeen, jobQuery, stopJob, undoJob } from './queries.ts';

export interface JobWords {
  /** While it goes on: "Suspending people…" */
  running: string;
  /** When it is over: "38 people suspended" */
  done: (job: Job) => string;
  /** Lists to ask for again: every query whose key begins like one of these. */
  changes?: QueryKey[];
  /** Where it has a page of its own: the way there, instead of what can be done here. */
  act?: ToastAct | undefined;
}

/** Told of on this page already. */
const followed = new Set<string>();
export const isFollowed = (id: string) => followed.has(id);

/**
 * Waits for the end, however long it takes and however often the connection is lost. Null when somebody else is looked
 * at meanwhile: whoever asked for it is told when they come back.
 */
function jobEnd(job: Job): Promise<Job | null> {
  if (job.state !== 'running') return Promise.resolve(job);
  const asker = getSession()?.id;
  return new Promise((resolve, reject) => {
    const observer = new QueryObserver(queryClient, { ...jobQuery(job.id), initialData: job });
    const leave = () => {
      stopListening();
      // Not inside the call that brought the news.
      queueMicrotask(() => observer.destroy());
    };
    const stopListening = onSessionChange(() => {
      if (getSession()?.id === asker) return;
      leave();
      resolve(null);
    });
    observer.subscribe(({ data, error }) => {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (!isRefused && data?.state === 'running') return;
      leave();
      if (isRefused) reject(error);
      else if (data) resolve(data);
    });
  });
}

async function undo(job: Job, changes: QueryKey[]) {
  try {
    await followJob(await undoJob(job.id), {
      running: i18n.t('jobs:undoing'),
      done: ({ changed }) => i18n.t('jobs:undone', { count: changed, number: formatNumber(changed) }),
      changes,
    });
  } catch (error) {
    toast.failed(error);
  }
}

function tellEnd(job: Job, { done, changes = [], act }: JobWords) {
  const back = job.canUndo ? () => void undo(job, changes) : undefined;
  const sentence = done(job);
  const stopped =
    job.state === 'stopped'
      ? i18n.t('jobs:stoppedAt', { done: formatNumber(job.done), total: formatNumber(job.total) })
      : undefined;
  if (job.state === 'failed') {
    toast.failed(i18n.t('jobs:broke'), { detail: sentence, act });
  } else if (job.failed === 0) {
    toast.done(sentence, { detail: stopped, undo: act ? undefined : back, act });
  } else {
    const left = i18n.t('jobs:left', { count: job.failed, number: formatNumber(job.failed) });
    const why = { label: i18n.t('jobs:why'), run: () => showResult({ job, sentence, undo: back }) };
    const detail = [left, stopped].filter(Boolean).join(' ');
    // Either stays until it is read: part of what was asked for did not happen.
    if (job.changed === 0) toast.failed(sentence, { detail, act: act ?? why });
    else toast.done(sentence, { detail, undo: act ? undefined : back, act: act ?? why, stays: true });
  }
}

/**
 * Shows how far long work is, with a way to stop it, and in the end what was done, what was not and why, with Undo
 * where there is one.
 */
export async function followJob(job: Job, words: JobWords) {
  if (isFollowed(job.id)) return;
  followed.add(job.id);
  let shown: string | undefined;
  if (job.state === 'running') {
    const stop = () => void stopJob(job.id).catch((error) => toast.failed(error));
    shown = toast.working(words.running, {
      detail: <JobProgress job={job} label={words.running} />,
      act: words.act ? { ...words.act, stays: true } : { label: i18n.t('jobs:stop'), run: stop, stays: true },
    });
  }
  try {
    const ended = await jobEnd(job);
    if (!ended) followed.delete(job.id);
    if (!ended) return;
    tellEnd(ended, words);
    void endSeen(job.id);
  } finally {
    if (shown) toast.close(shown);
    for (const queryKey of words.changes ?? []) void queryClient.invalidateQueries({ queryKey });
  }
}
