import { ActionIcon, Button, Switch } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCalendarWeek,
  IconCircleCheck,
  IconDots,
  IconListCheck,
  IconPencil,
  IconPlus,
  IconStar,
  IconSunHigh,
  IconTrash,
  IconUserDown,
  IconUserUp,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { TodoTag } from '#features/todo/contract.ts';
import type { TodoFilter } from '#features/todo/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { PaneGroup, PaneItem, PaneLink } from '#web/kit/PaneNav.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { useAbility } from '#web/session.ts';
import { countsQuery, type TodoList, tagsQuery } from './queries.ts';
import { TagDrawer } from './TagDrawer.tsx';
import classes from './Todo.module.css';
import { deleteTag } from './tagDeeds.ts';

const FILTERS: [filter: TodoFilter | undefined, icon: TablerIcon][] = [
  [undefined, IconListCheck],
  ['today', IconSunHigh],
  ['week', IconCalendarWeek],
  ['overdue', IconAlertTriangle],
  ['important', IconStar],
  ['given-to-me', IconUserDown],
  ['given-away', IconUserUp],
  ['completed', IconCircleCheck],
  ['deleted', IconTrash],
];

interface Props {
  list: TodoList;
  onChosen: () => void;
  onNew: () => void;
}

function TagMenu({ tag, onEdit }: { tag: TodoTag; onEdit: () => void }) {
  const { t } = useTranslation('todo');
  return (
    <Menu width={180} position="bottom-end">
      <Menu.Target>
        <ActionIcon size={28} aria-label={t('tags.actions', { name: tag.name })}>
          <IconDots size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />} onClick={onEdit}>
          {t('tags.edit')}
        </Menu.Item>
        {!tag.isBuiltIn && (
          <Menu.Item
            color="var(--lms-danger-text)"
            leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
            onClick={() => void deleteTag(tag)}
          >
            {t('tags.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Lists, tags, and whose tasks. */
export function SidePane({ list, onChosen, onNew }: Props) {
  const { t } = useTranslation('todo');
  const ability = useAbility();
  const mayManage = ability.can('manage', 'Todo');
  const counts = useQuery(countsQuery(list)).data;
  const tags = useQuery(tagsQuery).data ?? [];
  const tagCounts = new Map(Object.entries(counts?.tags ?? {}));
  const navigate = useNavigate();
  const [editing, setEditing] = useState<TodoTag | 'new' | null>(null);
  const whose = { scope: list.scope, person: list.person, sortBy: list.sortBy };
  const countOf = (filter: TodoFilter | undefined) => (filter ? counts?.filters[filter] : counts?.filters.open);
  const isShown = (filter: TodoFilter | undefined) =>
    list.scope === 'own' || (filter !== 'given-to-me' && filter !== 'given-away');

  return (
    <>
      {mayManage && (
        <div className={classes.add}>
          <Button fullWidth leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={onNew}>
            {t('add')}
          </Button>
        </div>
      )}
      <PaneGroup label={t('lists')}>
        {FILTERS.filter(([filter]) => isShown(filter)).map(([filter, icon]) => (
          <PaneItem key={filter ?? 'all'}>
            <PaneLink
              to="/apps/todo"
              search={{ ...whose, filter }}
              icon={icon}
              isOpen={!list.tag && list.filter === filter}
              count={filter === 'completed' || filter === 'deleted' ? undefined : countOf(filter)}
              waits={filter === 'overdue'}
              onClick={onChosen}
            >
              {filter ? t(`filters.${filter}`) : t('filters.all')}
            </PaneLink>
          </PaneItem>
        ))}
      </PaneGroup>
      <PaneGroup
        title={t('tags.title')}
        label={t('tags.title')}
        action={
          mayManage && (
            <Tooltip label={t('tags.add')}>
              <ActionIcon size={28} aria-label={t('tags.add')} onClick={() => setEditing('new')}>
                <IconPlus size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )
        }
      >
        {tags.map((tag) => (
          <PaneItem key={tag.name} menu={mayManage && <TagMenu tag={tag} onEdit={() => setEditing(tag)} />}>
            <PaneLink
              to="/apps/todo"
              search={{ ...whose, tag: tag.name }}
              hue={tag.colour}
              isOpen={list.tag === tag.name}
              count={tagCounts.get(tag.name)}
              onClick={onChosen}
            >
              {tag.name}
            </PaneLink>
          </PaneItem>
        ))}
      </PaneGroup>
      {ability.can('manage', 'OthersTasks') && (
        <div className={classes.scope}>
          <Switch
            label={t('everyone')}
            checked={list.scope === 'everyone'}
            onChange={(event) =>
              void navigate({
                to: '/apps/todo',
                search: { sortBy: list.sortBy, scope: event.currentTarget.checked ? 'everyone' : 'own' },
              })
            }
          />
        </div>
      )}
      <TagDrawer
        editing={editing}
        onClose={() => setEditing(null)}
        onRenamed={(from, to) => {
          if (list.tag === from) void navigate({ to: '/apps/todo', search: { ...whose, tag: to }, replace: true });
        }}
      />
    </>
  );
}
