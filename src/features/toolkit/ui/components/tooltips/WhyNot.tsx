import { Button, Group, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { toast } from '#web/kit/toast.ts';

export function WhyNot() {
  const { t } = useTranslation('component-tooltips');
  const [isPaid, setPaid] = useState(true);
  return (
    <Group justify="space-between">
      {/* A truly disabled button takes no focus, and nobody would learn why: it is only marked as one. */}
      <Tooltip label={isPaid ? t('why.reason') : ''}>
        <Button
          variant="default"
          data-disabled={isPaid || undefined}
          aria-disabled={isPaid}
          onClick={() => !isPaid && toast.done(t('why.done'))}
        >
          {t('why.cancel')}
        </Button>
      </Tooltip>
      <Switch label={t('why.paid')} checked={isPaid} onChange={(event) => setPaid(event.currentTarget.checked)} />
    </Group>
  );
}
