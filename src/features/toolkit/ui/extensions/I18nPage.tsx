import '@mantine/core/styles/Chip.layer.css';
import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AddWords } from './i18n/AddWords.tsx';
import { Dates } from './i18n/Dates.tsx';
import { Direction } from './i18n/Direction.tsx';
import { Fallback } from './i18n/Fallback.tsx';
import { Lists } from './i18n/Lists.tsx';
import { Numbers } from './i18n/Numbers.tsx';
import { Plurals } from './i18n/Plurals.tsx';
import { Switch } from './i18n/Switch.tsx';

export const Route = createFileRoute('/_frame/extensions/i18n')({
  loader: () => needWords('toolkit', 'i18n'),
  staticData: { title: 'pages:i18n' },
  component: I18nPage,
});

function I18nPage() {
  const { t } = useTranslation('i18n');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('switch.title')} note={t('switch.note')} code={() => import('./i18n/Switch.tsx?raw')}>
        <Switch />
      </Example>
      <Example title={t('plurals.title')} note={t('plurals.note')} code={() => import('./i18n/Plurals.tsx?raw')}>
        <Plurals />
      </Example>
      <Example title={t('numbers.title')} note={t('numbers.note')} code={() => import('./i18n/Numbers.tsx?raw')}>
        <Numbers />
      </Example>
      <Example title={t('dates.title')} note={t('dates.note')} code={() => import('./i18n/Dates.tsx?raw')}>
        <Dates />
      </Example>
      <Example title={t('lists.title')} note={t('lists.note')} code={() => import('./i18n/Lists.tsx?raw')}>
        <Lists />
      </Example>
      <Example title={t('direction.title')} note={t('direction.note')} code={() => import('./i18n/Direction.tsx?raw')}>
        <Direction />
      </Example>
      <Example title={t('add.title')} note={t('add.note')} code={() => import('./i18n/AddWords.tsx?raw')} isWide>
        <AddWords />
      </Example>
      <Example title={t('fallback.title')} note={t('fallback.note')} code={() => import('./i18n/Fallback.tsx?raw')}>
        <Fallback />
      </Example>
    </ExamplesPage>
  );
}
