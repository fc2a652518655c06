import { Chip, Input, Select } from '@mantine/core';
import { FREQUENCIES, WEEKDAYS } from '#features/calendar/repeat.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { countOr } from '#web/kit/countOr.ts';
import { DayInput } from '#web/kit/DayInput.tsx';
import type { ZodForm } from '#web/kit/form.tsx';
import { formatWeekday } from '#web/kit/format.ts';
import { NumberField } from '#web/kit/NumberField.tsx';
import classes from './Calendar.module.css';
import { addDays, isDay } from './days.ts';
import type { FormInput } from './eventForm.ts';
import { ENDS, MONTHLY, MOST, monthlyOn, nthOf, ONCE, weekdayName } from './repeat.ts';

/** A Monday, to name the days of the week by. */
const MONDAY = '2026-11-16';

/** Never, or every so many days, weeks, months or years, and until when. */
export function RepeatFields({ form }: { form: ZodForm<FormInput> }) {
  const { t } = useTranslation('calendar');
  const { every, startDay, ends, monthly } = form.values;
  // What is not seen any more must not keep the event from being saved.
  const mend = (path: keyof typeof MOST) => {
    form.setFieldValue(path, countOr(ONCE[path], form.getValues()[path], MOST[path]));
    form.clearFieldError(path);
  };
  const choose = (value: string | null) => {
    if (value === 'never') {
      mend('interval');
      mend('count');
    }
    form.setFieldValue('every', (value ?? 'never') as FormInput['every']);
    if (value === 'WEEKLY' && form.values.weekdays.length === 0 && isDay(startDay))
      form.setFieldValue('weekdays', [weekdayName(startDay)]);
  };
  const hasStart = isDay(startDay);
  const weekday = hasStart ? formatWeekday(startDay) : '';
  return (
    <>
      <div className={classes.pair}>
        <Select
          label={t('repeat.label')}
          allowDeselect={false}
          data={(['never', ...FREQUENCIES] as const).map((one) => ({ value: one, label: t(`repeat.${one}`) }))}
          value={every}
          onChange={choose}
        />
        {every !== 'never' && (
          <NumberField
            label={t(`repeat.every.${every}`)}
            min={1}
            max={MOST.interval}
            {...form.getInputProps('interval')}
          />
        )}
      </div>
      {every === 'WEEKLY' && (
        <Input.Wrapper label={t('repeat.on')} labelElement="div">
          <Chip.Group multiple value={form.values.weekdays} onChange={(days) => form.setFieldValue('weekdays', days)}>
            <fieldset className={classes.weekdays} aria-label={t('repeat.on')}>
              {WEEKDAYS.map((day, at) => (
                <Chip key={day} value={day} size="xs" radius="sm">
                  {formatWeekday(addDays(MONDAY, at))}
                </Chip>
              ))}
            </fieldset>
          </Chip.Group>
        </Input.Wrapper>
      )}
      {every === 'MONTHLY' && hasStart && (
        <Select
          label={t('repeat.on')}
          allowDeselect={false}
          data={MONTHLY.filter((one) => monthlyOn(one, startDay) === one).map((one) => ({
            value: one,
            label: t(`repeat.monthly.${one}`, { day: Number(startDay.slice(8)), nth: nthOf(startDay), weekday }),
          }))}
          value={monthlyOn(monthly, startDay)}
          onChange={(value) => form.setFieldValue('monthly', (value ?? 'day') as FormInput['monthly'])}
        />
      )}
      {every !== 'never' && (
        <div className={classes.pair}>
          <Select
            label={t('repeat.ends')}
            allowDeselect={false}
            data={ENDS.map((one) => ({ value: one, label: t(`repeat.end.${one}`) }))}
            value={ends}
            onChange={(value) => {
              if (value !== 'count') mend('count');
              form.setFieldValue('ends', (value ?? 'never') as FormInput['ends']);
            }}
          />
          {ends === 'until' && <DayInput label={t('repeat.until')} {...form.getInputProps('until')} />}
          {ends === 'count' && (
            <NumberField label={t('repeat.count')} min={1} max={MOST.count} {...form.getInputProps('count')} />
          )}
        </div>
      )}
    </>
  );
}
