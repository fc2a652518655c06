import { Button, NumberInput, Radio, Select, Switch, TextInput } from '@mantine/core';
import { BOARD_GLYPHS, COLOURS } from '#features/kanban/choices.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import type { Column } from '../data/columns.ts';
import { changeBoard } from '../data/deeds.ts';
import classes from './BoardSettings.module.css';
import { Glyph } from './Glyph.tsx';

const settingsForm = lateSchema(async () => (await import('./settingsForm.ts')).settingsForm);

export function SettingsForm({ column: { board }, onClose }: { column: Column; onClose: () => void }) {
  const { t } = useTranslation('kanban');
  const form = useZodForm(settingsForm, {
    initialValues: {
      title: board.title,
      glyph: board.glyph,
      colour: board.colour,
      isDone: board.isDone,
      wipLimit: board.wipLimit ?? '',
    },
    guard: true,
    onSubmit: async (values) => {
      if (await changeBoard(board, values)) onClose();
    },
  });
  return (
    <Form form={form} className={classes.form}>
      <TextInput label={t('settings.title')} withAsterisk data-autofocus dir="auto" {...form.getInputProps('title')} />
      <Radio.Group label={t('settings.glyph')} {...form.getInputProps('glyph')}>
        <div className={classes.glyphs}>
          {BOARD_GLYPHS.map((one) => (
            <Radio
              key={one}
              value={one}
              label={
                <span className={classes.glyph}>
                  <Glyph glyph={one} colour={form.values.colour} />
                  {t(`glyphs.${one}`)}
                </span>
              }
            />
          ))}
        </div>
      </Radio.Group>
      <Select
        label={t('settings.colour')}
        allowDeselect={false}
        data={COLOURS.map((one) => ({ value: one, label: t(`colours.${one}`) }))}
        {...form.getInputProps('colour')}
      />
      <Switch
        label={t('settings.isDone')}
        description={t('settings.isDoneHelp')}
        {...form.getInputProps('isDone', { type: 'checkbox' })}
      />
      <NumberInput
        label={t('settings.limit')}
        description={t('settings.limitHelp')}
        min={1}
        max={1000}
        {...form.getInputProps('wipLimit')}
      />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('save')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}
