import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Tick } from '#web/kit/DataTable/Tick.tsx';
import { formatMoney, formatNumber } from '#web/kit/format.ts';
import { PlainTable } from '#web/kit/PlainTable.tsx';
import { saveRows } from '#web/kit/saveRows.ts';
import { INVOICES } from './invoices.ts';

export function FewRows() {
  const { t } = useTranslation('export-selected');
  const [chosen, setChosen] = useState<number[]>([5037]);
  const rows = INVOICES.filter(({ number }) => chosen.includes(number));
  const count = rows.length;
  const isWhole = count === INVOICES.length;
  const toggle = (number: number) =>
    setChosen(chosen.includes(number) ? chosen.filter((one) => one !== number) : [...chosen, number]);
  const all = () => setChosen(isWhole ? [] : INVOICES.map(({ number }) => number));
  const save = () =>
    saveRows(
      'csv',
      { columns: ['number', 'client', 'cents'], rows: rows.map((one) => [one.number, one.client, one.cents]) },
      'invoices',
    );
  return (
    <>
      <PlainTable
        caption={t('few.label')}
        rows={INVOICES}
        rowId={({ number }) => number}
        rowTone={({ number }) => (chosen.includes(number) ? 'accent' : undefined)}
        density="compact"
        columns={[
          {
            id: 'tick',
            header: <Tick label={t('all')} checked={isWhole} some={count > 0 && !isWhole} onChange={all} />,
            width: 48,
            cell: ({ number, client }) => (
              <Tick label={t('one', { client })} checked={chosen.includes(number)} onChange={() => toggle(number)} />
            ),
          },
          { id: 'client', header: t('client'), isName: true, cell: ({ client }) => <bdi>{client}</bdi> },
          { id: 'sum', header: t('sum'), align: 'end', cell: ({ cents }) => formatMoney(cents, 'EUR') },
        ]}
      />
      <Button
        mt={12}
        disabled={count === 0}
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        onClick={save}
      >
        {t('few.save', { count, number: formatNumber(count) })}
      </Button>
    </>
  );
}
