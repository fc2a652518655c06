import { NumberInput, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, useZodForm } from '#web/kit/form.tsx';
import { saveRows } from '#web/kit/saveRows.ts';
import { type StepOf, useStepForm, useWizard } from '#web/kit/useWizard.ts';
import { StepFoot, Wizard } from '#web/kit/Wizard.tsx';

const EMPTY = { course: '', lessons: 12 };
const course = z.object({ course: z.string().trim().min(1, 'Enter a name.') });
const MOST = 200;
const lessons = z.object({
  lessons: z
    .number('Give a number.')
    .int('Give a whole number.')
    .min(1, 'At least 1.')
    .max(MOST, `Give a number up to ${MOST}.`),
});
type Props = { wizard: StepOf<typeof EMPTY> };

function CourseStep({ wizard }: Props) {
  const { t } = useTranslation('form-wizard');
  const form = useStepForm(wizard, course, { course: wizard.values.course });
  return (
    <Form form={form}>
      <TextInput label={t('plan.name')} required dir="auto" {...form.getInputProps('course')} />
      <StepFoot wizard={wizard} form={form} />
    </Form>
  );
}

function LessonsStep({ wizard }: Props) {
  const { t } = useTranslation('form-wizard');
  const form = useStepForm(wizard, lessons, { lessons: wizard.values.lessons });
  return (
    <Form form={form}>
      <NumberInput label={t('plan.count')} required min={1} max={MOST} {...form.getInputProps('lessons')} />
      <StepFoot wizard={wizard} form={form} />
    </Form>
  );
}

function FileStep({ wizard, onDone }: Props & { onDone: () => void }) {
  const { t } = useTranslation('form-wizard');
  const { course, lessons } = wizard.values;
  const form = useZodForm(z.object({}), {
    initialValues: {},
    onSubmit: () => {
      const rows = Array.from({ length: lessons }, (_, at) => [at + 1, null]);
      saveRows('csv', { columns: [course, ''], rows }, 'plan');
      onDone();
    },
  });
  return (
    <Form form={form}>
      <Text>{t('plan.ready', { course, count: lessons })}</Text>
      <StepFoot wizard={wizard} form={form}>
        {t('plan.save')}
      </StepFoot>
    </Form>
  );
}

export function Vertical() {
  const { t } = useTranslation('form-wizard');
  const wizard = useWizard('toolkit-plan', EMPTY, () => ['course', 'lessons', 'file']);
  const names = wizard.steps.map((step) => t(`plan.${step}`));
  return (
    <Wizard label={t('plan.title')} wizard={wizard} names={names} isVertical>
      {wizard.step === 'course' && <CourseStep wizard={wizard} />}
      {wizard.step === 'lessons' && <LessonsStep wizard={wizard} />}
      {wizard.step === 'file' && <FileStep wizard={wizard} onDone={wizard.start} />}
    </Wizard>
  );
}
