import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { PlainTable } from '#web/kit/PlainTable.tsx';

const COUNTS = [0, 1, 2, 3, 11, 100, 1_000_000];

export function Plurals() {
  const { t, i18n } = useTranslation('i18n');
  const [own, setOwn] = useState(5);
  const rules = new Intl.PluralRules(i18n.language);
  return (
    <>
      <NumberInput
        label={t('plurals.label')}
        value={own}
        min={0}
        max={9_999_999}
        allowDecimal={false}
        onChange={(value) => setOwn(Number(value))}
        maw={200}
        mb={16}
      />
      <PlainTable
        caption={t('plurals.label')}
        rows={[...new Set([own, ...COUNTS])]}
        rowId={(count) => count}
        density="compact"
        columns={[
          {
            id: 'words',
            header: t('plurals.words'),
            isName: true,
            cell: (count) => t('plurals.tasks', { count, number: formatNumber(count) }),
          },
          { id: 'form', header: t('plurals.form'), cell: (count) => <code dir="ltr">{rules.select(count)}</code> },
        ]}
      />
    </>
  );
}
