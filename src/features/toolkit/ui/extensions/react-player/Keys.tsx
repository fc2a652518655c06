import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Kbd } from '#web/kit/Kbd.tsx';
import { PlainTable } from '#web/kit/PlainTable.tsx';
import classes from './Playlist.module.css';

const KEYS = [
  { id: 'play', keys: ['Space', 'K'] },
  { id: 'seek', keys: ['←', '→'] },
  { id: 'volume', keys: ['↑', '↓'] },
  { id: 'mute', keys: ['M'] },
  { id: 'captions', keys: ['C'] },
  { id: 'speed', keys: ['<', '>'] },
  { id: 'jump', keys: ['0', '…', '9'] },
  { id: 'full', keys: ['F'] },
] as const;

export function Keys() {
  const { t } = useTranslation('react-player');
  return (
    <PlainTable
      caption={t('keys.what')}
      rows={[...KEYS]}
      rowId={({ id }) => id}
      density="compact"
      columns={[
        { id: 'what', header: t('keys.what'), cell: ({ id }) => t(`keys.${id}`), isName: true },
        {
          id: 'keys',
          header: t('keys.key'),
          align: 'end',
          cell: ({ keys }) => (
            <bdi className={classes.keys}>{keys.map((key) => (key === '…' ? key : <Kbd key={key}>{key}</Kbd>))}</bdi>
          ),
        },
      ]}
    />
  );
}
