import { UnstyledButton } from '@mantine/core';
import {
  IconBadgeCc,
  IconMaximize,
  IconMinimize,
  IconPictureInPicture,
  IconPictureInPictureOff,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '../format.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { formatClock } from './clock.ts';
import { SEEK_S, SPEEDS, seek, setVolume, toggleMuted, togglePlay } from './mediaDeeds.ts';
import classes from './Player.module.css';
import { PlayerButton } from './PlayerButton.tsx';
import { Range } from './Range.tsx';
import type { MediaState } from './useMedia.ts';
import type { useScreens } from './useScreens.ts';

interface Props {
  media: HTMLMediaElement;
  state: MediaState;
  screens: ReturnType<typeof useScreens>;
  /** Languages there are captions in; none for a sound that says nothing. */
  languages: { value: string; label: string }[];
  /** Empty: without captions. */
  language: string;
  onLanguage: (language: string) => void;
  /** More buttons beside Play. */
  more?: ReactNode;
}

/** Film and sound run from left to right everywhere: the bar does not turn round. */
export function Controls({ media, state, screens, languages, language, onLanguage, more }: Props) {
  const { t } = useTranslation('player');
  const { isPlaying, time, duration, volume, rate } = state;
  const speed = (value: number) => t('speedOf', { speed: formatNumber(value) });
  return (
    <div className={classes.controls} dir="ltr">
      <div className={classes.line}>
        <span className={classes.clock}>{formatClock(time)}</span>
        <Range
          label={t('seek')}
          value={time}
          most={duration}
          step={0.1}
          keyStep={SEEK_S}
          says={t('position', { time: formatClock(time), whole: formatClock(duration) })}
          onChange={(value) => seek(media, value)}
        />
        <span className={classes.clock}>{formatClock(duration)}</span>
      </div>
      <div className={classes.line}>
        <PlayerButton
          label={isPlaying ? t('pause') : t('play')}
          icon={isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled}
          shortcut="k"
          onClick={() => togglePlay(media)}
        />
        {more}
        <PlayerButton
          label={volume === 0 ? t('unmute') : t('mute')}
          icon={volume === 0 ? IconVolumeOff : IconVolume}
          shortcut="m"
          onClick={() => toggleMuted(media)}
        />
        <div className={classes.volume}>
          <Range
            label={t('volume')}
            value={volume}
            most={1}
            step={0.05}
            says={formatNumber(volume, { style: 'percent' })}
            onChange={(value) => setVolume(media, value)}
          />
        </div>
        <span className={classes.space} />
        {languages.length > 0 && (
          <ChoiceMenu
            choices={[{ value: '', label: t('captionsOff') }, ...languages]}
            value={language}
            onChange={onLanguage}
          >
            <UnstyledButton
              className={classes.choice}
              aria-label={t('captions')}
              data-on={language !== '' || undefined}
            >
              <IconBadgeCc size={18} stroke={1.75} aria-hidden />
            </UnstyledButton>
          </ChoiceMenu>
        )}
        <ChoiceMenu
          choices={SPEEDS.map((value) => ({ value: String(value), label: speed(value) }))}
          value={String(rate)}
          onChange={(value) => {
            media.playbackRate = Number(value);
          }}
        >
          <UnstyledButton className={classes.choice} aria-label={`${t('speed')}: ${speed(rate)}`}>
            {speed(rate)}
          </UnstyledButton>
        </ChoiceMenu>
        {screens.maySmall && (
          <span className={classes.small}>
            <PlayerButton
              label={screens.isSmall ? t('smallLeave') : t('small')}
              icon={screens.isSmall ? IconPictureInPictureOff : IconPictureInPicture}
              onClick={screens.toggleSmall}
            />
          </span>
        )}
        {screens.mayFull && (
          <PlayerButton
            label={screens.isFull ? t('fullLeave') : t('full')}
            icon={screens.isFull ? IconMinimize : IconMaximize}
            shortcut="f"
            onClick={screens.toggleFull}
          />
        )}
      </div>
    </div>
  );
}
