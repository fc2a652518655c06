import { Button, Text } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Segments } from '#web/kit/Segments.tsx';
import { EmptyState, FailedState, NoAccess, SkeletonRows } from '#web/kit/states.tsx';

const STATES = ['loading', 'empty', 'failed', 'refused', 'here'] as const;
type State = (typeof STATES)[number];

export function AllOfThem() {
  const { t } = useTranslation('component-states');
  const [state, setState] = useState<State>('loading');
  const show = () => setState('here');
  const shown: Record<State, React.ReactNode> = {
    loading: <SkeletonRows rows={3} />,
    empty: (
      <EmptyState
        icon={IconCalendarEvent}
        title={t('all.none')}
        action={
          <Button size="xs" onClick={show}>
            {t('all.add')}
          </Button>
        }
      />
    ),
    failed: <FailedState error={new Error(t('failed.why'))} onRetry={show} />,
    refused: <NoAccess />,
    here: (
      <Text fz={14} p={16}>
        {t('all.lesson')}
      </Text>
    ),
  };
  return (
    <>
      <Segments
        fullWidth
        aria-label={t('all.label')}
        data={STATES.map((value) => ({ value, label: t(`all.states.${value}`) }))}
        value={state}
        onChange={setState}
      />
      <div style={{ minBlockSize: 210, paddingBlockStart: 12 }}>{shown[state]}</div>
    </>
  );
}
