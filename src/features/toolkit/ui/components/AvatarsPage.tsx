import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Broken } from './avatars/Broken.tsx';
import { Choose } from './avatars/Choose.tsx';
import { Initials } from './avatars/Initials.tsx';
import { Sizes } from './avatars/Sizes.tsx';
import { Stack } from './avatars/Stack.tsx';
import { WithName } from './avatars/WithName.tsx';

export const Route = createFileRoute('/_frame/components/avatars')({
  loader: () => needWords('toolkit', 'component-avatars'),
  staticData: { title: 'pages:component-avatars' },
  component: AvatarsPage,
});

function AvatarsPage() {
  const { t } = useTranslation('component-avatars');
  return (
    <ExamplesPage title={t('pages:component-avatars')} help={t('help')}>
      <Example title={t('sizes.title')} note={t('sizes.note')} code={() => import('./avatars/Sizes.tsx?raw')}>
        <Sizes />
      </Example>
      <Example title={t('initials.title')} note={t('initials.note')} code={() => import('./avatars/Initials.tsx?raw')}>
        <Initials />
      </Example>
      <Example title={t('withName.title')} note={t('withName.note')} code={() => import('./avatars/WithName.tsx?raw')}>
        <WithName />
      </Example>
      <Example title={t('stack.title')} note={t('stack.note')} code={() => import('./avatars/Stack.tsx?raw')}>
        <Stack />
      </Example>
      <Example title={t('broken.title')} note={t('broken.note')} code={() => import('./avatars/Broken.tsx?raw')}>
        <Broken />
      </Example>
      <Example title={t('choose.title')} note={t('choose.note')} code={() => import('./avatars/Choose.tsx?raw')}>
        <Choose />
      </Example>
    </ExamplesPage>
  );
}
