import { Button } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { PasswordField } from './PasswordField.tsx';
import classes from './SecurityPage.module.css';

const ownPasswordBody = lateSchema(async () => (await import('#features/auth/contract.ts')).ownPasswordBody);

interface Props {
  verb: string;
  detail: string;
  danger?: boolean;
  onSubmit: (json: { password: string }) => Promise<void>;
  onCancel: () => void;
}

/** What weakens an account asks for the password: an open page alone must not be enough. */
export function ConfirmWithPassword({ verb, detail, danger, onSubmit, onCancel }: Props) {
  const { t } = useTranslation('account');
  const form = useZodForm(ownPasswordBody, { initialValues: { password: '' }, onSubmit });
  return (
    <Form form={form} className={classes.form}>
      <PasswordField
        label={t('twoSteps.offPassword')}
        description={detail}
        autoComplete="current-password"
        autoFocus
        {...form.getInputProps('password')}
      />
      <div className={classes.buttons}>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form} {...(danger && { color: 'red' })}>
          {verb}
        </SubmitButton>
      </div>
    </Form>
  );
}
