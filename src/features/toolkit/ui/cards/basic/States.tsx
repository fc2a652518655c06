import { IconBook } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Card } from '#web/kit/Card.tsx';
import { Segments } from '#web/kit/Segments.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';

const STATES = ['loading', 'empty', 'failed'] as const;

export function States() {
  const { t } = useTranslation('card-basic');
  const [state, setState] = useState<(typeof STATES)[number]>('loading');
  return (
    <>
      <Segments
        style={{ marginBlockEnd: 12 }}
        aria-label={t('states.label')}
        value={state}
        onChange={setState}
        data={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <Card title={t('states.head')}>
        {state === 'loading' && <SkeletonRows rows={4} />}
        {state === 'empty' && <EmptyState icon={IconBook} title={t('states.none')} detail={t('states.noneDetail')} />}
        {state === 'failed' && <FailedState error={new Error(t('states.error'))} onRetry={() => setState('loading')} />}
      </Card>
    </>
  );
}
