import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SafeHtml } from '#web/kit/SafeHtml.tsx';
import { moved, useDragOrder } from '#web/kit/useDragOrder.ts';
import { Mark } from './Marks.tsx';
import classes from './QuestionView.module.css';
import type { QuestionViewProps } from './types.ts';

const orderIn = (answer: QuestionViewProps['answer'] | undefined) =>
  answer && 'order' in answer ? answer.order : undefined;

/** Puts items in order: dragged, with the buttons, or with Alt and the arrows on one of them. */
export function Ordering({ question, answer, onChange, result }: QuestionViewProps) {
  const { t } = useTranslation('answering');
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const items = question.items ?? [];
  const given = orderIn(answer);
  const order = given ?? items.map((one) => one.key);
  const right = orderIn(result?.right);
  const shown = order.flatMap((key) => items.filter((one) => one.key === key));

  const latest = useRef({ order, onChange });
  latest.current = { order, onChange };
  const move = useCallback(
    (from: number, to: number) => {
      const now = latest.current;
      if (!now.onChange || to < 0 || to >= now.order.length) return;
      now.onChange({ order: moved(now.order, from, to) });
      setSaid(t('movedTo', { place: to + 1, count: now.order.length }));
    },
    [t],
  );
  const drag = useDragOrder(move);

  /** A row that changes its place in the page loses the focus: it gets it back. */
  const refocus = useRef<{ key: number; button: string } | null>(null);
  function step(key: number, from: number, by: -1 | 1) {
    refocus.current = { key, button: by < 0 ? 'up' : 'down' };
    move(from, from + by);
  }
  useLayoutEffect(() => {
    if (!refocus.current) return;
    const { key, button } = refocus.current;
    const find = (which: string) =>
      list.current?.querySelector<HTMLElement>(`[data-item="${key}"] [data-move${which}]:not(:disabled)`);
    (find(`="${button}"`) ?? find(''))?.focus();
    refocus.current = null;
  });

  function onKeyDown(event: KeyboardEvent, key: number, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    step(key, index, event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <div className={classes.ordering}>
      <ol ref={list} className={classes.items} data-order aria-label={t('putInOrder')}>
        {shown.map(({ key, text }, index) => {
          // Whoever gave no order put nothing in the wrong place.
          const isRight = given !== undefined && right?.[index] === key;
          const state = given && right ? (isRight ? 'right' : 'wrong') : undefined;
          const should = right ? right.indexOf(key) + 1 : undefined;
          return (
            // The keys are those of the buttons inside; the row only hears them.
            <li
              key={key}
              className={classes.item}
              data-dragged={drag.dragged === index || undefined}
              data-state={state}
              data-item={key}
              onKeyDown={(event) => onKeyDown(event, key, index)}
            >
              {onChange && (
                <span className={classes.grip} {...drag.handle(index)} aria-hidden>
                  <IconGripVertical size={18} stroke={1.75} />
                </span>
              )}
              <span className={classes.place}>{index + 1}</span>
              <SafeHtml html={text} className={classes.words} />
              {state && <Mark isRight={isRight} chosen />}
              {right && !isRight && <span className={classes.should}>{t('belongsAt', { place: should })}</span>}
              {onChange && (
                <span className={classes.arrows}>
                  <ActionIcon
                    aria-label={t('moveUp', { place: index + 1 })}
                    disabled={index === 0}
                    data-move="up"
                    onClick={() => step(key, index, -1)}
                  >
                    <IconArrowUp size={18} stroke={1.75} />
                  </ActionIcon>
                  <ActionIcon
                    aria-label={t('moveDown', { place: index + 1 })}
                    disabled={index === shown.length - 1}
                    data-move="down"
                    onClick={() => step(key, index, 1)}
                  >
                    <IconArrowDown size={18} stroke={1.75} />
                  </ActionIcon>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {onChange && !answer && (
        <Button variant="default" size="xs" onClick={() => onChange({ order })}>
          {t('keepOrder')}
        </Button>
      )}
      <span className={classes.spoken} role="status">
        {said}
      </span>
    </div>
  );
}
