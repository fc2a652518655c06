import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate } from '#web/kit/format.ts';
import { Timeline } from '#web/kit/Timeline.tsx';

const STEPS = [
  { id: 'ordered', at: '2026-11-09' },
  { id: 'packed', at: '2026-11-10' },
  { id: 'sent', at: '2026-11-11' },
  { id: 'here', at: '2026-11-13' },
] as const;

export function WayAhead() {
  const { t } = useTranslation('component-timeline');
  const [reached, setReached] = useState(1);
  return (
    <Stack gap={16}>
      <Timeline
        label={t('ahead.label')}
        when={formatDate}
        entries={STEPS.map(({ id, at }, place) => ({
          id,
          title: t(`ahead.${id}`),
          ...(place > reached
            ? { isAhead: true }
            : { at, tone: place === reached ? ('accent' as const) : ('success' as const) }),
        }))}
      />
      <Group gap={8}>
        <Button variant="default" disabled={reached === 0} onClick={() => setReached(reached - 1)}>
          {t('ahead.back')}
        </Button>
        <Button variant="default" disabled={reached === STEPS.length - 1} onClick={() => setReached(reached + 1)}>
          {t('ahead.next')}
        </Button>
      </Group>
    </Stack>
  );
}
