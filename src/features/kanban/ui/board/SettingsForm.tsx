import { Button, Radio, Select, Switch, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { BOARD_GLYPHS, COLOURS } from '#features/kanban/choices.ts';
import type { Board } from '#features/kanban/contract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { NumberField } from '#web/kit/NumberField.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import type { Column } from '../data/columns.ts';
import { saveBoard, theirBoard } from '../data/deeds.ts';
import classes from './BoardSettings.module.css';
import { Glyph } from './Glyph.tsx';

const settingsForm = lateSchema(async () => (await import('./settingsForm.ts')).settingsForm);

type Look = Pick<Board, 'title' | 'glyph' | 'colour' | 'isDone' | 'wipLimit'>;

const valuesOf = ({ title, glyph, colour, isDone, wipLimit }: Look) => ({
  ...{ title, glyph, colour, isDone },
  wipLimit: wipLimit ?? ('' as const),
});

/** What was changed here, and nothing else. */
const changedFrom = (board: Look, values: Look): Partial<Look> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== board[name as keyof Look]));

export function SettingsForm({ column: { board }, onClose }: { column: Column; onClose: () => void }) {
  const { t } = useTranslation('kanban');
  /** The board as it was when this was begun, or as somebody else changed it and was told. */
  const base = useRef<Board>(board);
  const form = useZodForm(settingsForm, {
    initialValues: valuesOf(board),
    guard: true,
    onSubmit: async (values) => {
      const mine = changedFrom(base.current, values);
      try {
        await saveBoard(board.id, base.current.version, mine);
      } catch (error) {
        const theirs = await theirBoard(board.id, error);
        if (!theirs) throw error;
        base.current = theirs;
        form.resetDirty(valuesOf(theirs));
        form.setValues(valuesOf({ ...theirs, ...mine }));
        throw new ApiError(409, t('settings.changed', { name: theirs.title }));
      }
      onClose();
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
      <NumberField
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
