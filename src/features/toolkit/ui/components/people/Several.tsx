import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { Picked } from '#web/kit/addresses.ts';
import { formatList } from '#web/kit/format.ts';
import { PeoplePicker } from '#web/kit/PeoplePicker.tsx';

export function Several() {
  const { t } = useTranslation('component-people');
  const [people, setPeople] = useState<Picked[]>([]);
  return (
    <>
      <PeoplePicker use="kanban" label={t('several.label')} value={people} onChange={setPeople} />
      <Text mt={12} c="dimmed" fz={13} aria-live="polite">
        {people.length > 0
          ? t('several.chosen', { names: formatList(people.map((one) => one.fullName)) })
          : t('several.nobody')}
      </Text>
    </>
  );
}
