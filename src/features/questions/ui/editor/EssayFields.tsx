import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { NumberField } from '#web/kit/NumberField.tsx';
import { RichText } from '#web/kit/RichText.tsx';
import { useEditing } from './context.ts';
import classes from './fields.module.css';

/** What helps to write and to mark a longer text. */
export function EssayFields() {
  const { t } = useTranslation('questioneditor');
  const { draft, change, problem } = useEditing();
  return (
    <section className={classes.essay} aria-label={t('essay.title')}>
      <div className={classes.twoFields}>
        {(['minWords', 'maxWords'] as const).map((field) => {
          const wrong = problem(`content.${field}`);
          return (
            <NumberField
              key={field}
              label={t(`essay.${field}`)}
              placeholder={t('essay.noLimit')}
              min={1}
              max={20_000}
              value={draft[field]}
              error={wrong && <FieldError>{wrong}</FieldError>}
              onChange={(value) => change({ [field]: value })}
            />
          );
        })}
      </div>
      <RichText
        label={t('essay.template')}
        description={t('essay.templateHelp')}
        value={draft.template}
        onChange={(template) => change({ template })}
      />
      <RichText
        label={t('essay.notes')}
        description={t('essay.notesHelp')}
        value={draft.notes}
        onChange={(notes) => change({ notes })}
      />
    </section>
  );
}
