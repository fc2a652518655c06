import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldPair } from '#web/kit/form.tsx';
import { formatDay, formatSpan, formatTime } from '#web/kit/format.ts';

export function Days() {
  const { t } = useTranslation('form-elements');
  const [first, setFirst] = useState('2026-11-23');
  const [last, setLast] = useState('2026-11-27');
  const [moment, setMoment] = useState('2026-11-23T09:30');
  const isBefore = first !== '' && last !== '' && last < first;
  return (
    <Stack>
      <FieldPair>
        <TextInput
          type="date"
          label={t('days.first')}
          value={first}
          onChange={(event) => setFirst(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('days.last')}
          min={first}
          value={last}
          error={isBefore && t('days.before')}
          onChange={(event) => setLast(event.currentTarget.value)}
        />
      </FieldPair>
      <FieldPair>
        <TextInput
          type="datetime-local"
          label={t('days.moment')}
          value={moment}
          onChange={(event) => setMoment(event.currentTarget.value)}
        />
        <TextInput type="time" label={t('days.time')} step={300} defaultValue="08:15" />
      </FieldPair>
      <Text c="dimmed" fz={13} aria-live="polite">
        {first && last && !isBefore && t('days.span', { span: formatSpan(first, last) })}{' '}
        {moment && t('days.begins', { day: formatDay(moment), time: formatTime(moment) })}
      </Text>
    </Stack>
  );
}
