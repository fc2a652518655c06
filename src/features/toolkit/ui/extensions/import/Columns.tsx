import { NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { tableIn } from '#web/kit/readTable.ts';
import { FIELDS, type Field } from './pupils.ts';
import { RowsTable } from './RowsTable.tsx';

const TABLE = tableIn(
  'Schüler;E-Mail;Klasse\nJonas Weber;jonas.weber@example.org;7b\nMia Braun;mia.braun@example.org;8a',
);

export function Columns() {
  const { t } = useTranslation('import');
  const [plan, setPlan] = useState<(Field | '')[]>(['name', 'email', '']);

  /** A field comes from one column: the last choice has it. */
  const choose = (column: number, field: Field | '') =>
    setPlan(plan.map((one, at) => (at === column ? field : one === field ? '' : one)));

  const used = plan.flatMap((field, column) => (field ? [{ field, column }] : []));
  const choices = [{ value: '', label: t('columns.leaveOut') }];
  for (const field of FIELDS) choices.push({ value: field, label: t(`fields.${field}`) });
  return (
    <Stack gap={12}>
      {TABLE.headings.map((heading, column) => (
        <NativeSelect
          key={heading}
          label={t('columns.becomes', { heading })}
          value={plan[column]}
          onChange={({ currentTarget }) => choose(column, currentTarget.value as Field | '')}
          data={choices}
        />
      ))}
      {used.length === 0 && <Text c="dimmed">{t('columns.none')}</Text>}
      <RowsTable
        caption={t('columns.label')}
        line={t('line')}
        table={{
          headings: used.map(({ field }) => t(`fields.${field}`)),
          rows: TABLE.rows.map(({ line, cells }) => ({ line, cells: used.map(({ column }) => cells[column] ?? '') })),
        }}
      />
    </Stack>
  );
}
