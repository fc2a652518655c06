import { Radio } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ChoiceList } from '#web/kit/ChoiceList.tsx';
import { Form } from '#web/kit/form.tsx';
import { useStepForm } from '#web/kit/useWizard.ts';
import { StepFoot } from '#web/kit/Wizard.tsx';
import { ABOUT, type StepProps } from './problem.ts';

const schema = z.object({ about: z.enum(ABOUT) });

export function AboutStep({ wizard }: StepProps) {
  const { t } = useTranslation('form-wizard');
  const form = useStepForm(wizard, schema, { about: wizard.values.about });
  return (
    <Form form={form}>
      <Radio.Group label={t('problem.question')} {...form.getInputProps('about')}>
        <ChoiceList>
          {ABOUT.map((about) => (
            <Radio key={about} value={about} label={t(`problem.${about}`)} />
          ))}
        </ChoiceList>
      </Radio.Group>
      <StepFoot wizard={wizard} form={form} />
    </Form>
  );
}
