import { Checkbox, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { REPEAT_EVERY } from '#features/todo/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { countOr } from '#web/kit/countOr.ts';
import { DayInput } from '#web/kit/DayInput.tsx';
import type { ZodForm } from '#web/kit/form.tsx';
import { NumberField } from '#web/kit/NumberField.tsx';
import { PeoplePicker } from '#web/kit/PeoplePicker.tsx';
import { tagsQuery } from './queries.ts';
import { StepsField } from './StepsField.tsx';
import classes from './Todo.module.css';
import type { FormInput } from './taskForm.ts';

const MOST_INTERVAL = 99;

interface Props {
  form: ZodForm<FormInput>;
  readOnly: boolean;
  /** Whom it was given to does it, puts its date off and ticks its steps; the rest is its owner's. */
  isOwn: boolean;
}

/** Everything that can be said of a task. */
export function TaskFields({ form, readOnly, isOwn }: Props) {
  const { t } = useTranslation('todo');
  const tags = useQuery(tagsQuery).data ?? [];
  const { every } = form.values;
  const isFixed = readOnly || !isOwn;
  const { onChange: setEvery, ...everyProps } = form.getInputProps('every');
  const chooseEvery = (next: string | null) => {
    setEvery(next);
    if (next !== 'never' && next !== 'weekday') return;
    // What is not seen any more must not keep the task from being saved.
    form.setFieldValue('interval', countOr(1, form.getValues().interval, MOST_INTERVAL));
    form.clearFieldError('interval');
  };
  return (
    <>
      <TextInput
        label={t('fields.title')}
        withAsterisk
        data-autofocus
        dir="auto"
        readOnly={isFixed}
        {...form.getInputProps('title')}
      />
      <div className={classes.pair}>
        <Checkbox
          label={t('fields.completed')}
          disabled={readOnly}
          {...form.getInputProps('isCompleted', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('filters.important')}
          disabled={readOnly}
          {...form.getInputProps('isImportant', { type: 'checkbox' })}
        />
      </div>
      <div className={classes.pair}>
        <DayInput label={t('fields.due')} readOnly={readOnly} {...form.getInputProps('day')} />
        <TextInput
          type="time"
          label={t('fields.time')}
          readOnly={readOnly}
          disabled={!form.values.day}
          {...form.getInputProps('time')}
        />
      </div>
      <PeoplePicker
        use="todo"
        single
        label={t('fields.assignee')}
        description={t('fields.assigneeHelp')}
        value={form.values.assignee}
        disabled={isFixed}
        onChange={(people) => form.setFieldValue('assignee', people)}
      />
      <TagsInput
        label={t('tags.title')}
        data={tags.map((tag) => tag.name)}
        maxTags={20}
        readOnly={isFixed}
        {...form.getInputProps('tags')}
      />
      <Textarea
        label={t('fields.description')}
        autosize
        minRows={3}
        maxRows={12}
        dir="auto"
        readOnly={isFixed}
        {...form.getInputProps('description')}
      />
      <StepsField
        value={form.values.subtasks}
        readOnly={readOnly}
        onChange={(steps) => form.setFieldValue('subtasks', steps)}
      />
      <div className={classes.pair}>
        <DayInput label={t('fields.remind')} readOnly={isFixed} {...form.getInputProps('remindDay')} />
        <TextInput
          type="time"
          label={t('fields.time')}
          readOnly={isFixed}
          disabled={!form.values.remindDay}
          {...form.getInputProps('remindTime')}
        />
      </div>
      <div className={classes.pair}>
        <Select
          label={t('repeat.label')}
          allowDeselect={false}
          readOnly={isFixed}
          data={(['never', ...REPEAT_EVERY] as const).map((one) => ({ value: one, label: t(`repeat.${one}`) }))}
          {...everyProps}
          onChange={chooseEvery}
        />
        {every !== 'never' && every !== 'weekday' && (
          <NumberField
            label={t('repeat.interval')}
            min={1}
            max={MOST_INTERVAL}
            readOnly={isFixed}
            {...form.getInputProps('interval')}
          />
        )}
      </div>
    </>
  );
}
