import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Choices } from './elements/Choices.tsx';
import { Code } from './elements/Code.tsx';
import { ColourAndFile } from './elements/ColourAndFile.tsx';
import { Days } from './elements/Days.tsx';
import { Groups } from './elements/Groups.tsx';
import { Masks } from './elements/Masks.tsx';
import { Sizes } from './elements/Sizes.tsx';
import { States } from './elements/States.tsx';
import { Ticks } from './elements/Ticks.tsx';
import { Words } from './elements/Words.tsx';

export const Route = createFileRoute('/_frame/forms/elements')({
  loader: () => needWords('toolkit', 'form-elements'),
  staticData: { title: 'pages:form-elements' },
  component: ElementsPage,
});

function ElementsPage() {
  const { t } = useTranslation('form-elements');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('words.title')} note={t('words.note')} code={() => import('./elements/Words.tsx?raw')}>
        <Words />
      </Example>
      <Example title={t('choices.title')} note={t('choices.note')} code={() => import('./elements/Choices.tsx?raw')}>
        <Choices />
      </Example>
      <Example title={t('ticks.title')} note={t('ticks.note')} code={() => import('./elements/Ticks.tsx?raw')}>
        <Ticks />
      </Example>
      <Example title={t('days.title')} note={t('days.note')} code={() => import('./elements/Days.tsx?raw')}>
        <Days />
      </Example>
      <Example title={t('masks.title')} note={t('masks.note')} code={() => import('./elements/Masks.tsx?raw')}>
        <Masks />
      </Example>
      <Example title={t('files.title')} note={t('files.note')} code={() => import('./elements/ColourAndFile.tsx?raw')}>
        <ColourAndFile />
      </Example>
      <Example title={t('groups.title')} note={t('groups.note')} code={() => import('./elements/Groups.tsx?raw')}>
        <Groups />
      </Example>
      <Example title={t('sizes.title')} note={t('sizes.note')} code={() => import('./elements/Sizes.tsx?raw')}>
        <Sizes />
      </Example>
      <Example title={t('code.title')} note={t('code.note')} code={() => import('./elements/Code.tsx?raw')} isWide>
        <Code />
      </Example>
      <Example
        title={t('states.title')}
        note={t('states.note')}
        code={() => import('./elements/States.tsx?raw')}
        isWide
      >
        <States />
      </Example>
    </ExamplesPage>
  );
}
