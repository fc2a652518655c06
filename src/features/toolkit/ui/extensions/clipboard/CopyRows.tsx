import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { copyText } from '#web/kit/copyText.ts';
import { formatNumber } from '#web/kit/format.ts';
import { PlainTable } from '#web/kit/PlainTable.tsx';

const ROWS = [
  { name: 'Daniel Osei', points: 27 },
  { name: 'Ines Carvalho', points: 31 },
  { name: 'Oliver Kent', points: 24 },
];

export function CopyRows() {
  const { t } = useTranslation('clipboard');

  function copy() {
    const head = [t('table.name'), t('table.points')];
    const lines = [head, ...ROWS.map(({ name, points }) => [name, points])];
    const text = lines.map((cells) => cells.join('\t')).join('\n');
    return copyText(text, t('table.done', { count: ROWS.length, number: formatNumber(ROWS.length) }));
  }

  return (
    <>
      <PlainTable
        caption={t('table.caption')}
        density="compact"
        columns={[
          { id: 'name', header: t('table.name'), cell: ({ name }) => name, isName: true },
          { id: 'points', header: t('table.points'), cell: ({ points }) => formatNumber(points), align: 'end' },
        ]}
        rows={ROWS}
        rowId={({ name }) => name}
      />
      <Button
        variant="default"
        mt={12}
        leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
        onClick={() => void copy()}
      >
        {t('table.copy')}
      </Button>
    </>
  );
}
