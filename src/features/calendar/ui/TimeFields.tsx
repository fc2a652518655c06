import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { ZodForm } from '#web/kit/form.tsx';
import { formatTimeIn } from '#web/kit/format.ts';
import classes from './Calendar.module.css';
import { addDays, daysBetween, momentAt } from './days.ts';
import type { FormInput } from './eventForm.ts';

const minutes = (day: string, time: string) => Date.parse(`${day}T${time || '00:00'}Z`) / 60_000;

/** What begins later ends later: it stays as long as it was. An end before the beginning was set on purpose, and stays. */
function endAfter({ allDay, startDay, startTime, endDay, endTime }: FormInput, day: string, time: string) {
  if (!day || !startDay || !endDay) return {};
  if (allDay) return endDay < startDay ? {} : { endDay: addDays(endDay, daysBetween(startDay, day)) };
  if (minutes(endDay, endTime) < minutes(startDay, startTime)) return {};
  const end = (minutes(endDay, endTime) + minutes(day, time) - minutes(startDay, startTime)) * 60_000;
  const text = new Date(end).toISOString();
  return { endDay: text.slice(0, 10), endTime: text.slice(11, 16) };
}

let zones: string[] | undefined;
function allZones(own: string): string[] {
  zones ??= Intl.supportedValuesOf('timeZone');
  return [...new Set([own, 'UTC', ...zones])];
}

/** When it is: all day or from a time to another, and where its clocks are. */
export function TimeFields({ form, zone }: { form: ZodForm<FormInput>; zone: string }) {
  const { t } = useTranslation('calendar');
  const { values } = form;
  const { allDay, startDay, startTime, endDay, endTime, timeZone } = values;
  const [showsZone, setShowsZone] = useState(timeZone !== zone);
  const begin = (day: string, time: string) =>
    form.setValues({ startDay: day, startTime: time, ...endAfter(values, day, time) });
  const isElsewhere = !allDay && timeZone !== zone && startDay && startTime && endTime;
  return (
    <>
      <Checkbox label={t('allDay')} {...form.getInputProps('allDay', { type: 'checkbox' })} />
      <div className={classes.pair}>
        <TextInput
          type="date"
          label={t('fields.start')}
          withAsterisk
          {...form.getInputProps('startDay')}
          onChange={(event) => begin(event.currentTarget.value, startTime)}
        />
        {!allDay && (
          <TextInput
            type="time"
            label={t('fields.startTime')}
            {...form.getInputProps('startTime')}
            onChange={(event) => begin(startDay, event.currentTarget.value)}
          />
        )}
      </div>
      <div className={classes.pair}>
        <TextInput type="date" label={t('fields.end')} withAsterisk {...form.getInputProps('endDay')} />
        {!allDay && <TextInput type="time" label={t('fields.endTime')} {...form.getInputProps('endTime')} />}
      </div>
      {!allDay && !showsZone && (
        <div>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconWorld size={16} stroke={1.75} aria-hidden />}
            onClick={() => setShowsZone(true)}
          >
            {t('fields.otherZone')}
          </Button>
        </div>
      )}
      {!allDay && showsZone && (
        <Select
          label={t('fields.zone')}
          searchable
          allowDeselect={false}
          limit={200}
          data={allZones(timeZone)}
          description={
            isElsewhere
              ? t('fields.yourTime', {
                  from: formatTimeIn(momentAt(startDay, startTime, timeZone), zone),
                  to: formatTimeIn(momentAt(endDay, endTime, timeZone), zone),
                })
              : undefined
          }
          {...form.getInputProps('timeZone')}
        />
      )}
    </>
  );
}
