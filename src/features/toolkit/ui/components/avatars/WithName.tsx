import { Box, Group, Stack, Text } from '@mantine/core';
import { PersonAvatar } from '#web/kit/Avatar.tsx';

const PEOPLE = [
  { id: 1, name: 'Chloé Laurent', email: 'chloe.laurent@alderbrook.school', avatar: '/avatars/06.svg' },
  { id: 2, name: 'Henrik Aalto', email: 'henrik.aalto@alderbrook.school', avatar: null },
  {
    id: 3,
    name: 'Maria-Fernanda de Albuquerque e Vasconcelos Montenegro',
    email: 'maria-fernanda.de.albuquerque.e.vasconcelos@alderbrook.school',
    avatar: '/avatars/11.svg',
  },
];

export function WithName() {
  return (
    <Stack gap={12}>
      {PEOPLE.map(({ id, name, email, avatar }) => (
        <Group key={id} gap={12} wrap="nowrap">
          <PersonAvatar id={id} name={name} src={avatar} size={36} />
          <Box miw={0}>
            <Text fw={550} truncate title={name}>
              <bdi>{name}</bdi>
            </Text>
            <Text c="dimmed" fz={13} truncate>
              <bdi dir="ltr">{email}</bdi>
            </Text>
          </Box>
        </Group>
      ))}
    </Stack>
  );
}
