import { Autocomplete } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form } from '#web/kit/form.tsx';
import { useStepForm } from '#web/kit/useWizard.ts';
import { StepFoot } from '#web/kit/Wizard.tsx';
import type { StepProps } from './event.ts';

const where = z.object({ place: z.string().trim().min(1, 'Say where.').max(200, 'Use at most 200 characters.') });

export function WhereStep({ wizard }: StepProps) {
  const { t } = useTranslation('form-wizard');
  const form = useStepForm(wizard, where, { place: wizard.values.place });
  return (
    <Form form={form}>
      <Autocomplete
        label={t('event.place')}
        description={t('event.placeHelp')}
        required
        dir="auto"
        data={[t('event.hall'), t('event.library'), t('event.courtyard')]}
        comboboxProps={{ zIndex: 300 }}
        {...form.getInputProps('place')}
      />
      <StepFoot wizard={wizard} form={form} />
    </Form>
  );
}
