import { Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Job } from '#features/jobs/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '../format.ts';
import classes from './jobs.module.css';
import { jobQuery } from './queries.ts';

/** A bar and "1,200 of 40,000", kept up to date. */
export function JobProgress({ job: first, label }: { job: Job; label: string }) {
  const { t } = useTranslation('jobs');
  const { data: job = first } = useQuery({ ...jobQuery(first.id), initialData: first });
  const total = Math.max(job.total, job.done);
  return (
    <div className={classes.progress}>
      <Progress.Root size={6} radius={3}>
        <Progress.Section value={total > 0 ? (job.done / total) * 100 : 100} aria-label={label} />
      </Progress.Root>
      <span className={classes.far}>{t('progress', { done: formatNumber(job.done), total: formatNumber(total) })}</span>
    </div>
  );
}
