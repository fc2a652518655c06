import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { moved } from '#web/kit/useDragOrder.ts';
import classes from './Drag.module.css';

const QUESTIONS = ['7 × 8', '12² − 4', '√169'];

export function WithoutDragging() {
  const { t } = useTranslation('drag-and-drop');
  const [questions, setQuestions] = useState<readonly string[]>(QUESTIONS);
  const [said, setSaid] = useState('');

  function move(from: number, to: number, name: string) {
    setQuestions(moved(questions, from, to));
    setSaid(t('order.said', { name, place: formatNumber(to + 1) }));
  }

  return (
    <>
      <ol className={classes.list} aria-label={t('buttons.list')}>
        {questions.map((name, at) => (
          <li key={name} className={classes.item}>
            <span className={classes.words} style={{ paddingInlineStart: 8 }}>
              <bdi>{name}</bdi>
            </span>
            <ActionIcon
              aria-label={t('buttons.up', { name })}
              disabled={at === 0}
              onClick={() => move(at, at - 1, name)}
            >
              <IconArrowUp size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
            <ActionIcon
              aria-label={t('buttons.down', { name })}
              disabled={at === questions.length - 1}
              onClick={() => move(at, at + 1, name)}
            >
              <IconArrowDown size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
