import { List, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { found } from '#web/kit/found.ts';
import { Highlighted } from '#web/kit/Highlighted.tsx';
import { SearchField } from '#web/kit/SearchField.tsx';
import { NothingFound } from '#web/kit/states.tsx';

const COURSES = ['algebra', 'geometry', 'biology', 'geography', 'history'] as const;

export function InList() {
  const { t } = useTranslation('component-search');
  const [q, setQ] = useState('');
  const names = COURSES.map((one) => t(`courses.${one}`));
  const hits = names.filter((name) => q === '' || found(name, q).some(({ isHit }) => isHit));
  return (
    <>
      <SearchField q={q} onAsk={setQ} label={t('inList.label')} />
      <Text mt={12} mb={8} c="dimmed" fz={13} role="status">
        {t('inList.count', { count: hits.length })}
      </Text>
      {hits.length === 0 && <NothingFound query={q} onClear={() => setQ('')} />}
      <List spacing={8}>
        {hits.map((name) => (
          <List.Item key={name}>
            <Highlighted text={name} q={q} whole />
          </List.Item>
        ))}
      </List>
    </>
  );
}
