import { Chip, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatList } from '#web/kit/format.ts';

const SUBJECTS = ['maths', 'art', 'ethics', 'economics', 'zoology'] as const;

export function Lists() {
  const { t, i18n } = useTranslation('i18n');
  const [chosen, setChosen] = useState<string[]>(['zoology', 'economics', 'art']);
  const { compare } = new Intl.Collator(i18n.language);
  const names = SUBJECTS.filter((subject) => chosen.includes(subject))
    .map((subject) => t(`lists.${subject}`))
    .sort(compare);
  return (
    <>
      <Chip.Group multiple value={chosen} onChange={setChosen}>
        <Group gap={8} role="group" aria-label={t('lists.label')}>
          {SUBJECTS.map((subject) => (
            <Chip key={subject} value={subject} variant="light" size="sm">
              {t(`lists.${subject}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Text mt={16} aria-live="polite">
        {names.length > 0 ? t('lists.said', { subjects: formatList(names) }) : t('lists.none')}
      </Text>
    </>
  );
}
