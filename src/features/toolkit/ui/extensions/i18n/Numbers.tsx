import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatBytes, formatMoney, formatMoneyShort, formatNumber } from '#web/kit/format.ts';
import { Facts } from './Facts.tsx';

export function Numbers() {
  const { t } = useTranslation('i18n');
  const [value, setValue] = useState(1_234_567);
  return (
    <>
      <NumberInput
        label={t('numbers.label')}
        value={value}
        min={0}
        max={999_999_999}
        allowDecimal={false}
        onChange={(next) => setValue(Number(next))}
        maw={200}
        mb={16}
      />
      <Facts
        caption={t('numbers.label')}
        call={t('facts.call')}
        value={t('facts.value')}
        facts={[
          { call: 'formatNumber(n)', value: formatNumber(value) },
          { call: "formatNumber(n, { notation: 'compact' })", value: formatNumber(value, { notation: 'compact' }) },
          { call: "formatMoney(n, 'EUR')", value: formatMoney(value, 'EUR') },
          { call: "formatMoney(n, 'USD')", value: formatMoney(value, 'USD') },
          { call: 'formatMoneyShort(n)', value: formatMoneyShort(value) },
          { call: 'formatBytes(n)', value: formatBytes(value) },
        ]}
      />
    </>
  );
}
