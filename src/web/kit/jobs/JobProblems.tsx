import type { Job } from '#features/jobs/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '../format.ts';
import classes from './jobs.module.css';

/** Which rows were left as they were, each with the reason. */
export function JobProblems({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const more = job.failed - job.problems.length;
  return (
    <>
      <ul className={classes.list}>
        {job.problems.map((problem) => (
          <li className={classes.problem} key={`${problem.id} ${problem.name} ${problem.reason}`}>
            <div className={classes.name}>
              <bdi>{problem.name}</bdi>
            </div>
            <div className={classes.reason}>{say(problem.reason)}</div>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.more}>{t('more', { count: more, number: formatNumber(more) })}</p>}
    </>
  );
}
