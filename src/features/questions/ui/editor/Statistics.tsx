import { IconAlertTriangle } from '@tabler/icons-react';
import type { Question } from '#features/questions/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import classes from './editor.module.css';
import { findingsOf } from './findings.ts';

/** How students got on with it, each number with what it means. */
export function Statistics({ question }: { question: Question }) {
  const { t } = useTranslation('questioneditor');
  const { answered, facility, discrimination, countedFrom } = question;
  return (
    <section className={classes.statistics} aria-label={t('statistics.title')}>
      <h3 className={classes.label}>{t('statistics.title')}</h3>
      {countedFrom > 1 && (
        <p className={classes.hint}>{t('statistics.since', { version: formatNumber(countedFrom) })}</p>
      )}
      {answered === 0 ? (
        <p className={classes.hint}>{t('statistics.none')}</p>
      ) : (
        <>
          <dl className={classes.figures}>
            <div>
              <dt>{t('statistics.answered')}</dt>
              <dd>{formatNumber(answered)}</dd>
              <dd className={classes.hint}>{t('statistics.answeredHelp')}</dd>
            </div>
            <div>
              <dt>{t('statistics.facility')}</dt>
              <dd>
                {facility === null ? '–' : formatNumber(facility, { style: 'percent', maximumFractionDigits: 0 })}
              </dd>
              <dd className={classes.hint}>{t('statistics.facilityHelp')}</dd>
            </div>
            <div>
              <dt>{t('statistics.discrimination')}</dt>
              <dd>{discrimination === null ? '–' : formatNumber(discrimination, { maximumFractionDigits: 2 })}</dd>
              <dd className={classes.hint}>{t('statistics.discriminationHelp')}</dd>
            </div>
          </dl>
          {findingsOf(question).map((finding) => (
            <p key={finding} className={classes.finding}>
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
              <span>{t(`findings.${finding}`)}</span>
            </p>
          ))}
        </>
      )}
    </section>
  );
}
