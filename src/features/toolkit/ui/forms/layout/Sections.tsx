import { Checkbox, NumberInput, Stack, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ChoiceList } from '#web/kit/ChoiceList.tsx';
import { Form, useZodForm } from '#web/kit/form.tsx';
import { SaveBar } from '#web/kit/SaveBar.tsx';
import { SettingsCard } from '#web/kit/SettingsCard.tsx';
import { toast } from '#web/kit/toast.ts';
import classes from './Sections.module.css';

const settings = z.object({
  school: z.string().trim().min(1, 'Enter a name.'),
  email: z.email('Enter an email address.'),
  days: z.number('Give a number.').int('Give a whole number.').min(0, 'Give a number from 0 on.'),
  remind: z.boolean(),
  late: z.boolean(),
});

export function Sections() {
  const { t } = useTranslation('form-layout');
  const form = useZodForm(settings, {
    initialValues: { school: 'Alderbrook', email: 'office@alderbrook.school', days: 14, remind: true, late: false },
    guard: true,
    onSubmit: () => void toast.done(t('sections.saved')),
  });
  return (
    <Form form={form} className={classes.sections}>
      <SettingsCard title={t('sections.about')} help={t('sections.aboutHelp')}>
        <Stack>
          <TextInput label={t('sections.school')} required dir="auto" {...form.getInputProps('school')} />
          <TextInput type="email" label={t('sections.email')} required dir="ltr" {...form.getInputProps('email')} />
        </Stack>
      </SettingsCard>
      <SettingsCard title={t('sections.work')} help={t('sections.workHelp')}>
        <Stack>
          <NumberInput label={t('sections.days')} min={0} maw={160} {...form.getInputProps('days')} />
          <ChoiceList>
            <Checkbox label={t('sections.remind')} {...form.getInputProps('remind', { type: 'checkbox' })} />
            <Checkbox label={t('sections.late')} {...form.getInputProps('late', { type: 'checkbox' })} />
          </ChoiceList>
        </Stack>
      </SettingsCard>
      <SaveBar form={form} />
    </Form>
  );
}
