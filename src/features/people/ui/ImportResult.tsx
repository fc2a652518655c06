import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { PeopleImport } from '#features/people/contract.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import type { JobWords } from '#web/kit/jobs/followJob.tsx';
import { JobProblems } from '#web/kit/jobs/JobProblems.tsx';
import { JobProgress } from '#web/kit/jobs/JobProgress.tsx';
import { followLeftJob } from '#web/kit/jobs/ownJobs.ts';
import { endSeen, jobQuery, stopJob } from '#web/kit/jobs/queries.ts';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { downloadFailed } from './downloadFailed.ts';
import classes from './Import.module.css';
import { importQuery } from './imports.ts';

interface Props {
  file: PeopleImport;
  jobId: string;
  onAnother: () => void;
}

/** The last step: how far it is, then what was done and what was not. */
export function ImportResult({ file, jobId, onAnother }: Props) {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const job = useQuery(jobQuery(jobId));
  const state = job.data?.state;

  useEffect(() => {
    if (!state || state === 'running') return;
    void endSeen(jobId);
    void queryClient.invalidateQueries({ queryKey: ['people'] });
    // Rows that turned out to be wrong on the way are counted there.
    void queryClient.invalidateQueries({ queryKey: importQuery(file.id).queryKey, exact: true });
  }, [state, jobId, file.id]);

  useEffect(() => {
    const open = () => void navigate({ to: '/lms/users/import', search: { file: file.id } });
    const words: JobWords = {
      running: i18n.t('peopleimport:running', { name: file.fileName }),
      done: ({ changed }) => i18n.t('peopleimport:done', { count: changed, number: formatNumber(changed) }),
      changes: [['people']],
      act: { label: i18n.t('jobs:open'), run: open },
    };
    return () => followLeftJob(queryClient.getQueryData(jobQuery(jobId).queryKey), words);
  }, [jobId, file.id, file.fileName, navigate]);

  if (job.isError && !job.data) return <FailedState error={job.error} onRetry={() => void job.refetch()} />;
  if (!job.data) return <SkeletonRows rows={2} />;

  const { changed } = job.data;
  const failed = file.counts.wrong;

  if (state === 'running') {
    return (
      <section className={classes.card} aria-label={t('peopleimport:step.result')}>
        <h2 className={classes.title}>{t('peopleimport:running', { name: file.fileName })}</h2>
        <JobProgress job={job.data} label={t('peopleimport:running', { name: file.fileName })} />
        <div className={classes.foot}>
          <Button variant="default" onClick={() => void stopJob(jobId).catch((error) => toast.failed(error))}>
            {t('jobs:stop')}
          </Button>
        </div>
      </section>
    );
  }
  return (
    <section className={classes.card} aria-label={t('peopleimport:step.result')}>
      <div className={classes.told} role="status">
        <h2 className={classes.title}>{t('peopleimport:done', { count: changed, number: formatNumber(changed) })}</h2>
      </div>
      <p className={classes.note}>
        {state === 'failed' && `${t('jobs:broke')} `}
        {state === 'stopped' &&
          `${t('jobs:stoppedAt', { done: formatNumber(job.data.done), total: formatNumber(job.data.total) })} `}
        {failed > 0
          ? t('peopleimport:failed', { count: failed, number: formatNumber(failed) })
          : t('peopleimport:noneFailed')}
      </p>
      {job.data.problems.length > 0 && <JobProblems job={job.data} />}
      <div className={classes.foot}>
        {failed > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
            onClick={() => void downloadFailed(file.id)}
          >
            {t('peopleimport:downloadFailed')}
          </Button>
        )}
        <Button variant="default" onClick={onAnother}>
          {t('peopleimport:again')}
        </Button>
        <Button renderRoot={(props) => <Link to="/lms/users" {...props} />}>{t('peopleimport:toUsers')}</Button>
      </div>
    </section>
  );
}
