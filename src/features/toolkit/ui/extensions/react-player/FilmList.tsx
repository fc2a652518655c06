import { UnstyledButton } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { FILMS } from './films.ts';
import classes from './Playlist.module.css';

export function FilmList({ current, onChoose }: { current: number; onChoose: (at: number) => void }) {
  const { t } = useTranslation('react-player');
  return (
    <ol className={classes.films} aria-label={t('list.title')}>
      {FILMS.map((film, at) => (
        <li key={film}>
          <UnstyledButton
            className={classes.film}
            aria-current={at === current ? 'true' : undefined}
            onClick={() => onChoose(at)}
          >
            <span className={classes.number}>{formatNumber(at + 1)}</span>
            {t(`films.${film}`)}
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}
