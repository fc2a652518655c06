import { Button, Chip, Group } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { copyText } from '#web/kit/copyText.ts';
import { formatMoney, formatNumber } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { PlainTable } from '#web/kit/PlainTable.tsx';
import { rowsAsText } from '#web/kit/saveRows.ts';
import { INVOICES, PILLS, STATUSES } from './invoices.ts';

export function ByStatus() {
  const { t } = useTranslation('export-selected');
  const [chosen, setChosen] = useState<string[]>(['late']);
  const rows = INVOICES.filter(({ status }) => chosen.includes(status));
  const json = rowsAsText('json', {
    columns: ['number', 'client', 'status'],
    rows: rows.map(({ number, client, status }) => [number, client, status]),
  });
  return (
    <>
      <Chip.Group multiple value={chosen} onChange={setChosen}>
        <Group gap={8} mb={12} role="group" aria-label={t('status.label')}>
          {STATUSES.map((status) => (
            <Chip key={status} value={status} variant="light">
              {t(`status.${status}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <PlainTable
        caption={t('status.chosen')}
        rows={rows}
        rowId={({ number }) => number}
        density="compact"
        columns={[
          { id: 'client', header: t('client'), isName: true, cell: ({ client }) => <bdi>{client}</bdi> },
          { id: 'sum', header: t('sum'), align: 'end', cell: ({ cents }) => formatMoney(cents, 'EUR') },
          {
            id: 'status',
            header: t('status.label'),
            cell: ({ status }) => <Pill kind={PILLS[status]}>{t(`status.${status}`)}</Pill>,
          },
        ]}
      />
      <Button
        variant="default"
        mt={12}
        disabled={rows.length === 0}
        leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
        onClick={() => void copyText(json)}
      >
        {t('status.copy', { count: rows.length, number: formatNumber(rows.length) })}
      </Button>
    </>
  );
}
