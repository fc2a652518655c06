import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { tableIn } from '#web/kit/readTable.ts';
import { RowsTable } from './RowsTable.tsx';

const COPIED = 'Name\tForm\tMark\nAmara Okafor\t7b\t92\nJonas Weber\t7b\t78';

export function Paste() {
  const { t } = useTranslation('import');
  const [text, setText] = useState(COPIED);
  return (
    <>
      <Textarea
        label={t('paste.label')}
        dir="auto"
        rows={4}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        mb={16}
      />
      <RowsTable caption={t('paste.label')} line={t('line')} table={tableIn(text)} />
    </>
  );
}
