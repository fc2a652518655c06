import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CodeBox } from '#web/kit/CodeBox.tsx';
import { csvOf } from '#web/kit/charts/csv.ts';

export function SafeCells() {
  const { t } = useTranslation('export');
  const [name, setName] = useState('=HYPERLINK("https://example.org")');
  const [note, setNote] = useState('7b, "morning group"');
  return (
    <>
      <TextInput
        label={t('safe.name')}
        dir="auto"
        value={name}
        onChange={(event) => setName(event.target.value)}
        mb={12}
      />
      <TextInput
        label={t('safe.words')}
        dir="auto"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        mb={12}
      />
      <CodeBox label={t('file.preview')} text={csvOf({ columns: ['name', 'note'], rows: [[name, note]] })} />
    </>
  );
}
