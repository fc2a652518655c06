import { VisuallyHidden } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { moved, useDragOrder } from '#web/kit/useDragOrder.ts';
import classes from './Drag.module.css';

const PARTS = ['cells', 'genes', 'plants', 'animals'] as const;

export function CourseParts() {
  const { t } = useTranslation('drag-and-drop');
  const [parts, setParts] = useState<readonly (typeof PARTS)[number][]>(PARTS);
  const [said, setSaid] = useState('');
  const { dragged, handle } = useDragOrder((from, to) => setParts((now) => moved(now, from, to)));

  function press(event: KeyboardEvent<HTMLElement>, from: number) {
    const to = from + (event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0);
    const part = parts[from];
    if (to === from || to < 0 || to >= parts.length || !part) return;
    event.preventDefault();
    const grip = event.currentTarget;
    setParts(moved(parts, from, to));
    setSaid(t('order.said', { name: t(`order.${part}`), place: formatNumber(to + 1) }));
    requestAnimationFrame(() => grip.focus());
  }

  return (
    <>
      <ol className={classes.list} data-order aria-label={t('order.list')}>
        {parts.map((part, at) => (
          <li key={part} className={classes.item} data-dragged={dragged === at || undefined}>
            <button
              type="button"
              className={classes.grip}
              aria-label={t('move', { name: t(`order.${part}`) })}
              {...handle(at)}
              onKeyDown={(event) => press(event, at)}
            >
              <IconGripVertical size={18} stroke={1.75} aria-hidden />
            </button>
            <span className={classes.words}>{t(`order.${part}`)}</span>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
