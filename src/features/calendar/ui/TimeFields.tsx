import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DayInput } from '#web/kit/DayInput.tsx';
import type { ZodForm } from '#web/kit/form.tsx';
import { formatTimeIn } from '#web/kit/format.ts';
import classes from './Calendar.module.css';
import { isDay, momentAt } from './days.ts';
import { endAfter, type FormInput, readStart } from './eventForm.ts';

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
  const known = useRef({ startDay, startTime });
  known.current = readStart(values, known.current);
  const begin = (path: 'startDay' | 'startTime', text: string) => {
    const next = { startDay, startTime, [path]: text };
    form.setValues({ ...next, ...endAfter({ ...values, ...known.current }, next.startDay, next.startTime) });
    // What is said of it goes once it is right.
    form.getInputProps(path).onChange(text);
  };
  const isElsewhere = !allDay && timeZone !== zone && isDay(startDay) && isDay(endDay) && startTime && endTime;
  return (
    <>
      <Checkbox label={t('allDay')} {...form.getInputProps('allDay', { type: 'checkbox' })} />
      <div className={classes.pair}>
        <DayInput
          label={t('fields.start')}
          withAsterisk
          {...form.getInputProps('startDay')}
          onChange={(event) => begin('startDay', event.currentTarget.value)}
        />
        {!allDay && (
          <TextInput
            type="time"
            label={t('fields.startTime')}
            {...form.getInputProps('startTime')}
            onChange={(event) => begin('startTime', event.currentTarget.value)}
          />
        )}
      </div>
      <div className={classes.pair}>
        <DayInput label={t('fields.end')} withAsterisk {...form.getInputProps('endDay')} />
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
