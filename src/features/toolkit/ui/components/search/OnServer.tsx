import { Group, List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { directoryQuery } from '#web/kit/directory.ts';
import { Highlighted } from '#web/kit/Highlighted.tsx';
import { SearchField } from '#web/kit/SearchField.tsx';
import { FailedState, NothingFound, SkeletonRows } from '#web/kit/states.tsx';

const SHOWN = 4;

export function OnServer() {
  const { t } = useTranslation('component-search');
  const [q, setQ] = useState('');
  const people = useQuery(directoryQuery('email', q));
  return (
    <>
      <SearchField q={q} onAsk={setQ} label={t('onServer.label')} clearLabel={t('clear.empty')} />
      {people.isPending && <SkeletonRows rows={SHOWN} />}
      {people.isError && <FailedState error={people.error} onRetry={() => void people.refetch()} />}
      {people.data?.length === 0 && <NothingFound query={q} onClear={() => setQ('')} />}
      <List listStyleType="none" spacing={8} mt={12} opacity={people.isPlaceholderData ? 0.6 : 1}>
        {people.data?.slice(0, SHOWN).map(({ id, fullName, avatar }) => (
          <List.Item key={id}>
            <Group gap={12}>
              <PersonAvatar id={id} name={fullName} src={avatar} size={28} />
              <Text dir="auto">
                <Highlighted text={fullName} q={q} whole />
              </Text>
            </Group>
          </List.Item>
        ))}
      </List>
    </>
  );
}
