import { Stack } from '@mantine/core';
import { csvParseRows } from 'd3-dsv';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FileDrop } from '#web/kit/FileDrop.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import { PlainTable } from '#web/kit/PlainTable.tsx';

const SHOWN = 5;

export function ReadHere() {
  const { t } = useTranslation('component-uploads');
  const [name, setName] = useState('');
  const [[head, ...rows], setLines] = useState<string[][]>([]);

  async function read(file: File) {
    setName(file.name);
    setLines(csvParseRows(await file.text()).slice(0, SHOWN + 1));
  }

  return (
    <Stack gap={12}>
      <FileDrop label={t('read.label')} accept=".csv" limits={t('read.limits')} onFile={(file) => void read(file)} />
      {name && rows.length === 0 && <Notice tone="warning">{t('read.nothing', { name })}</Notice>}
      {head && rows.length > 0 && (
        <PlainTable
          caption={t('read.first', { name })}
          showCaption
          density="compact"
          rows={rows}
          rowId={(row) => rows.indexOf(row)}
          columns={head.map((header, at) => ({
            id: String(at),
            header,
            isName: at === 0,
            cell: (row: string[]) => row[at],
          }))}
        />
      )}
    </Stack>
  );
}
