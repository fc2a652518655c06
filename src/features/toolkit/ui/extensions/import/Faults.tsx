import { Button, Group, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { PlainTable } from '#web/kit/PlainTable.tsx';
import { tableIn } from '#web/kit/readTable.ts';
import { toast } from '#web/kit/toast.ts';
import { type CheckedRow, checked, FIELDS, SAMPLE } from './pupils.ts';

export function Faults() {
  const { t } = useTranslation('import');
  const [onlyWrong, setOnlyWrong] = useState(false);
  const rows = checked(tableIn(SAMPLE));
  const right = rows.filter(({ isRight }) => isRight).length;
  const cellOf = (row: CheckedRow, field: string) => row.pupil.find((cell) => cell.field === field);
  return (
    <>
      <Group justify="space-between" mb={12}>
        <Switch
          label={t('faults.only', { number: formatNumber(rows.length - right) })}
          checked={onlyWrong}
          onChange={({ currentTarget }) => setOnlyWrong(currentTarget.checked)}
        />
        <Button onClick={() => toast.done(t('faults.taken', { count: right, number: formatNumber(right) }))}>
          {t('faults.take', { count: right, number: formatNumber(right) })}
        </Button>
      </Group>
      <PlainTable
        caption={t('faults.label')}
        rows={onlyWrong ? rows.filter(({ isRight }) => !isRight) : rows}
        rowId={({ line }) => line}
        columns={[
          { id: 'line', header: t('line'), align: 'end', width: 64, cell: ({ line }) => formatNumber(line) },
          ...FIELDS.map((field) => ({
            id: field,
            header: t(`fields.${field}`),
            tone: (row: CheckedRow) => (cellOf(row, field)?.fault ? ('danger' as const) : undefined),
            cell: (row: CheckedRow) => {
              const { text, fault } = cellOf(row, field) ?? {};
              return (
                <>
                  <bdi>{text}</bdi>
                  {fault && <FieldError>{t(`faults.${fault}`)}</FieldError>}
                </>
              );
            },
          })),
        ]}
      />
    </>
  );
}
