import { ActionIcon, Checkbox, Select } from '@mantine/core';
import {
  IconArrowsSort,
  IconCheck,
  IconCircleCheck,
  IconDots,
  IconLayoutSidebar,
  IconListCheck,
  IconTrashX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import type { Hue } from '#contract/hues.ts';
import { TODO_SORTS, type TodoSort } from '#features/todo/listContract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { BulkBar } from '#web/kit/DataTable/BulkBar.tsx';
import { useTicked } from '#web/kit/DataTable/ticks.ts';
import { useTicks } from '#web/kit/DataTable/useTicks.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { SearchField } from '#web/kit/SearchField.tsx';
import { EmptyState, FailedState, NoAccess, NothingFound, SkeletonRows } from '#web/kit/states.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { useAbility } from '#web/session.ts';
import { useIsPhone, useIsSmall } from '#web/shell/frameLayout.ts';
import { emptyBin } from './deeds.ts';
import { QuickAdd } from './QuickAdd.tsx';
import { countsQuery, matchingQuery, type TodoList, tagsQuery } from './queries.ts';
import { TaskRow } from './TaskRow.tsx';
import classes from './Todo.module.css';
import type { GoTo } from './TodoPage.tsx';
import { useBulkActions } from './useBulkActions.ts';
import { useOwnOrder } from './useOwnOrder.ts';
import { useRowDeeds } from './useRowDeeds.ts';
import { useTaskKeys } from './useTaskKeys.ts';
import type { useTasks } from './useTasks.ts';
import type { ShownTask } from './withWaiting.ts';

const ROW = 44;
const PHONE_ROW = 68;

interface Props extends ReturnType<typeof useTasks> {
  list: TodoList;
  name: string;
  open: number | 'new' | undefined;
  go: GoTo;
  onSide: () => void;
  permission: string;
}

const idOf = (task: ShownTask) => String(task.id);

function SortMenu({ value, go, isPhone }: { value: TodoSort; go: GoTo; isPhone: boolean }) {
  const { t } = useTranslation('todo');
  if (isPhone) {
    return (
      <Menu width={220} position="bottom-end">
        <Menu.Target>
          <ActionIcon size={44} aria-label={`${t('sort.label')}: ${t(`sort.${value}`)}`}>
            <IconArrowsSort size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.RadioGroup value={value} onChange={(sort) => go({ sortBy: sort as TodoSort })}>
            {TODO_SORTS.map((sort) => (
              <Menu.RadioItem
                key={sort}
                value={sort}
                closeMenuOnClick
                checkIcon={<IconCheck size={16} stroke={1.75} aria-hidden />}
              >
                {t(`sort.${sort}`)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
    );
  }
  return (
    <Select
      className={classes.sort}
      aria-label={t('sort.label')}
      allowDeselect={false}
      data={TODO_SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      value={value}
      leftSection={<IconArrowsSort size={16} stroke={1.75} aria-hidden />}
      onChange={(sort) => sort && go({ sortBy: sort as TodoSort })}
    />
  );
}

/** The open list: search, order, one line to add a task, and the tasks. */
export function TaskList({ list, query, tasks, name, open, go, onSide, permission }: Props) {
  const { t } = useTranslation('todo');
  const isPhone = useIsPhone();
  const isSmall = useIsSmall();
  const mayManage = useAbility().can('manage', 'Todo');
  const counts = useQuery(countsQuery(list));
  const total = counts.data;
  const tags = useQuery(tagsQuery).data;
  const hues = useMemo(() => new Map<string, Hue>((tags ?? []).map((tag) => [tag.name, tag.colour])), [tags]);
  const order = useOwnOrder(
    tasks,
    mayManage && list.sortBy === 'manual' && !list.q && list.scope === 'own' && !isPhone,
  );
  const rows = order.rows;
  // What the server does not have yet cannot be chosen: nothing could be done with it.
  const known = useMemo(() => rows?.filter((task) => !task.waits), [rows]);
  const chosen = useTicks({ rows: known, rowId: idOf, scope: JSON.stringify(list) });
  const ticked = useTicked(chosen.ticks);
  const deeds = useRowDeeds(list, go, chosen.toggle);
  const bulkActions = useBulkActions(list, tags ?? []);
  useTaskKeys({ rows, deeds, go, isBin: list.filter === 'deleted', mayManage });

  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const size = isPhone ? PHONE_ROW : ROW;
  const virtual = useVirtualizer({
    count: rows?.length ?? 0,
    getScrollElement: () => box.current,
    estimateSize: () => size,
    overscan: 8,
    // Known before it is measured: the rows are drawn with the list, bit by bit, not at one go after it.
    initialRect: { width: 0, height: innerHeight },
    getItemKey: (index) => rows?.[index]?.id ?? index,
  });
  // Rows are higher on a phone: what was measured before is for nothing.
  useEffect(() => {
    if (size > 0) virtual.measure();
  }, [virtual, size]);
  const items = virtual.getVirtualItems();
  // The drawer may have gone on to tasks further down.
  const last = Math.max(items.at(-1)?.index ?? 0, rows?.findIndex((task) => task.id === open) ?? 0);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (rows && hasNextPage && !isFetchingNextPage && last >= rows.length - 20) void fetchNextPage();
  }, [rows, last, hasNextPage, isFetchingNextPage, fetchNextPage]);

  const isFiltered = Boolean(list.q);
  const isBin = list.filter === 'deleted';
  // One's own is emptied, and all of it: not others', and not the part that was searched for.
  const isOwnBin = isBin && list.scope === 'own' && !list.q && !list.tag;
  const toEmpty = counts.isPlaceholderData ? 0 : (total?.bin ?? 0);
  // The pages that are loaded do not tell how many match. Until it is known, all of them are not offered.
  const isSearch = Boolean(list.q || list.tag);
  const hasTicks = ticked.all || ticked.ids.size > 0;
  const found = useQuery({ ...matchingQuery(list), enabled: isSearch && hasTicks });
  const listed = counts.isPlaceholderData ? undefined : list.filter ? total?.filters[list.filter] : total?.all;
  const matching = (isSearch ? found.data : listed) ?? 0;

  return (
    <div className={classes.list} ref={frame}>
      <div className={classes.bar}>
        {isSmall && (
          <ActionIcon size={isPhone ? 44 : 36} aria-label={t('lists')} onClick={onSide}>
            <IconLayoutSidebar size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
        {mayManage && !isPhone && (
          <Checkbox
            size="xs"
            aria-label={t('selectAll')}
            checked={Boolean(known?.length) && (ticked.all || ticked.ids.size >= (known?.length ?? 0))}
            indeterminate={!ticked.all && ticked.ids.size > 0 && ticked.ids.size < (known?.length ?? 0)}
            onChange={chosen.togglePage}
          />
        )}
        <SearchField
          className={classes.search}
          q={list.q}
          label={t('search.placeholder', { name })}
          onAsk={(q) => go({ q }, { replace: true })}
        />
        <SortMenu value={list.sortBy} go={go} isPhone={isPhone ?? false} />
        {isOwnBin && mayManage && (
          <Menu width={220} position="bottom-end">
            <Tooltip label={t('more')}>
              <Menu.Target>
                <ActionIcon size={36} aria-label={t('more')}>
                  <IconDots size={18} stroke={1.75} aria-hidden />
                </ActionIcon>
              </Menu.Target>
            </Tooltip>
            <Menu.Dropdown>
              <Menu.Item
                color="var(--lms-danger-text)"
                leftSection={<IconTrashX size={16} stroke={1.75} aria-hidden />}
                disabled={toEmpty === 0}
                onClick={() => void emptyBin(toEmpty)}
              >
                {t('bin.empty')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {mayManage && !isBin && list.filter !== 'completed' && list.scope === 'own' && (
        <QuickAdd tags={list.tag ? [list.tag] : []} isImportant={list.filter === 'important'} hues={hues} />
      )}
      {/* Keys scroll it when it has the focus. */}
      <div className={classes.scroll} ref={box} tabIndex={-1}>
        {query.isPending && <SkeletonRows rows={10} />}
        {query.isError && !rows && query.error instanceof ApiError && query.error.status === 403 && (
          <NoAccess permission={permission} />
        )}
        {query.isError && !rows && !(query.error instanceof ApiError && query.error.status === 403) && (
          <FailedState error={query.error} onRetry={() => void query.refetch()} />
        )}
        {rows?.length === 0 && isFiltered && <NothingFound query={list.q} onClear={() => go({ q: '' })} />}
        {rows?.length === 0 && !isFiltered && (
          <EmptyState
            icon={list.filter || list.tag ? IconCircleCheck : IconListCheck}
            title={list.filter === undefined ? t('empty.title') : t(`empty.${list.filter}`)}
            detail={list.filter === undefined ? t('empty.detail') : undefined}
          />
        )}
        {rows && rows.length > 0 && (
          <ul className={classes.rows} style={{ height: virtual.getTotalSize() }} aria-label={name} data-order>
            {items.map((item, at) => {
              const task = rows[item.index];
              return (
                task && (
                  <li
                    key={item.key}
                    className={classes.place}
                    style={{ height: item.size, transform: `translateY(${item.start}px)` }}
                    data-dragged={order.dragged === item.index || undefined}
                  >
                    <TaskRow
                      task={task}
                      deeds={deeds}
                      ticks={chosen.ticks}
                      hues={hues}
                      isOpen={task.id === open}
                      mayManage={mayManage}
                      showsOwner={list.scope === 'everyone'}
                      handle={order.isOn ? order.handle(at, item.index) : undefined}
                      onNudge={order.isOn ? order.nudge : undefined}
                    />
                  </li>
                )
              );
            })}
          </ul>
        )}
      </div>
      {mayManage && <BulkBar list={chosen} actions={bulkActions} total={matching} over={frame} />}
    </div>
  );
}
