import '@mantine/core/styles/Timeline.layer.css';
import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Deeds } from './advance/Deeds.tsx';
import { Meeting } from './advance/Meeting.tsx';
import { Payments } from './advance/Payments.tsx';
import { Profile } from './advance/Profile.tsx';
import { Statement } from './advance/Statement.tsx';
import { Team } from './advance/Team.tsx';
import { WellDone } from './advance/WellDone.tsx';

export const Route = createFileRoute('/_frame/cards/advance')({
  loader: () => needWords('toolkit', 'card-advance'),
  staticData: { title: 'pages:card-advance' },
  component: AdvancedCardsPage,
});

function AdvancedCardsPage() {
  const { t } = useTranslation('card-advance');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('profile.title')} note={t('profile.note')} code={() => import('./advance/Profile.tsx?raw')}>
        <Profile />
      </Example>
      <Example title={t('wellDone.title')} note={t('wellDone.note')} code={() => import('./advance/WellDone.tsx?raw')}>
        <WellDone />
      </Example>
      <Example title={t('deeds.title')} note={t('deeds.note')} code={() => import('./advance/Deeds.tsx?raw')}>
        <Deeds />
      </Example>
      <Example title={t('meeting.title')} note={t('meeting.note')} code={() => import('./advance/Meeting.tsx?raw')}>
        <Meeting />
      </Example>
      <Example title={t('payments.title')} note={t('payments.note')} code={() => import('./advance/Payments.tsx?raw')}>
        <Payments />
      </Example>
      <Example title={t('team.title')} note={t('team.note')} code={() => import('./advance/Team.tsx?raw')}>
        <Team />
      </Example>
      <Example
        title={t('statement.title')}
        note={t('statement.note')}
        code={() => import('./advance/Statement.tsx?raw')}
        isWide
      >
        <Statement />
      </Example>
    </ExamplesPage>
  );
}
