import { TextInput } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FormRow, FormRows } from '#web/kit/FormRows.tsx';
import type { ZodForm } from '#web/kit/form.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { useFormRows } from '#web/kit/useFormRows.ts';
import { newLesson, type Outline } from './outline.ts';

/** The rows of a row: their path says which one they belong to. */
export function Lessons({ form, chapter }: { form: ZodForm<Outline>; chapter: number }) {
  const { t } = useTranslation('form-repeater');
  const path = `chapters.${chapter}.lessons`;
  const rows = useFormRows(form, {
    path,
    of: ({ chapters }) => chapters[chapter]?.lessons ?? [],
    blank: newLesson,
    isBlank: ({ title }) => title === '',
    most: 10,
    name: (place) => t('chapters.lesson', { chapter: formatNumber(chapter + 1), place: formatNumber(place + 1) }),
  });
  return (
    <FormRows of={rows} label={t('chapters.lessons')} add={t('chapters.addLesson')} isLean>
      {(one, at) => (
        <FormRow key={one.key} of={rows} row={one} place={at}>
          <TextInput
            {...rows.first(at)}
            aria-label={rows.name(at)}
            placeholder={t('chapters.lessonName')}
            dir="auto"
            {...form.getInputProps(`${path}.${at}.title`)}
          />
        </FormRow>
      )}
    </FormRows>
  );
}
