import { Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';

const PEOPLE = [
  { id: 3, name: 'Amara Okafor', email: 'amara.okafor@alderbrook.school' },
  { id: 8, name: 'Daniel Osei', email: 'daniel.osei@alderbrook.school' },
  { id: 12, name: 'Ines Carvalho', email: 'ines.carvalho@alderbrook.school' },
];

export function ThroughList() {
  const { t } = useTranslation('component-drawers');
  const [open, setOpen] = useState<number>();
  const person = open === undefined ? undefined : PEOPLE[open];
  const to = (place: number) => (PEOPLE[place] ? () => setOpen(place) : undefined);
  return (
    <Stack gap={0}>
      {PEOPLE.map(({ id, name }, place) => (
        <UnstyledButton key={id} mih={44} onClick={() => setOpen(place)}>
          <Group gap={12}>
            <PersonAvatar id={id} name={name} size={28} />
            <Text fz={14}>{name}</Text>
          </Group>
        </UnstyledButton>
      ))}
      <SideDrawer
        opened={person !== undefined}
        onClose={() => setOpen(undefined)}
        title={person?.name}
        size={420}
        neighbours={open === undefined ? undefined : { previous: to(open - 1), next: to(open + 1) }}
      >
        {person && (
          <Group gap={16}>
            <PersonAvatar id={person.id} name={person.name} size={72} />
            <Stack gap={2}>
              <Text fw={550}>{person.name}</Text>
              <Text c="dimmed" fz={13} dir="ltr">
                {person.email}
              </Text>
              <Text c="dimmed" fz={13}>
                {t('list.place', { place: formatNumber((open ?? 0) + 1), all: formatNumber(PEOPLE.length) })}
              </Text>
            </Stack>
          </Group>
        )}
      </SideDrawer>
    </Stack>
  );
}
