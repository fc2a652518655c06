import { TextInput } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FormRow, FormRows } from '#web/kit/FormRows.tsx';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { useFormRows } from '#web/kit/useFormRows.ts';
import { Lessons } from './Lessons.tsx';
import { newChapter, outline } from './outline.ts';

export function Chapters() {
  const { t } = useTranslation('form-repeater');
  const sea = { key: 'sea', title: t('chapters.sea'), lessons: [{ key: 'moon', title: t('chapters.moon') }] };
  const form = useZodForm(outline, {
    initialValues: { chapters: [sea] },
    onSubmit: ({ chapters }) => {
      const lessons = chapters.flatMap((one) => one.lessons);
      toast.done(t('chapters.fine', { count: lessons.length }));
    },
  });
  const rows = useFormRows(form, {
    path: 'chapters',
    of: ({ chapters }) => chapters,
    blank: newChapter,
    isBlank: (one) => one.title === '' && one.lessons.every((lesson) => lesson.title === ''),
    most: 10,
    name: (place) => t('chapters.named', { place: formatNumber(place + 1) }),
  });
  return (
    <Form form={form}>
      <FormRows of={rows} label={t('chapters.title')} add={t('chapters.add')} isLean>
        {(one, at) => (
          <FormRow key={one.key} of={rows} row={one} place={at}>
            <TextInput
              {...rows.first(at)}
              aria-label={t('chapters.name')}
              placeholder={t('chapters.name')}
              dir="auto"
              {...form.getInputProps(`chapters.${at}.title`)}
            />
            <Lessons form={form} chapter={at} />
          </FormRow>
        )}
      </FormRows>
      <SubmitButton form={form} ms="auto">
        {t('check')}
      </SubmitButton>
    </Form>
  );
}
