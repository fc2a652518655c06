import { ActionIcon } from '@mantine/core';
import {
  IconChevronRight,
  IconCornerDownRight,
  IconDots,
  IconFolderPlus,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Menu } from '#web/kit/Menu.tsx';
import classes from './CategoryTree.module.css';
import type { Branch } from './tree.ts';

export interface CategoryRowProps {
  /** Null for the row that stands for all questions. */
  branch: Branch | null;
  name: string;
  count: number | undefined;
  place?: number;
  siblings?: number;
  isOpen?: boolean;
  onToggle?: () => void;
  /** The one row of the tree that Tab comes to. */
  isActive: boolean;
  isSelected: boolean;
  onFocus: (id: number | null) => void;
  onSelect: (id: number | null) => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
  isDragged?: boolean;
  onDragStart?: (() => void) | undefined;
  onDragEnd?: () => void;
  takesDrop: boolean;
  onDrop: (onto: Branch | null) => void;
  actions?: { add: () => void; rename: () => void; move: () => void; remove: () => void } | undefined;
  /** Stands in the place of the name while it is written. */
  field?: ReactNode;
}

function RowActions({
  name,
  isActive,
  actions,
}: {
  name: string;
  isActive: boolean;
  actions: NonNullable<CategoryRowProps['actions']>;
}) {
  const { t } = useTranslation('questions');
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <Menu position="bottom-end" width={208} returnFocus>
      <Menu.Target>
        <ActionIcon
          className={classes.more}
          size={24}
          tabIndex={isActive ? 0 : -1}
          aria-label={t('categories.actionsFor', { name })}
          onClick={(event) => event.stopPropagation()}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown onClick={(event) => event.stopPropagation()}>
        <Menu.Item leftSection={<IconFolderPlus {...icon} />} onClick={actions.add}>
          {t('categories.addBelow')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={actions.rename}>
          {t('categories.rename')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCornerDownRight {...icon} />} onClick={actions.move}>
          {t('categories.moveTo')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="var(--lms-danger-text)" leftSection={<IconTrash {...icon} />} onClick={actions.remove}>
          {t('categories.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

export function CategoryRow(props: CategoryRowProps) {
  const { branch, name, count, isActive, isSelected, field, actions, takesDrop } = props;
  const [isOver, setOver] = useState(false);
  const id = branch?.id ?? null;
  const hasChildren = (branch?.children.length ?? 0) > 0;
  return (
    <div
      role="treeitem"
      className={classes.row}
      style={{ '--level': branch?.level ?? 1 } as React.CSSProperties}
      data-category={id ?? 'all'}
      data-over={(isOver && takesDrop) || undefined}
      data-dragged={props.isDragged || undefined}
      tabIndex={isActive && !field ? 0 : -1}
      aria-level={branch?.level ?? 1}
      aria-setsize={props.siblings}
      aria-posinset={props.place}
      aria-expanded={hasChildren ? props.isOpen : undefined}
      aria-selected={isSelected}
      draggable={props.onDragStart && !field ? true : undefined}
      onClick={field ? undefined : () => props.onSelect(id)}
      onFocus={(event) => event.target === event.currentTarget && props.onFocus(id)}
      onKeyDown={props.onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        props.onDragStart?.();
      }}
      onDragEnd={props.onDragEnd}
      onDragOver={(event) => {
        if (!takesDrop) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (takesDrop) props.onDrop(branch);
      }}
    >
      <span
        className={classes.toggle}
        data-open={props.isOpen || undefined}
        aria-hidden
        onClick={(event) => {
          if (!hasChildren) return;
          event.stopPropagation();
          props.onToggle?.();
        }}
      >
        {hasChildren && <IconChevronRight size={14} stroke={1.75} />}
      </span>
      {field ?? (
        <>
          <bdi className={classes.name} title={name}>
            {name}
          </bdi>
          {count !== undefined && <span className={classes.count}>{formatNumber(count)}</span>}
          {actions && <RowActions name={name} isActive={isActive} actions={actions} />}
        </>
      )}
    </div>
  );
}
