import { UnstyledButton } from '@mantine/core';
import { IconFlagFilled } from '@tabler/icons-react';
import type { PracticeItem } from '#features/student/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { isAnswered } from './isAnswered.ts';
import classes from './Run.module.css';

interface Props {
  items: PracticeItem[];
  current: number;
  onGo: (position: number) => void;
}

/** Every question by its number: answered ones are filled, flagged ones carry a flag. */
export function Navigator({ items, current, onGo }: Props) {
  const { t } = useTranslation('student');
  return (
    <nav aria-label={t('run.questions')}>
      <ol className={classes.numbers}>
        {items.map(({ position, answer, flagged }) => {
          const done = isAnswered(answer);
          const words = [
            t('run.question', { number: position }),
            done ? t('run.answered') : t('run.open'),
            ...(flagged ? [t('run.flagged')] : []),
          ];
          return (
            <li key={position}>
              <UnstyledButton
                className={classes.number}
                data-answered={done || undefined}
                aria-current={position === current ? 'step' : undefined}
                aria-label={words.join(', ')}
                onClick={() => onGo(position)}
              >
                {formatNumber(position)}
                {flagged && <IconFlagFilled className={classes.flagMark} size={11} aria-hidden />}
              </UnstyledButton>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
