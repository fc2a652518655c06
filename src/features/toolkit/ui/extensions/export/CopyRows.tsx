import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { tsvFormatRows } from 'd3-dsv';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { copyText } from '#web/kit/copyText.ts';
import { formatNumber } from '#web/kit/format.ts';
import { PlainTable } from '#web/kit/PlainTable.tsx';

const MARKS = [
  { name: 'Amara Okafor', mark: 92 },
  { name: 'Jonas Weber', mark: 78 },
  { name: 'Ines Carvalho', mark: 85 },
];

export function CopyRows() {
  const { t } = useTranslation('export');
  const rows = [[t('copy.name'), t('copy.mark')], ...MARKS.map(({ name, mark }) => [name, String(mark)])];
  return (
    <>
      <PlainTable
        caption={t('copy.mark')}
        rows={MARKS}
        rowId={({ name }) => name}
        density="compact"
        columns={[
          { id: 'name', header: t('copy.name'), isName: true, cell: ({ name }) => name },
          { id: 'mark', header: t('copy.mark'), align: 'end', cell: ({ mark }) => formatNumber(mark) },
        ]}
      />
      <Button
        variant="default"
        mt={12}
        leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
        onClick={() => void copyText(tsvFormatRows(rows), t('copy.done'))}
      >
        {t('copy.button')}
      </Button>
    </>
  );
}
