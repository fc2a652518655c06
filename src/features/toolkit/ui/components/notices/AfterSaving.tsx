import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatTime } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';

export function AfterSaving() {
  const { t } = useTranslation('component-notices');
  const [name, setName] = useState(t('afterSaving.course'));
  const [saved, setSaved] = useState<Date | 'wrong'>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(name.trim() ? new Date() : 'wrong');
      }}
    >
      <Stack gap={12} align="flex-start">
        <TextInput
          w="100%"
          label={t('afterSaving.label')}
          dir="auto"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('afterSaving.save')}
        </Button>
        {saved === 'wrong' && <Notice tone="danger">{t('afterSaving.empty')}</Notice>}
        {saved instanceof Date && (
          <Notice tone="success">{t('afterSaving.saved', { name, time: formatTime(saved) })}</Notice>
        )}
      </Stack>
    </form>
  );
}
