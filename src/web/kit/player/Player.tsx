import { Box, Button, Loader } from '@mantine/core';
import { IconMovieOff } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isLanguage, LANGUAGE_NAMES } from '#web/i18n/languages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { EmptyState } from '../states.tsx';
import { Controls } from './Controls.tsx';
import { deedOf, seek, togglePlay } from './mediaDeeds.ts';
import classes from './Player.module.css';
import { Transcript } from './Transcript.tsx';
import { useCaptions } from './useCaptions.ts';
import { useMedia } from './useMedia.ts';
import { useScreens } from './useScreens.ts';

export interface Captions {
  language: string;
  src: string;
}

interface Props {
  kind?: 'video' | 'audio';
  src: string;
  /** What is played, for readers. */
  title: string;
  captions?: Captions[];
  /** All that is said stands below. */
  hasTranscript?: boolean;
  autoPlay?: boolean;
  /** It stands where the button was that called for it: the focus goes on to it. */
  takesFocus?: boolean;
  onEnded?: () => void;
  /** More buttons beside Play. */
  more?: ReactNode;
}

/** The focus stands on something that means these keys itself. */
function isMeantElsewhere({ key, target }: KeyboardEvent) {
  if (!(target instanceof Element) || target.closest('[role="menu"]')) return true;
  if (target.matches('input')) return key.startsWith('Arrow');
  return key === ' ' && target.matches('button');
}

/** Plays a film or a sound. Its words are in the area `player`: a page that shows one asks for it in its loader. */
export function Player(props: Props) {
  const { kind = 'video', src, title, captions = [], hasTranscript = false, onEnded, more } = props;
  const { autoPlay = false, takesFocus = false } = props;
  const { t, i18n } = useTranslation('player');
  const frame = useRef<HTMLDivElement>(null);
  const [media, setMedia] = useState<HTMLMediaElement | null>(null);
  const [chosen, setChosen] = useState<string>();
  const state = useMedia(media);
  const screens = useScreens(frame, media);
  const own = captions.find(({ language }) => language === (chosen ?? i18n.language)) ?? captions[0];
  const language = chosen === '' ? '' : (own?.language ?? '');
  const cues = useCaptions(media, own?.src);
  const said = language && cues.filter(({ start, end }) => start <= state.time && state.time < end);

  useEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);

  function onKeyDown(event: KeyboardEvent) {
    if (!media || event.ctrlKey || event.metaKey || event.altKey || isMeantElsewhere(event)) return;
    const deed = deedOf(event.key);
    if (deed) deed(media);
    else if (event.key === 'f' && screens.mayFull) screens.toggleFull();
    else if (event.key === 'c' && captions.length > 0) setChosen(language === '' ? undefined : '');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const shared = { src, autoPlay, preload: 'metadata', onEnded, 'aria-label': title } as const;
  const tracks = captions.map((one) => (
    <track
      key={one.src}
      kind="captions"
      src={one.src}
      srcLang={one.language}
      label={isLanguage(one.language) ? LANGUAGE_NAMES[one.language] : one.language}
      data-file={one.src}
    />
  ));

  return (
    // The keys are shortcuts for the buttons inside.
    <Box className={classes.player} ref={frame} role="group" aria-label={title} tabIndex={-1} onKeyDown={onKeyDown}>
      {kind === 'video' ? (
        <div className={classes.picture}>
          <video ref={setMedia} {...shared} playsInline onClick={() => media && togglePlay(media)}>
            {tracks}
          </video>
          {state.isWaiting && <Loader className={classes.waiting} size={28} />}
          {said && said.length > 0 && (
            <p className={classes.caption} lang={language} dir="auto">
              <span>{said.map(({ text }) => text).join(' ')}</span>
            </p>
          )}
        </div>
      ) : (
        <audio ref={setMedia} {...shared}>
          {tracks}
        </audio>
      )}
      {state.hasFailed ? (
        <div role="alert">
          <EmptyState
            icon={IconMovieOff}
            tone="danger"
            title={t('failed')}
            detail={t('failedDetail')}
            action={
              <Button variant="default" size="xs" onClick={() => media?.load()}>
                {t('retry')}
              </Button>
            }
          />
        </div>
      ) : (
        media && (
          <Controls
            media={media}
            state={state}
            screens={screens}
            languages={captions.map((one) => ({
              value: one.language,
              label: isLanguage(one.language) ? LANGUAGE_NAMES[one.language] : one.language,
            }))}
            language={language}
            onLanguage={setChosen}
            more={more}
          />
        )
      )}
      {hasTranscript && media && (
        <Transcript cues={cues} time={state.time} language={own?.language} onJump={(seconds) => seek(media, seconds)} />
      )}
    </Box>
  );
}
