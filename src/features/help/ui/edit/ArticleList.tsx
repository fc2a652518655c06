import { ActionIcon } from '@mantine/core';
import {
  IconArrowRight,
  IconExternalLink,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { ArticleRow, EditCategory, EditTree } from '#features/help/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionsMenu } from '#web/kit/ActionsMenu.tsx';
import type { RowAction } from '#web/kit/DataTable/types.ts';
import { formatNumber, formatRelative } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { moved, useDragOrder } from '#web/kit/useDragOrder.ts';
import { deleteRow, moveRow, orderRows, publishRow, unpublishRow } from './deeds.ts';
import classes from './Edit.module.css';

/** Published, published with changes, or a draft: in a word. */
export function StatusPill({ status, hasDraft }: Pick<ArticleRow, 'status' | 'hasDraft'>) {
  const { t } = useTranslation('help');
  if (status === 'draft') return <Pill>{t('status.draft')}</Pill>;
  return hasDraft ? (
    <Pill kind="warning">{t('status.changed')}</Pill>
  ) : (
    <Pill kind="success">{t('status.published')}</Pill>
  );
}

function useRowActions(tree: EditTree, category: EditCategory) {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  const card = tree.cards.find((one) => one.id === category.cardId);
  return (row: ArticleRow): RowAction[] => {
    const { id, slug, status, hasDraft } = row;
    const open = () =>
      void (card
        ? navigate({ to: '/pages/knowledge-base/$category/$slug', params: { category: card.category, slug } })
        : navigate({ to: '/pages/faq', search: { question: slug } }));
    const isPublic = status === 'published';
    return [
      {
        ...{ id: 'edit', label: t('edit.button'), icon: IconPencil },
        run: () => void navigate({ to: '/pages/help/edit/$id', params: { id: String(id) } }),
      },
      ...(isPublic ? [{ id: 'open', label: t('edit.open'), icon: IconExternalLink, run: open }] : []),
      ...(!isPublic || hasDraft
        ? [{ id: 'publish', label: t('edit.publish'), icon: IconEye, run: () => void publishRow(row) }]
        : []),
      ...(isPublic
        ? [{ id: 'unpublish', label: t('edit.unpublish'), icon: IconEyeOff, run: () => void unpublishRow(row) }]
        : []),
      { id: 'move', label: t('move.menu'), icon: IconArrowRight, run: () => void moveRow(tree, row) },
      { id: 'delete', label: t('delete.verb'), icon: IconTrash, danger: true, run: () => void deleteRow(row) },
    ];
  };
}

/** Rows change places at once; the server hears of it when they are let go. */
function useOrder(category: EditCategory) {
  const [own, setOwn] = useState<number[] | null>(null);
  const ids = own ?? category.articles.map((one) => one.id);
  const latest = useRef(category);
  latest.current = category;
  const move = useCallback(
    (from: number, to: number) =>
      setOwn((before) => moved(before ?? latest.current.articles.map((one) => one.id), from, to)),
    [],
  );
  const { dragged, handle } = useDragOrder(move);
  useEffect(() => {
    if (dragged !== null || !own) return;
    // What was moved meanwhile is still to be sent.
    const leave = () => setOwn((now) => (now === own ? null : now));
    // The list hears of it a turn later.
    void orderRows(latest.current, own).then(() => setTimeout(leave));
  }, [own, dragged]);
  const rows = ids.flatMap((id) => category.articles.find((one) => one.id === id) ?? []);
  return { rows, move, dragged, handle };
}

export function ArticleList({ tree, category }: { tree: EditTree; category: EditCategory }) {
  const { t } = useTranslation('help');
  const { rows, move, dragged, handle } = useOrder(category);
  const actionsOf = useRowActions(tree, category);
  const [said, setSaid] = useState('');

  function byKey(event: KeyboardEvent<HTMLElement>, index: number) {
    const to = event.key === 'ArrowUp' ? index - 1 : event.key === 'ArrowDown' ? index + 1 : -1;
    if (to < 0 || to >= rows.length) return;
    event.preventDefault();
    const list = event.currentTarget.closest('[data-order]');
    move(index, to);
    setSaid(t('edit.placed', { place: to + 1, count: rows.length }));
    // The row that moved keeps the focus, wherever it stands now.
    requestAnimationFrame(() => list?.children[to]?.querySelector<HTMLElement>('[data-handle]')?.focus());
  }

  return (
    <>
      <ul className={classes.rows} data-order>
        {rows.map((row, index) => (
          <li key={row.id} className={classes.row} data-dragged={dragged === index || undefined}>
            <Tooltip label={t('edit.drag')}>
              <ActionIcon
                className={classes.grip}
                size={28}
                data-handle
                aria-label={t('edit.dragOne', { question: row.question })}
                onKeyDown={(event) => byKey(event, index)}
                {...handle(index)}
              >
                <IconGripVertical size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Tooltip>
            <div className={classes.rowWords}>
              <Link className={classes.rowTitle} to="/pages/help/edit/$id" params={{ id: String(row.id) }} dir="auto">
                {row.question}
              </Link>
              <span className={classes.facts}>
                <StatusPill {...row} />
                <span>{formatRelative(row.updatedAt)}</span>
                {row.yes + row.no > 0 && (
                  <span>{t('edit.votes', { yes: formatNumber(row.yes), no: formatNumber(row.no) })}</span>
                )}
              </span>
            </div>
            <ActionsMenu label={t('edit.more', { question: row.question })} actions={actionsOf(row)} />
          </li>
        ))}
      </ul>
      <p className={classes.spoken} role="status">
        {said}
      </p>
    </>
  );
}
