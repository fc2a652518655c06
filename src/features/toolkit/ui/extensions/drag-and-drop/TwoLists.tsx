import { VisuallyHidden } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';
import { useDragLists } from '#web/kit/useDragLists.ts';
import classes from './Drag.module.css';

const LISTS = ['waiting', 'group'] as const;

export function TwoLists() {
  const { t } = useTranslation('drag-and-drop');
  const [lists, setLists] = useState<Record<(typeof LISTS)[number], readonly string[]>>({
    waiting: ['Daniel Osei', 'Ines Carvalho', 'Mara Lindqvist'],
    group: ['Oliver Kent'],
  });
  const drag = useDragLists({
    lists,
    onChange: setLists,
    onDrop: (name, before) => toast.done(t('moved', { name }), { undo: () => setLists(before) }),
    nameOf: (name) => name,
    listName: (list) => t(`groups.${list}`),
  });

  return (
    <div className={classes.lists}>
      {LISTS.map((list) => (
        <section key={list}>
          <h3 className={classes.name}>{t(`groups.${list}`)}</h3>
          <ul className={classes.list} {...drag.list(list)} aria-label={t(`groups.${list}`)}>
            {lists[list].map((name) => (
              <li key={name} className={classes.item} {...drag.item(name)}>
                <button type="button" className={classes.grip} aria-label={t('move', { name })} {...drag.handle(name)}>
                  <IconGripVertical size={18} stroke={1.75} aria-hidden />
                </button>
                <span className={classes.words}>{name}</span>
              </li>
            ))}
            {lists[list].length === 0 && <li className={classes.empty}>{t('groups.empty')}</li>}
          </ul>
        </section>
      ))}
      <VisuallyHidden role="status">{drag.said}</VisuallyHidden>
    </div>
  );
}
