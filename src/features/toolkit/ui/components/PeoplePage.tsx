import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Addresses } from './people/Addresses.tsx';
import { Fixed } from './people/Fixed.tsx';
import { OwnList } from './people/OwnList.tsx';
import { Several } from './people/Several.tsx';
import { Single } from './people/Single.tsx';

export const Route = createFileRoute('/_frame/components/people')({
  loader: () => needWords('toolkit', 'component-people'),
  staticData: { title: 'pages:component-people' },
  component: PeoplePage,
});

function PeoplePage() {
  const { t } = useTranslation('component-people');
  return (
    <ExamplesPage title={t('pages:component-people')} help={t('help')}>
      <Example title={t('several.title')} note={t('several.note')} code={() => import('./people/Several.tsx?raw')}>
        <Several />
      </Example>
      <Example title={t('single.title')} note={t('single.note')} code={() => import('./people/Single.tsx?raw')}>
        <Single />
      </Example>
      <Example
        title={t('addresses.title')}
        note={t('addresses.note')}
        code={() => import('./people/Addresses.tsx?raw')}
      >
        <Addresses />
      </Example>
      <Example title={t('ownList.title')} note={t('ownList.note')} code={() => import('./people/OwnList.tsx?raw')}>
        <OwnList />
      </Example>
      <Example title={t('fixed.title')} note={t('fixed.note')} code={() => import('./people/Fixed.tsx?raw')} isWide>
        <Fixed />
      </Example>
    </ExamplesPage>
  );
}
