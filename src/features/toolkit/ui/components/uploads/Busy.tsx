import { Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DropZone } from '#web/kit/DropZone.tsx';
import { toast } from '#web/kit/toast.ts';

export function Busy() {
  const { t } = useTranslation('component-uploads');
  const [isBusy, setBusy] = useState(true);
  return (
    <Stack gap={12}>
      <DropZone
        label={t('busy.label')}
        accept=".zip"
        limits={t('busy.limits')}
        busy={isBusy}
        onFiles={([file]) => file && toast.done(t('busy.took', { name: file.name }))}
      />
      <Switch label={t('busy.switch')} checked={isBusy} onChange={(event) => setBusy(event.currentTarget.checked)} />
    </Stack>
  );
}
