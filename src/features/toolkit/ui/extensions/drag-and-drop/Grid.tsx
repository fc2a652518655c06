import { VisuallyHidden } from '@mantine/core';
import { IconGripHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';
import { useDragLists } from '#web/kit/useDragLists.ts';
import classes from './Drag.module.css';

const SUBJECTS = ['maths', 'physics', 'music', 'art', 'history', 'sport'];

export function Grid() {
  const { t } = useTranslation('drag-and-drop');
  const [lists, setLists] = useState<{ subjects: readonly string[] }>({ subjects: SUBJECTS });
  const nameOf = (subject: string) => t(`grid.${subject}`);
  const drag = useDragLists({
    lists,
    onChange: setLists,
    onDrop: (id, before) => toast.done(t('moved', { name: nameOf(id) }), { undo: () => setLists(before) }),
    nameOf,
  });

  return (
    <>
      <ol className={classes.grid} {...drag.list('subjects')} aria-label={t('grid.list')}>
        {lists.subjects.map((subject) => (
          <li key={subject} className={classes.item} {...drag.item(subject)}>
            <button
              type="button"
              className={classes.grip}
              aria-label={t('move', { name: nameOf(subject) })}
              {...drag.handle(subject)}
            >
              <IconGripHorizontal size={18} stroke={1.75} aria-hidden />
            </button>
            {nameOf(subject)}
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{drag.said}</VisuallyHidden>
    </>
  );
}
