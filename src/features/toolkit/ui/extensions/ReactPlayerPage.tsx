import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Bells } from './react-player/Bells.tsx';
import { Film } from './react-player/Film.tsx';
import { Keys } from './react-player/Keys.tsx';
import { Missing } from './react-player/Missing.tsx';
import { Playlist } from './react-player/Playlist.tsx';
import { ReadAlong } from './react-player/ReadAlong.tsx';

export const Route = createFileRoute('/_frame/extensions/react-player')({
  loader: () => needWords('toolkit', 'player', 'react-player'),
  staticData: { title: 'pages:react-player' },
  component: ReactPlayerPage,
});

function ReactPlayerPage() {
  const { t } = useTranslation('react-player');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('film.title')} note={t('film.note')} code={() => import('./react-player/Film.tsx?raw')}>
        <Film />
      </Example>
      <Example title={t('read.title')} note={t('read.note')} code={() => import('./react-player/ReadAlong.tsx?raw')}>
        <ReadAlong />
      </Example>
      <Example
        title={t('list.title')}
        note={t('list.note')}
        code={() => import('./react-player/Playlist.tsx?raw')}
        isWide
      >
        <Playlist />
      </Example>
      <Example title={t('bells.title')} note={t('bells.note')} code={() => import('./react-player/Bells.tsx?raw')}>
        <Bells />
      </Example>
      <Example title={t('keys.title')} note={t('keys.note')} code={() => import('./react-player/Keys.tsx?raw')}>
        <Keys />
      </Example>
      <Example
        title={t('missing.title')}
        note={t('missing.note')}
        code={() => import('./react-player/Missing.tsx?raw')}
      >
        <Missing />
      </Example>
    </ExamplesPage>
  );
}
