import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FileDrop } from '#web/kit/FileDrop.tsx';
import { FieldError } from '#web/kit/form.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { readTableFile, type TableProblem, type TextTable } from '#web/kit/readTable.ts';
import { SAMPLE } from './pupils.ts';
import { RowsTable } from './RowsTable.tsx';

export function ReadFile() {
  const { t } = useTranslation('import');
  const [read, setRead] = useState<TextTable | TableProblem>();
  const take = async (file: Blob) => setRead(await readTableFile(file));
  const count = typeof read === 'object' ? read.rows.length : 0;
  return (
    <>
      <FileDrop
        label={t('read.label')}
        accept=".csv,.tsv,.txt,text/csv"
        limits={t('read.limits')}
        onFile={(file) => void take(file)}
      />
      <Button variant="default" size="xs" my={12} onClick={() => void take(new Blob([SAMPLE]))}>
        {t('read.sample')}
      </Button>
      <div aria-live="polite">
        {typeof read === 'string' && <FieldError>{t(`problem.${read}`)}</FieldError>}
        {typeof read === 'object' && <Text mb={8}>{t('read.rows', { count, number: formatNumber(count) })}</Text>}
      </div>
      {typeof read === 'object' && <RowsTable caption={t('read.label')} line={t('line')} table={read} />}
    </>
  );
}
