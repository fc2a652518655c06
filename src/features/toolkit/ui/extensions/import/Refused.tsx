import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FileDrop } from '#web/kit/FileDrop.tsx';
import { FieldError } from '#web/kit/form.tsx';
import { MOST_TABLE_BYTES, readTableFile } from '#web/kit/readTable.ts';

/** Files as people bring them by mistake. */
const WRONG = {
  large: new Blob(['x'.repeat(MOST_TABLE_BYTES + 1)]),
  noText: new Blob(['PK\u0003\u0004\u0000\u0000']),
  empty: new Blob(['name,email,form\n']),
};

export function Refused() {
  const { t } = useTranslation('import');
  const [problem, setProblem] = useState<string>();

  async function take(file: Blob) {
    const read = await readTableFile(file);
    setProblem(typeof read === 'string' ? t(`problem.${read}`) : undefined);
  }

  return (
    <>
      <FileDrop
        label={t('refused.label')}
        accept=".csv,.tsv,.txt,text/csv"
        limits={t('read.limits')}
        onFile={(file) => void take(file)}
      />
      <Group gap={8} my={12}>
        {(['large', 'noText', 'empty'] as const).map((kind) => (
          <Button key={kind} variant="default" size="xs" onClick={() => void take(WRONG[kind])}>
            {t(`refused.${kind}`)}
          </Button>
        ))}
      </Group>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </>
  );
}
