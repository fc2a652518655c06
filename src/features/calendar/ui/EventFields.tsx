import { MultiSelect, Select, TextInput } from '@mantine/core';
import { MOST_REMINDERS } from '#features/calendar/choices.ts';
import type { EventKind, Guest } from '#features/calendar/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { ZodForm } from '#web/kit/form.tsx';
import { HueSquare } from '#web/kit/Hue.tsx';
import { PeoplePicker } from '#web/kit/PeoplePicker.tsx';
import { RichText } from '#web/kit/RichText.tsx';
import { useSession } from '#web/session.ts';
import classes from './Calendar.module.css';
import type { FormInput } from './eventForm.ts';
import { GuestAnswers } from './GuestAnswers.tsx';
import { HUE_OF, KINDS } from './kinds.ts';
import { RepeatFields } from './RepeatFields.tsx';
import { OFFERED, reminderWords } from './reminders.ts';
import { TimeFields } from './TimeFields.tsx';

interface Props {
  form: ZodForm<FormInput>;
  zone: string;
  /** Those who are invited already, with what they said. */
  guests: Guest[];
}

/** Everything that can be said of an event. */
export function EventFields({ form, zone, guests }: Props) {
  const { t } = useTranslation('calendar');
  const me = useSession()?.id;
  const { calendar, reminders } = form.values;
  const offered = [...new Set([...OFFERED, ...reminders.map(Number)])].sort((a, b) => a - b);
  const invited = new Set(form.values.guests.map((one) => one.email.toLowerCase()));
  return (
    <>
      <TextInput label={t('fields.title')} withAsterisk data-autofocus dir="auto" {...form.getInputProps('title')} />
      <Select
        label={t('fields.kind')}
        allowDeselect={false}
        data={KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        leftSection={<HueSquare hue={HUE_OF[calendar]} />}
        renderOption={({ option }) => (
          <span className={classes.option}>
            <HueSquare hue={HUE_OF[option.value as EventKind]} />
            {option.label}
          </span>
        )}
        {...form.getInputProps('calendar')}
      />
      <TimeFields form={form} zone={zone} />
      <RepeatFields form={form} />
      <PeoplePicker
        use="calendar"
        addresses
        label={t('fields.guests')}
        description={t('fields.guestsHelp')}
        value={form.values.guests}
        without={me === undefined ? [] : [me]}
        onChange={(people) => form.setFieldValue('guests', people)}
      />
      <GuestAnswers guests={guests.filter((one) => invited.has(one.email.toLowerCase()))} />
      <TextInput label={t('fields.location')} dir="auto" {...form.getInputProps('location')} />
      <TextInput label={t('fields.url')} type="url" placeholder="https://" dir="ltr" {...form.getInputProps('url')} />
      <MultiSelect
        label={t('fields.reminders')}
        data={offered.map((one) => ({ value: String(one), label: reminderWords(one) }))}
        maxValues={MOST_REMINDERS}
        {...form.getInputProps('reminders')}
      />
      <RichText
        label={t('fields.description')}
        value={form.values.description}
        onChange={(html) => form.setFieldValue('description', html)}
      />
    </>
  );
}
