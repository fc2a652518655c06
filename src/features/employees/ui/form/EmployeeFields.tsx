import { Autocomplete, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { EmployeeStatus } from '#features/employees/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DayInput } from '#web/kit/DayInput.tsx';
import type { ZodForm } from '#web/kit/form.tsx';
import { NumberField } from '#web/kit/NumberField.tsx';
import { choicesQuery } from '../queries.ts';
import { useStatusChoices } from '../useEmployeeFilters.ts';
import type { EmployeeValues } from './employeeValues.ts';
import classes from './Form.module.css';

export function EmployeeFields({ form }: { form: ZodForm<EmployeeValues> }) {
  const { t } = useTranslation('employees');
  const choices = useQuery(choicesQuery).data;
  const statuses = useStatusChoices();
  return (
    <>
      <TextInput
        label={t('columns.full_name')}
        required
        data-autofocus
        dir="auto"
        autoComplete="off"
        {...form.getInputProps('full_name')}
      />
      <TextInput
        label={t('columns.email')}
        required
        type="email"
        dir="ltr"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <div className={classes.pair}>
        <Autocomplete label={t('columns.post')} data={choices?.posts ?? []} limit={8} {...form.getInputProps('post')} />
        <Autocomplete
          label={t('columns.city')}
          data={choices?.cities ?? []}
          limit={8}
          {...form.getInputProps('city')}
        />
      </div>
      <div className={classes.pair}>
        <DayInput label={t('columns.start_date')} required {...form.getInputProps('start_date')} />
        <NumberField label={t('columns.salary')} required decimals={2} {...form.getInputProps('salary')} />
      </div>
      <div className={classes.pair}>
        <NumberField label={t('columns.age')} required {...form.getInputProps('age')} />
        <NumberField label={t('form.experience')} required {...form.getInputProps('experience')} />
      </div>
      <NativeSelect
        label={t('columns.status')}
        data={statuses}
        {...form.getInputProps('status')}
        value={String(form.values.status)}
        onChange={(event) => form.setFieldValue('status', Number(event.currentTarget.value) as EmployeeStatus)}
      />
    </>
  );
}
