import { Checkbox, Radio, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ChoiceList } from '#web/kit/ChoiceList.tsx';
import { FormFaults } from '#web/kit/FormFaults.tsx';
import { FieldPair, Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { toast } from '#web/kit/toast.ts';

const FOODS = ['all', 'vegetarian', 'vegan'];
const trip = z.object({
  student: z.string().trim().min(1, 'Enter a name.'),
  birth: z.iso.date('Choose a day.'),
  email: z.email('Enter an email address.'),
  phone: z.string().regex(/^[\d\s+()./-]{6,}$/, 'Use digits, spaces and + ( ) - / only.'),
  food: z.string().refine((food) => FOODS.includes(food), 'Choose from what is shown.'),
  consent: z.boolean().refine((given) => given, 'This is required.'),
});

export function Faults() {
  const { t } = useTranslation('form-validation');
  const form = useZodForm(trip, {
    initialValues: { student: '', birth: '', email: '', phone: '', food: '', consent: false },
    onSubmit: ({ student }) => void toast.done(t('faults.fine', { name: student })),
  });
  return (
    <Form form={form}>
      <FormFaults form={form} name={(path) => t(`faults.${path as keyof z.infer<typeof trip>}`)} />
      <FieldPair>
        <TextInput label={t('faults.student')} required dir="auto" {...form.getInputProps('student')} />
        <TextInput type="date" label={t('faults.birth')} required {...form.getInputProps('birth')} />
      </FieldPair>
      <FieldPair>
        <TextInput type="email" label={t('faults.email')} required dir="ltr" {...form.getInputProps('email')} />
        <TextInput type="tel" label={t('faults.phone')} required dir="ltr" {...form.getInputProps('phone')} />
      </FieldPair>
      <Radio.Group label={t('faults.food')} required {...form.getInputProps('food')}>
        <ChoiceList>
          {FOODS.map((food) => (
            <Radio key={food} value={food} label={t(`faults.foods.${food}`)} />
          ))}
        </ChoiceList>
      </Radio.Group>
      <Checkbox label={t('faults.consent')} {...form.getInputProps('consent', { type: 'checkbox' })} />
      <SubmitButton form={form} ms="auto">
        {t('faults.send')}
      </SubmitButton>
    </Form>
  );
}
