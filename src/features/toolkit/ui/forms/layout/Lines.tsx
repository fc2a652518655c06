import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldLines } from '#web/kit/FieldLines.tsx';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { toast } from '#web/kit/toast.ts';

const test = z.object({
  name: z.string().trim().min(1, 'Enter a name.'),
  minutes: z.number('Give minutes.').int('Give whole minutes.').min(1, 'Give minutes.'),
  shows: z.string(),
});

export function Lines() {
  const { t } = useTranslation('form-layout');
  const form = useZodForm(test, {
    initialValues: { name: '', minutes: 45, shows: 'end' },
    onSubmit: ({ name, minutes }) => void toast.done(t('lines.saved', { name, count: minutes })),
  });
  const shows = (['end', 'never'] as const).map((value) => ({ value, label: t(`lines.${value}`) }));
  return (
    <Form form={form}>
      <FieldLines>
        <TextInput label={t('lines.name')} required dir="auto" {...form.getInputProps('name')} />
        <NumberInput label={t('lines.minutes')} min={1} {...form.getInputProps('minutes')} />
        <NativeSelect
          label={t('lines.shows')}
          description={t('lines.showsHelp')}
          data={shows}
          {...form.getInputProps('shows')}
        />
      </FieldLines>
      <SubmitButton form={form} ms="auto">
        {t('lines.save')}
      </SubmitButton>
    </Form>
  );
}
