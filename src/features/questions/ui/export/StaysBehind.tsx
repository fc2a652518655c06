import type { z } from 'zod';
import type { exportCheck } from '#features/questions/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { useQuestionName } from '../useQuestionName.ts';
import classes from './StaysBehind.module.css';

export type Check = z.infer<typeof exportCheck>;

const MOST_NAMED = 8;

/** Which questions a file will not hold, and what it loses of the others. */
export function StaysBehind({ check, format }: { check: Check; format: string }) {
  const { t } = useTranslation('questions');
  const nameOf = useQuestionName();
  const named = check.left.slice(0, MOST_NAMED);
  const more = check.leftCount - named.length;
  return (
    <div className={classes.words}>
      {check.leftCount > 0 && (
        <>
          <p>{t('export.cannotHold', { format })}</p>
          <ul>
            {named.map((one) => (
              <li key={one.id}>
                <bdi className={classes.name}>{nameOf({ name: one.name, preview: '' })}</bdi>
                <span>{say(one.why)}</span>
              </li>
            ))}
          </ul>
          {more > 0 && <p>{t('export.more', { count: more, number: formatNumber(more) })}</p>}
        </>
      )}
      {check.lost.length > 0 && (
        <>
          <p>{t(check.leftCount > 0 ? 'export.lostToo' : 'export.lost')}</p>
          <ul>
            {check.lost.map((one) => (
              <li key={one.why}>
                <span>
                  {say(one.why)} ({t('list.counted', { count: one.count, number: formatNumber(one.count) })})
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
