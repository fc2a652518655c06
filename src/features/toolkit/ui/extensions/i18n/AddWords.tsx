import { Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { directionOf, LANGUAGE_NAMES } from '#web/i18n/languages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CodeBox } from '#web/kit/CodeBox.tsx';
import { PlainTable } from '#web/kit/PlainTable.tsx';
import { wordsOf } from './wordsOf.ts';

const KEYS = ['title', 'help', 'switch.greeting', 'plurals.tasks_one', 'plurals.tasks_other', 'lists.said'];

export function AddWords() {
  const { t } = useTranslation('i18n');
  const [key, setKey] = useState('switch.greeting');
  const files = useQuery(wordsOf(KEYS)).data ?? [];
  const asked = key.replace(/_(one|other)$/, '');
  return (
    <Stack gap={12}>
      <Select label={t('add.key')} data={KEYS} value={key} onChange={(next) => setKey(next ?? key)} maw={280} />
      <CodeBox label={t('add.call')} text={`const { t } = useTranslation('i18n');\nt('${asked}', { … })`} isSource />
      <PlainTable
        caption={t('add.text')}
        rows={files}
        rowId={({ language }) => language}
        columns={[
          { id: 'language', header: t('add.language'), isName: true, cell: (file) => LANGUAGE_NAMES[file.language] },
          {
            id: 'file',
            header: t('add.file'),
            cell: (file) => <code dir="ltr">{`locales/${file.language}/onDemand/i18n.json`}</code>,
          },
          {
            id: 'text',
            header: t('add.text'),
            cell: ({ language, words }) => (
              <span lang={language} dir={directionOf(language)}>
                {words.find((one) => one.key === key)?.text}
              </span>
            ),
          },
        ]}
      />
    </Stack>
  );
}
