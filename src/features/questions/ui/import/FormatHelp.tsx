import { useState } from 'react';
import { QUESTION_FORMATS, type QuestionFormat } from '#features/questions/choices.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Segments } from '#web/kit/Segments.tsx';
import { EXAMPLES } from './examples.ts';
import classes from './ImportPage.module.css';

/** What each format looks like, in a few lines. */
export function FormatHelp({ found }: { found: QuestionFormat | undefined }) {
  const { t } = useTranslation('questions');
  const [chosen, setChosen] = useState<QuestionFormat | null>(null);
  const format = chosen ?? found ?? 'gift';
  return (
    <aside className={classes.help} aria-label={t('import.formats')}>
      <h2 className={classes.helpTitle}>{t('import.formats')}</h2>
      <Segments
        fullWidth
        size="xs"
        aria-label={t('import.format')}
        value={format}
        onChange={(value) => setChosen(QUESTION_FORMATS.find((one) => one === value) ?? null)}
        data={QUESTION_FORMATS.map((value) => ({
          value,
          label: value === 'moodle-xml' ? 'XML' : t(`export.formats.${value}`),
        }))}
      />
      <p className={classes.helpWords}>{t(`import.about.${format}`)}</p>
      <pre className={classes.example} dir="ltr">
        {EXAMPLES[format]}
      </pre>
    </aside>
  );
}
