import { Group, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatList } from '#web/kit/format.ts';

const PEOPLE = [
  { id: 21, name: 'Amara Okafor', avatar: '/avatars/07.svg' },
  { id: 22, name: 'Jonas Keller', avatar: null },
  { id: 23, name: 'Ines Carvalho', avatar: '/avatars/09.svg' },
];

export function Choose() {
  const { t } = useTranslation('component-avatars');
  const [chosen, setChosen] = useState([21]);
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const names = PEOPLE.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return (
    <>
      <Group gap={8} mb={12}>
        {PEOPLE.map(({ id, name, avatar }) => (
          <UnstyledButton
            key={id}
            aria-label={name}
            aria-pressed={chosen.includes(id)}
            title={name}
            p={4}
            bd={`2px solid ${chosen.includes(id) ? 'var(--lms-accent-line)' : 'transparent'}`}
            bdrs="50%"
            onClick={() => toggle(id)}
          >
            <PersonAvatar id={id} name={name} src={avatar} size={36} />
          </UnstyledButton>
        ))}
      </Group>
      <Text c="dimmed" fz={13} aria-live="polite">
        {names.length > 0 ? t('choose.some', { names: formatList(names) }) : t('choose.all')}
      </Text>
    </>
  );
}
