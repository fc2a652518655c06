import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatList, formatNumber } from '#web/kit/format.ts';

/** One a line, or separated by commas or tabs; each once. */
const namesIn = (text: string) => [
  ...new Set(
    text
      .split(/[\n\t,;]+/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

export function PasteText() {
  const { t } = useTranslation('clipboard');
  const [text, setText] = useState('');
  const names = namesIn(text);
  return (
    <>
      <Textarea
        label={t('text.label')}
        placeholder={'Daniel Osei\nInes Carvalho'}
        rows={4}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Text c="dimmed" fz={13} mt={8} role="status">
        {t('text.found', { count: names.length, number: formatNumber(names.length), names: formatList(names) })}
      </Text>
    </>
  );
}
