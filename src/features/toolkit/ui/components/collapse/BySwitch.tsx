import { Collapse, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';

export function BySwitch() {
  const { t } = useTranslation('component-collapse');
  const [isOther, setOther] = useState(false);
  const [email, setEmail] = useState('');
  const own = 'family.osei@example.com';
  return (
    <>
      <Switch
        label={t('bySwitch.other')}
        checked={isOther}
        onChange={({ currentTarget }) => setOther(currentTarget.checked)}
      />
      <Collapse expanded={isOther}>
        <TextInput
          mt={12}
          type="email"
          dir="ltr"
          label={t('bySwitch.address')}
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      </Collapse>
      <Stack gap={0} mt={12}>
        <Text c="dimmed" fz={13} aria-live="polite">
          {t('bySwitch.goes', { address: (isOther && email) || own })}
        </Text>
      </Stack>
    </>
  );
}
