import { Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PeoplePicker } from '#web/kit/PeoplePicker.tsx';

const TEACHERS = [
  { id: 911, fullName: 'Grace Mbeki', email: 'grace.mbeki@alderbrook.school' },
  { id: 912, fullName: 'Henrik Aalto', email: 'henrik.aalto@alderbrook.school' },
];

export function Fixed() {
  const { t } = useTranslation('component-people');
  const [people, setPeople] = useState<{ fullName: string; email: string }[]>(TEACHERS);
  const [isFixed, setFixed] = useState(true);
  return (
    <Stack gap={12}>
      <PeoplePicker use="calendar" label={t('fixed.label')} disabled={isFixed} value={people} onChange={setPeople} />
      <Switch
        label={t('fixed.published')}
        checked={isFixed}
        onChange={({ currentTarget }) => setFixed(currentTarget.checked)}
      />
    </Stack>
  );
}
