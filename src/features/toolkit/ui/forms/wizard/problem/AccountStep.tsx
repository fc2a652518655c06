import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form } from '#web/kit/form.tsx';
import { useStepForm } from '#web/kit/useWizard.ts';
import { StepFoot } from '#web/kit/Wizard.tsx';
import type { StepProps } from './problem.ts';

const schema = z.object({ email: z.email('Enter an email address.') });

export function AccountStep({ wizard }: StepProps) {
  const { t } = useTranslation('form-wizard');
  const form = useStepForm(wizard, schema, { email: wizard.values.email });
  return (
    <Form form={form}>
      <TextInput type="email" label={t('problem.email')} required dir="ltr" {...form.getInputProps('email')} />
      <StepFoot wizard={wizard} form={form} />
    </Form>
  );
}
