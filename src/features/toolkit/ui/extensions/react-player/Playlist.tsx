import { IconPlayerSkipBack, IconPlayerSkipForward } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Player } from '#web/kit/player/Player.tsx';
import { PlayerButton } from '#web/kit/player/PlayerButton.tsx';
import { FilmList } from './FilmList.tsx';
import { FILMS, filmOf } from './films.ts';
import classes from './Playlist.module.css';

export function Playlist() {
  const { t } = useTranslation('react-player');
  const [at, setAt] = useState(0);
  const [isOn, setOn] = useState(false);
  const film = FILMS[at] ?? FILMS[0];

  function play(next: number) {
    setAt((next + FILMS.length) % FILMS.length);
    setOn(true);
  }

  return (
    <div className={classes.playlist}>
      <Player
        title={t(`films.${film}`)}
        {...filmOf(film)}
        autoPlay={isOn}
        onEnded={() => at < FILMS.length - 1 && play(at + 1)}
        more={
          <>
            <PlayerButton label={t('list.previous')} icon={IconPlayerSkipBack} onClick={() => play(at - 1)} />
            <PlayerButton label={t('list.next')} icon={IconPlayerSkipForward} onClick={() => play(at + 1)} />
          </>
        }
      />
      <FilmList current={at} onChoose={play} />
    </div>
  );
}
