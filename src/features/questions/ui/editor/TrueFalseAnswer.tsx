import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Segments } from '#web/kit/Segments.tsx';
import { useEditing } from './context.ts';
import { FeedbackLine } from './FeedbackLine.tsx';
import classes from './fields.module.css';

export function TrueFalseAnswer() {
  const { t } = useTranslation('questioneditor');
  const { draft, change } = useEditing();
  return (
    <section className={classes.section} aria-label={t('answers.right')}>
      <h3 className={classes.label}>{t('answers.right')}</h3>
      <Segments
        aria-label={t('answers.right')}
        value={String(draft.right)}
        onChange={(value) => change({ right: value === 'true' })}
        data={[
          { value: 'true', label: t('truth.yes') },
          { value: 'false', label: t('truth.no') },
        ]}
      />
      <ul className={classes.rows}>
        {([true, false] as const).map((value) => {
          const field = value ? 'feedbackTrue' : 'feedbackFalse';
          const label = value ? t('truth.feedbackYes') : t('truth.feedbackNo');
          return (
            <li key={field} className={classes.plainRow}>
              <span className={classes.caption}>{label}</span>
              <FeedbackLine
                label={label}
                invitation={t('answers.addFeedback')}
                value={draft[field]}
                onChange={(html) => change({ [field]: html })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
