import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldPair, Form } from '#web/kit/form.tsx';
import { useStepForm } from '#web/kit/useWizard.ts';
import { StepFoot } from '#web/kit/Wizard.tsx';
import type { StepProps } from './event.ts';

const when = z
  .object({
    day: z.iso.date('Choose a day.'),
    from: z.string().min(1, 'Give a day and a time.'),
    to: z.string().min(1, 'Give a day and a time.'),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'The end is before the start.' });

export function WhenStep({ wizard }: StepProps) {
  const { t } = useTranslation('form-wizard');
  const { day, from, to } = wizard.values;
  const form = useStepForm(wizard, when, { day, from, to });
  return (
    <Form form={form}>
      <TextInput type="date" label={t('event.day')} required {...form.getInputProps('day')} />
      <FieldPair>
        <TextInput type="time" label={t('event.from')} required {...form.getInputProps('from')} />
        <TextInput type="time" label={t('event.to')} required {...form.getInputProps('to')} />
      </FieldPair>
      <StepFoot wizard={wizard} form={form} />
    </Form>
  );
}
