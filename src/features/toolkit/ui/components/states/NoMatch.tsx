import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SearchField } from '#web/kit/SearchField.tsx';
import { NothingFound } from '#web/kit/states.tsx';

const PEOPLE = ['Amara Okafor', 'Daniel Osei', 'Ines Carvalho'];

export function NoMatch() {
  const { t } = useTranslation('component-states');
  const [query, setQuery] = useState('okafro');
  const found = PEOPLE.filter((name) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <>
      <SearchField label={t('found.search')} clearLabel={t('found.clear')} q={query} onAsk={setQuery} />
      {found.length === 0 ? (
        <NothingFound query={query} onClear={() => setQuery('')} />
      ) : (
        <Stack gap={8} mt={16}>
          {found.map((name) => (
            <Text key={name} fz={14}>
              {name}
            </Text>
          ))}
        </Stack>
      )}
    </>
  );
}
