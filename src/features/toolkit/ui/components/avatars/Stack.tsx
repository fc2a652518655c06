import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PeopleStack } from '#web/kit/PeopleStack.tsx';

const CLASS = [
  { id: 11, fullName: 'Daniel Osei', avatar: '/avatars/15.svg' },
  { id: 12, fullName: 'Elif Demir', avatar: '/avatars/16.svg' },
  { id: 13, fullName: 'Kavya Iyer', avatar: null },
  { id: 14, fullName: 'Ibrahim Saleh', avatar: '/avatars/10.svg' },
  { id: 15, fullName: 'Freya Lindqvist', avatar: '/avatars/14.svg' },
  { id: 16, fullName: 'Grace Mbeki', avatar: null },
];

export function Stack() {
  const { t } = useTranslation('component-avatars');
  const [count, setCount] = useState(CLASS.length);
  const people = CLASS.slice(0, count);
  return (
    <>
      <Group gap={24} mb={16} mih={40}>
        <PeopleStack people={people} size={22} />
        <PeopleStack people={people} silent />
        <PeopleStack people={people} most={4} size={36} silent />
      </Group>
      <Group gap={8}>
        <Button variant="default" disabled={count === 0} onClick={() => setCount(count - 1)}>
          {t('stack.fewer')}
        </Button>
        <Button variant="default" disabled={count === CLASS.length} onClick={() => setCount(count + 1)}>
          {t('stack.more')}
        </Button>
      </Group>
    </>
  );
}
