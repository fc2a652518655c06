import { Button } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SubmitButton, type ZodForm } from './form.tsx';
import classes from './SaveBar.module.css';

/** Keeps saving in sight below a form that is longer than the window. It is there from the first change on. */
export function SaveBar<Input>({ form }: { form: ZodForm<Input> }) {
  const { t } = useTranslation('kit');
  if (!form.isDirty()) return null;
  return (
    <div className={classes.bar}>
      <span className={classes.words} role="status">
        {t('saveBar.unsaved')}
      </span>
      <Button variant="default" disabled={form.busy} onClick={() => form.reset()}>
        {t('saveBar.discard')}
      </Button>
      <SubmitButton form={form}>{t('saveBar.save')}</SubmitButton>
    </div>
  );
}
