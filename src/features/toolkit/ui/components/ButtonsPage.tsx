import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Busy } from './buttons/Busy.tsx';
import { Danger } from './buttons/Danger.tsx';
import { Icons } from './buttons/Icons.tsx';
import { Links } from './buttons/Links.tsx';
import { LongWords } from './buttons/LongWords.tsx';
import { Ranks } from './buttons/Ranks.tsx';
import { Refused } from './buttons/Refused.tsx';
import { Sizes } from './buttons/Sizes.tsx';

export const Route = createFileRoute('/_frame/components/buttons')({
  loader: () => needWords('toolkit', 'component-buttons'),
  staticData: { title: 'pages:component-buttons' },
  component: ButtonsPage,
});

function ButtonsPage() {
  const { t } = useTranslation('component-buttons');
  return (
    <ExamplesPage title={t('pages:component-buttons')} help={t('help')}>
      <Example title={t('ranks.title')} note={t('ranks.note')} code={() => import('./buttons/Ranks.tsx?raw')}>
        <Ranks />
      </Example>
      <Example title={t('danger.title')} note={t('danger.note')} code={() => import('./buttons/Danger.tsx?raw')}>
        <Danger />
      </Example>
      <Example title={t('sizes.title')} note={t('sizes.note')} code={() => import('./buttons/Sizes.tsx?raw')}>
        <Sizes />
      </Example>
      <Example title={t('icons.title')} note={t('icons.note')} code={() => import('./buttons/Icons.tsx?raw')}>
        <Icons />
      </Example>
      <Example title={t('busy.title')} note={t('busy.note')} code={() => import('./buttons/Busy.tsx?raw')}>
        <Busy />
      </Example>
      <Example title={t('refused.title')} note={t('refused.note')} code={() => import('./buttons/Refused.tsx?raw')}>
        <Refused />
      </Example>
      <Example title={t('links.title')} note={t('links.note')} code={() => import('./buttons/Links.tsx?raw')}>
        <Links />
      </Example>
      <Example
        title={t('longWords.title')}
        note={t('longWords.note')}
        code={() => import('./buttons/LongWords.tsx?raw')}
      >
        <LongWords />
      </Example>
    </ExamplesPage>
  );
}
