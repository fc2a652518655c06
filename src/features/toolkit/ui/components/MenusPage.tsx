import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Actions } from './menus/Actions.tsx';
import { Grouped } from './menus/Grouped.tsx';
import { Nested } from './menus/Nested.tsx';
import { One } from './menus/One.tsx';
import { Searched } from './menus/Searched.tsx';
import { Several } from './menus/Several.tsx';

export const Route = createFileRoute('/_frame/components/menus')({
  loader: () => needWords('toolkit', 'component-menus'),
  staticData: { title: 'pages:component-menus' },
  component: MenusPage,
});

function MenusPage() {
  const { t } = useTranslation('component-menus');
  return (
    <ExamplesPage title={t('pages:component-menus')} help={t('help')}>
      <Example title={t('actions.title')} note={t('actions.note')} code={() => import('./menus/Actions.tsx?raw')}>
        <Actions />
      </Example>
      <Example title={t('grouped.title')} note={t('grouped.note')} code={() => import('./menus/Grouped.tsx?raw')}>
        <Grouped />
      </Example>
      <Example title={t('one.title')} note={t('one.note')} code={() => import('./menus/One.tsx?raw')}>
        <One />
      </Example>
      <Example title={t('several.title')} note={t('several.note')} code={() => import('./menus/Several.tsx?raw')}>
        <Several />
      </Example>
      <Example title={t('nested.title')} note={t('nested.note')} code={() => import('./menus/Nested.tsx?raw')}>
        <Nested />
      </Example>
      <Example title={t('searched.title')} note={t('searched.note')} code={() => import('./menus/Searched.tsx?raw')}>
        <Searched />
      </Example>
    </ExamplesPage>
  );
}
