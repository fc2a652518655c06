import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { twoStepsOffBody } from '#features/auth/contract.ts';
import { api, ask } from '#web/client.ts';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { PasswordField } from './PasswordField.tsx';
import classes from './SecurityPage.module.css';

/** Turning it off asks for the password: an open page alone must not be enough. */
export function TwoStepsOff({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation('account');
  const form = useZodForm(twoStepsOffBody, {
    initialValues: { password: '' },
    onSubmit: async (json) => {
      await ask(api.jwt['two-steps'].off.$post({ json }));
      onDone();
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <PasswordField
        label={t('twoSteps.offPassword')}
        description={t('twoSteps.offDetail')}
        autoComplete="current-password"
        autoFocus
        {...form.getInputProps('password')}
      />
      <div className={classes.buttons}>
        <SubmitButton form={form} color="red">
          {t('twoSteps.turnOff')}
        </SubmitButton>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
