import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import i18next from 'i18next';
import type { Job } from '#features/jobs/contract.ts';
import { ApiError } from '#web/client.ts';
import { queryClient } from '#web/queryClient.ts';
import { formatNumber } from '../format.ts';
import { toast } from '../toast.ts';
import { JobProgress } from './JobProgress.tsx';
import { showResult } from './JobResult.tsx';
import { jobQuery, stopJob, undoJob } from './queries.ts';

export interface JobWords {
  /** While it goes on: "Suspending people…" */
  running: string;
  /** When it is over: "38 people suspended" */
  done: (job: Job) => string;
  /** Lists to ask for again: every query whose key begins like one of these. */
  changes?: QueryKey[];
}

/** Waits for the end, however long it takes and however often the connection is lost. */
export function jobEnd(job: Job): Promise<Job> {
  if (job.state !== 'running') return Promise.resolve(job);
  return new Promise((resolve, reject) => {
    const observer = new QueryObserver(queryClient, { ...jobQuery(job.id), initialData: job });
    const leave = observer.subscribe(({ data, error }) => {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (!isRefused && data?.state === 'running') return;
      // Not inside the call that brought the news.
      queueMicrotask(() => leave());
      if (isRefused) reject(error);
      else if (data) resolve(data);
    });
  });
}

async function undo(job: Job, changes: QueryKey[]) {
  try {
    await followJob(await undoJob(job.id), {
      running: i18next.t('jobs:undoing'),
      done: ({ changed }) => i18next.t('jobs:undone', { count: changed, number: formatNumber(changed) }),
      changes,
    });
  } catch (error) {
    toast.failed(error);
  }
}

function tellEnd(job: Job, { done, changes = [] }: JobWords) {
  const back = job.canUndo ? () => void undo(job, changes) : undefined;
  const sentence = done(job);
  const stopped =
    job.state === 'stopped'
      ? i18next.t('jobs:stoppedAt', { done: formatNumber(job.done), total: formatNumber(job.total) })
      : undefined;
  if (job.state === 'failed') {
    toast.failed(i18next.t('jobs:broke'), { detail: sentence });
  } else if (job.failed === 0) {
    toast.done(sentence, { detail: stopped, undo: back });
  } else {
    const left = i18next.t('jobs:left', { count: job.failed, number: formatNumber(job.failed) });
    const why = { label: i18next.t('jobs:why'), run: () => showResult({ job, sentence, undo: back }) };
    // Stays until it is read: part of what was asked for did not happen.
    toast.failed(sentence, { detail: [left, stopped].filter(Boolean).join(' '), act: why });
  }
}

/**
 * Shows how far long work is, with a way to stop it, and in the end what was done, what was not and why, with Undo
 * where there is one. Resolves with the finished job.
 */
export async function followJob(job: Job, words: JobWords): Promise<Job> {
  let shown: string | undefined;
  if (job.state === 'running') {
    const stop = () => void stopJob(job.id).catch((error) => toast.failed(error));
    shown = toast.working(words.running, {
      detail: <JobProgress job={job} label={words.running} />,
      act: { label: i18next.t('jobs:stop'), run: stop, stays: true },
    });
  }
  try {
    const ended = await jobEnd(job);
    tellEnd(ended, words);
    return ended;
  } finally {
    if (shown) toast.close(shown);
    for (const queryKey of words.changes ?? []) void queryClient.invalidateQueries({ queryKey });
  }
}
