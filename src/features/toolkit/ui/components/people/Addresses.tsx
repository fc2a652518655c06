import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { type Picked, readAddresses } from '#web/kit/addresses.ts';
import { PeoplePicker } from '#web/kit/PeoplePicker.tsx';
import { toast } from '#web/kit/toast.ts';

const FROM_A_LETTER = 'Ann Lee <ann.lee@example.com>; bob@example.com';

export function Addresses() {
  const { t } = useTranslation('component-people');
  const [people, setPeople] = useState<Picked[]>([]);
  const [isWrong, setWrong] = useState(false);

  function send() {
    setWrong(people.length === 0);
    if (people.length > 0) toast.done(t('addresses.sent', { addresses: people.map(({ email }) => email).join(', ') }));
  }

  return (
    <>
      <PeoplePicker
        use="email"
        addresses
        label={t('addresses.label')}
        description={t('addresses.help')}
        error={isWrong && people.length === 0 && t('addresses.empty')}
        value={people}
        onChange={setPeople}
      />
      <Group gap={8} mt={12}>
        <Button variant="default" onClick={send}>
          {t('addresses.send')}
        </Button>
        <Button variant="subtle" onClick={() => setPeople(readAddresses(FROM_A_LETTER).people)}>
          {t('addresses.example')}
        </Button>
      </Group>
    </>
  );
}
