import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatMonth,
  formatRelative,
  formatSpan,
  formatTime,
} from '#web/kit/format.ts';
import { Facts } from './Facts.tsx';

const HOUR_MS = 3_600_000;

export function Dates() {
  const { t } = useTranslation('i18n');
  const [now] = useState(Date.now);
  const [day, setDay] = useState('2026-11-23');
  return (
    <>
      <TextInput
        type="date"
        label={t('dates.label')}
        value={day}
        onChange={({ currentTarget }) => currentTarget.value && setDay(currentTarget.value)}
        maw={200}
        mb={16}
      />
      <Facts
        caption={t('dates.label')}
        call={t('facts.call')}
        value={t('facts.value')}
        facts={[
          { call: 'formatDate(day)', value: formatDate(day) },
          { call: 'formatDay(day)', value: formatDay(day) },
          { call: 'formatMonth(day)', value: formatMonth(day) },
          { call: 'formatSpan(first, last)', value: formatSpan('2026-11-23', '2026-12-04') },
          { call: 'formatDateTime(now)', value: formatDateTime(now) },
          { call: 'formatTime(now)', value: formatTime(now) },
          { call: 'formatRelative(hourAgo)', value: formatRelative(now - HOUR_MS, now) },
          { call: 'formatRelative(tomorrow)', value: formatRelative(now + 24 * HOUR_MS, now) },
        ]}
      />
    </>
  );
}
