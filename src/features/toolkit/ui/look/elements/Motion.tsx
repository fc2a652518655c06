import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Tokens.module.css';

const SPEEDS = ['fast', 'medium', 'slow'] as const;

export function Motion() {
  const { t } = useTranslation('ui-element');
  const [isThere, setThere] = useState(false);
  return (
    <>
      <ul className={classes.speeds}>
        {SPEEDS.map((speed) => (
          <li key={speed} className={classes.speed}>
            <span className={classes.measure}>{t(`motion.${speed}`)}</span>
            <span className={classes.track} data-there={isThere || undefined} aria-hidden>
              <span className={classes.runner} style={{ transitionDuration: `var(--lms-${speed})` }} />
            </span>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        leftSection={<IconPlayerPlay size={16} stroke={1.75} aria-hidden />}
        onClick={() => setThere(!isThere)}
      >
        {t('motion.play')}
      </Button>
    </>
  );
}
