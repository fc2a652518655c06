import { NumberInput, TextInput } from '@mantine/core';
import type { ClipboardEvent } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { columnLabel, FormRow, FormRows } from '#web/kit/FormRows.tsx';
import { Form, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { pastedCells } from '#web/kit/pastedCells.ts';
import { toast } from '#web/kit/toast.ts';
import { useFormRows } from '#web/kit/useFormRows.ts';
import { blank, isBlank, MOST, marks, rowOf } from './marks.ts';
import classes from './Pasted.module.css';

export function Pasted() {
  const { t } = useTranslation('form-repeater');
  const form = useZodForm(marks, {
    initialValues: { students: [blank()] },
    onSubmit: ({ students }) => void toast.done(t('pasted.fine', { count: students.length })),
  });
  const rows = useFormRows(form, {
    path: 'students',
    of: ({ students }) => students,
    blank,
    isBlank,
    most: MOST,
    name: (place) => t('pasted.named', { place: formatNumber(place + 1) }),
  });

  function paste(event: ClipboardEvent) {
    const cells = pastedCells(event.clipboardData.getData('text'));
    if (!cells) return;
    event.preventDefault();
    const before = rows.rows;
    const all = [...before.filter((one) => !isBlank(one)), ...cells.map(rowOf)];
    rows.set(() => all.slice(0, MOST));
    const left = Math.max(0, all.length - MOST);
    toast.done(t('pasted.taken', { count: cells.length - left }), {
      detail: left > 0 ? t('pasted.left', { count: left }) : undefined,
      undo: () => rows.set(() => before),
    });
  }

  const head = (
    <div className={classes.student}>
      <span>{t('pasted.name')}</span>
      <span>{t('pasted.email')}</span>
      <span>{t('pasted.points')}</span>
    </div>
  );
  return (
    <Form form={form} className={classes.form}>
      <div onPaste={paste}>
        <FormRows of={rows} label={t('pasted.title')} add={t('pasted.add')} hint={t('pasted.hint')} head={head}>
          {(one, at) => (
            <FormRow key={one.key} of={rows} row={one} place={at} className={classes.student}>
              <TextInput
                {...rows.first(at)}
                {...columnLabel(t('pasted.name'))}
                dir="auto"
                {...form.getInputProps(`students.${at}.name`)}
              />
              <TextInput
                {...columnLabel(t('pasted.email'))}
                type="email"
                dir="ltr"
                {...form.getInputProps(`students.${at}.email`)}
              />
              <NumberInput
                {...columnLabel(t('pasted.points'))}
                hideControls
                dir="ltr"
                {...form.getInputProps(`students.${at}.points`)}
              />
            </FormRow>
          )}
        </FormRows>
      </div>
      <SubmitButton form={form} ms="auto">
        {t('check')}
      </SubmitButton>
    </Form>
  );
}
