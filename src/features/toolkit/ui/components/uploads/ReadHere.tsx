import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FileDrop } from '#web/kit/FileDrop.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import { PlainTable } from '#web/kit/PlainTable.tsx';
import { readTableFile, type TableProblem, type TextTable } from '#web/kit/readTable.ts';

const SHOWN = 5;

export function ReadHere() {
  const { t } = useTranslation('component-uploads');
  const [found, setFound] = useState<{ name: string; table: TextTable | TableProblem }>();
  const { name = '', table } = found ?? {};

  async function read(file: File) {
    setFound({ name: file.name, table: await readTableFile(file) });
  }

  return (
    <Stack gap={12}>
      <FileDrop label={t('read.label')} accept=".csv" limits={t('read.limits')} onFile={(file) => void read(file)} />
      {typeof table === 'string' && <Notice tone="warning">{t(`read.${table}`, { name })}</Notice>}
      {typeof table === 'object' && (
        <PlainTable
          caption={t('read.first', { name })}
          showCaption
          density="compact"
          rows={table.rows.slice(0, SHOWN)}
          rowId={(row) => row.line}
          columns={table.headings.map((header, at) => ({
            id: String(at),
            header: <bdi>{header}</bdi>,
            isName: at === 0,
            cell: (row: TextTable['rows'][number]) => <bdi>{row.cells[at]}</bdi>,
          }))}
        />
      )}
    </Stack>
  );
}
