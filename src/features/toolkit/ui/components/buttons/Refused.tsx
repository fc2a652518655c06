import { Button, Group, Switch } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionButton } from '#web/kit/ActionsMenu.tsx';
import { toast } from '#web/kit/toast.ts';

export function Refused() {
  const { t } = useTranslation('component-buttons');
  const [hasAnswers, setAnswers] = useState(false);
  return (
    <>
      <Group gap={8} mb={16}>
        <ActionButton
          action={{
            id: 'publish',
            label: t('refused.publish'),
            icon: IconSend,
            refused: hasAnswers ? null : t('refused.why'),
            run: () => toast.done(t('refused.published')),
          }}
        />
        <Button disabled>{t('refused.disabled')}</Button>
        <Button variant="default" disabled>
          {t('refused.disabled')}
        </Button>
      </Group>
      <Switch
        label={t('refused.answers')}
        checked={hasAnswers}
        onChange={({ currentTarget }) => setAnswers(currentTarget.checked)}
      />
    </>
  );
}
