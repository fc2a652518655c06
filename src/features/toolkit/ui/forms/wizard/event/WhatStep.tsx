import { Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form } from '#web/kit/form.tsx';
import { useStepForm } from '#web/kit/useWizard.ts';
import { StepFoot } from '#web/kit/Wizard.tsx';
import type { StepProps } from './event.ts';

const what = z.object({
  title: z.string().trim().min(1, 'Give it a title.').max(200, 'Use at most 200 characters.'),
  about: z.string().max(2_000, 'Use at most 2,000 characters.'),
});

export function WhatStep({ wizard }: StepProps) {
  const { t } = useTranslation('form-wizard');
  const { title, about } = wizard.values;
  const form = useStepForm(wizard, what, { title, about });
  return (
    <Form form={form}>
      <TextInput label={t('event.name')} required dir="auto" autoComplete="off" {...form.getInputProps('title')} />
      <Textarea label={t('event.about')} autosize minRows={2} dir="auto" {...form.getInputProps('about')} />
      <StepFoot wizard={wizard} form={form} />
    </Form>
  );
}
