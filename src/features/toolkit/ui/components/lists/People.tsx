import { ActionIcon, Box, Divider, Group, List, Text } from '@mantine/core';
import { IconUserMinus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { toast } from '#web/kit/toast.ts';

const CLASS = [
  { id: 1, name: 'Amara Okafor', email: 'amara.okafor@alderbrook.school', avatar: '/avatars/07.svg' },
  { id: 2, name: 'Jonas Keller', email: 'jonas.keller@alderbrook.school', avatar: null },
  { id: 3, name: 'Elif Demir', email: 'elif.demir@alderbrook.school', avatar: '/avatars/16.svg' },
];

export function People() {
  const { t } = useTranslation('component-lists');
  const [people, setPeople] = useState(CLASS);

  function remove(id: number, name: string) {
    setPeople(people.filter((one) => one.id !== id));
    toast.done(t('people.removed', { name }), { undo: () => setPeople(people) });
  }

  if (people.length === 0) return <EmptyState icon={IconUsers} title={t('people.none')} />;
  return (
    <List listStyleType="none" styles={{ itemWrapper: { display: 'block' } }}>
      {people.map(({ id, name, email, avatar }, place) => (
        <List.Item key={id}>
          {place > 0 && <Divider />}
          <Group gap={12} wrap="nowrap" py={8}>
            <PersonAvatar id={id} name={name} src={avatar} size={36} />
            <Box flex={1} miw={0}>
              <Text fw={550} truncate>
                {name}
              </Text>
              <Text c="dimmed" fz={13} truncate>
                {email}
              </Text>
            </Box>
            <Tooltip label={t('people.remove', { name })}>
              <ActionIcon aria-label={t('people.remove', { name })} onClick={() => remove(id, name)}>
                <IconUserMinus size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </Group>
        </List.Item>
      ))}
    </List>
  );
}
