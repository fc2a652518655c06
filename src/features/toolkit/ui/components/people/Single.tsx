import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { Picked } from '#web/kit/addresses.ts';
import { PeoplePicker } from '#web/kit/PeoplePicker.tsx';
import { useSession } from '#web/session.ts';

export function Single() {
  const { t } = useTranslation('component-people');
  const me = useSession();
  const [people, setPeople] = useState<Picked[]>([]);
  const [owner] = people;
  return (
    <>
      <PeoplePicker
        use="todo"
        single
        label={t('single.label')}
        description={t('single.help')}
        without={me ? [me.id] : []}
        value={people}
        onChange={setPeople}
      />
      {me && !owner && (
        <Button variant="default" mt={12} onClick={() => setPeople([me])}>
          {t('single.me')}
        </Button>
      )}
      {owner && (
        <Text mt={12} c="dimmed" fz={13} aria-live="polite">
          {t('single.does', { name: owner.fullName })}
        </Text>
      )}
    </>
  );
}
