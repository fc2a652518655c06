import { UnstyledButton } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatClock } from './clock.ts';
import classes from './Player.module.css';
import type { Cue } from './useCaptions.ts';

interface Props {
  cues: Cue[];
  time: number;
  language: string | undefined;
  onJump: (seconds: number) => void;
}

/** All that is said, to read; a line leads to its place in the film. */
export function Transcript({ cues, time, language, onJump }: Props) {
  const { t } = useTranslation('player');
  return (
    <ol className={classes.transcript} aria-label={t('transcript')}>
      {cues.map(({ start, end, text }) => (
        <li key={start}>
          <UnstyledButton
            className={classes.said}
            aria-current={start <= time && time < end ? 'true' : undefined}
            onClick={() => onJump(start)}
          >
            <span className={classes.clock}>{formatClock(start)}</span>
            <span lang={language} dir="auto">
              {text}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}
