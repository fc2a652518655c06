import type { Job } from '#features/jobs/contract.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import { formatNumber } from '#web/kit/format.ts';
import { followJob } from '#web/kit/jobs/followJob.tsx';
import { toast } from '#web/kit/toast.ts';

interface Bulk {
  action: string;
  selection: { count: number; clear: () => void };
  /** What is said while it runs and when it is done, about so many. */
  say: (key: 'running' | 'done', count: number) => string;
  start: () => Promise<{ job: Job }>;
}

/** Work on many people runs on the server as one piece; deleting asks first, the rest can be taken back. */
export async function runBulk({ action, selection, say, start }: Bulk) {
  const { count } = selection;
  if (action === 'delete') {
    const numbers = { count, number: formatNumber(count) };
    const sure = await confirm({
      question: i18n.t('people:bulk.deleteQuestion', numbers),
      detail: i18n.t('people:bulk.deleteDetail'),
      verb: i18n.t('people:bulk.deleteVerb', numbers),
      danger: true,
    });
    if (!sure) return;
  }
  try {
    const { job } = await start();
    selection.clear();
    await followJob(job, {
      running: say('running', count),
      done: ({ changed }) => say('done', changed),
      changes: [['people']],
    });
  } catch (error) {
    toast.failed(error);
  }
}
