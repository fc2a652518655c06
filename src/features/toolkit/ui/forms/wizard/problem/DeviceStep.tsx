import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form } from '#web/kit/form.tsx';
import { useStepForm } from '#web/kit/useWizard.ts';
import { StepFoot } from '#web/kit/Wizard.tsx';
import type { StepProps } from './problem.ts';

const schema = z.object({ device: z.string().trim().min(1, 'Write something.') });

export function DeviceStep({ wizard }: StepProps) {
  const { t } = useTranslation('form-wizard');
  const form = useStepForm(wizard, schema, { device: wizard.values.device });
  return (
    <Form form={form}>
      <TextInput label={t('problem.which')} required dir="auto" {...form.getInputProps('device')} />
      <StepFoot wizard={wizard} form={form} />
    </Form>
  );
}
