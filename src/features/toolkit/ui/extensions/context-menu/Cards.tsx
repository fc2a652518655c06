import { UnstyledButton } from '@mantine/core';
import { IconCopy, IconEye, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ContextMenu } from '#web/kit/ContextMenu.tsx';
import { toast } from '#web/kit/toast.ts';
import classes from './ContextMenu.module.css';

export function Cards() {
  const { t } = useTranslation('context-menu');
  const [courses, setCourses] = useState(() => [t('tile.biology'), t('tile.history'), t('tile.french')]);
  const open = (name: string) => toast.done(t('opened', { name }));

  function remove(name: string) {
    setCourses(courses.filter((one) => one !== name));
    toast.done(t('removed', { name }), { undo: () => setCourses(courses) });
  }
  function duplicate(name: string) {
    const copy = t('tile.copy', { name });
    if (!courses.includes(copy)) setCourses(courses.toSpliced(courses.indexOf(name) + 1, 0, copy));
  }

  return (
    <ul className={classes.tiles}>
      {courses.map((name) => (
        <li key={name}>
          <ContextMenu
            label={t('actions', { name })}
            actions={[
              { id: 'open', label: t('open'), icon: IconEye, run: () => open(name) },
              { id: 'duplicate', label: t('duplicate'), icon: IconCopy, run: () => duplicate(name) },
              { id: 'remove', label: t('remove'), icon: IconTrash, danger: true, run: () => remove(name) },
            ]}
          >
            <UnstyledButton className={classes.tile} onClick={() => open(name)}>
              {name}
            </UnstyledButton>
          </ContextMenu>
        </li>
      ))}
    </ul>
  );
}
