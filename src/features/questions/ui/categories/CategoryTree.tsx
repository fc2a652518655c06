import { useDirection } from '@mantine/core';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';
import { CategoryRow } from './CategoryRow.tsx';
import classes from './CategoryTree.module.css';
import { addCategory, deleteCategory, moveCategory, renameCategory } from './changes.ts';
import { NameField } from './NameField.tsx';
import { type Branch, findBranch, flatten, NO_CATEGORY, noCategory, withBelow } from './tree.ts';
import { treeMove } from './treeKeys.ts';
import type { OpenBranches } from './useOpenBranches.ts';

/** A name that is being written: of a category, or of a new one below another. */
export type Naming = { rename: number } | { addTo: number | null };

interface Props {
  tree: Branch[];
  branches: OpenBranches;
  /** How many questions there are in all. */
  total: number | undefined;
  /** Null: every category. Undefined: several at once, so none stands out. */
  selected: number | null | undefined;
  onSelect: (id: number | null) => void;
  mayEdit: boolean;
  naming: Naming | null;
  onNaming: (naming: Naming | null) => void;
  onMoveTo: (branch: Branch) => void;
}

/** The categories as a tree: arrows walk, open and close; Enter shows what is in one; F2 renames; Delete deletes. */
export function CategoryTree(props: Props) {
  const { tree, branches, selected, onSelect, mayEdit, naming, onNaming } = props;
  const { t } = useTranslation('questions');
  const isRtl = useDirection().dir === 'rtl';
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number | null>(selected ?? null);
  const [dragged, setDragged] = useState<Branch | null>(null);
  const none = noCategory(tree, t('list.noCategory'), props.total);
  const hasNone = none.total > 0 || selected === NO_CATEGORY;
  const shown = [...flatten(tree, (branch) => branches.isOpen(branch.id)), ...(hasNone ? [none] : [])];
  // Whatever had the focus may be folded away or gone.
  const focusable = shown.some((branch) => branch.id === active) ? active : null;

  function focus(id: number | null) {
    setActive(id);
    list.current?.querySelector<HTMLElement>(`[data-category="${id ?? 'all'}"]`)?.focus();
  }

  async function remove(branch: Branch) {
    const parent = findBranch(tree, branch.parentId) ?? null;
    if (!(await deleteCategory(branch, parent))) return;
    focus(parent?.id ?? null);
    if (selected === branch.id) onSelect(parent?.id ?? null);
  }

  function drop(onto: Branch | null) {
    if (dragged) moveCategory(dragged, onto).catch((error: unknown) => toast.failed(error));
    setDragged(null);
  }
  // A name's field gives the focus to a row once it is gone itself: it goes when the server has answered.
  const left = useRef<{ to: number | null }>(null);
  function leaveTo(id: number | null) {
    left.current = { to: id };
    onNaming(null);
  }
  useEffect(() => {
    if (naming !== null || !left.current) return;
    focus(left.current.to);
    left.current = null;
  });

  const takes = (branch: Branch | null) =>
    dragged !== null &&
    branch?.id !== NO_CATEGORY &&
    dragged.parentId !== (branch?.id ?? null) &&
    !(branch && withBelow(dragged).has(branch.id));

  const mayChange = (id: number | null) => mayEdit && id !== NO_CATEGORY;

  function press(event: React.KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.target as HTMLElement).matches('[role=treeitem]')) return;
    const move = treeMove(event.key, {
      shown,
      at: focusable,
      isOpen: branches.isOpen,
      isRtl,
      mayEdit: mayChange(focusable),
    });
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    if ('focus' in move) focus(move.focus);
    else if ('open' in move) branches.set(move.open, true);
    else if ('close' in move) branches.set(move.close, false);
    else if ('select' in move) onSelect(move.select);
    else if ('rename' in move) onNaming(move);
    else {
      const branch = findBranch(tree, move.remove);
      if (branch) void remove(branch);
    }
  }

  const adding = (parentId: number | null, level: number) =>
    naming &&
    'addTo' in naming &&
    naming.addTo === parentId && (
      <div className={classes.row} style={{ '--level': level } as React.CSSProperties} role="none">
        <span className={classes.toggle} />
        <NameField
          label={t('categories.newName')}
          onSave={async (name) => {
            await addCategory(name, parentId);
            if (parentId !== null) branches.set(parentId, true);
          }}
          onLeave={() => leaveTo(parentId)}
        />
      </div>
    );

  const common = { mayEdit, onFocus: setActive, onSelect, onDrop: drop, onKeyDown: press };
  return (
    <div ref={list} className={classes.tree} role="tree" aria-label={t('categories.title')}>
      <CategoryRow
        {...common}
        branch={null}
        name={t('categories.all')}
        count={props.total}
        isActive={focusable === null}
        isSelected={selected === null}
        takesDrop={takes(null)}
      />
      {adding(null, 1)}
      {shown.map((branch) => {
        const roots = hasNone ? [...tree, none] : tree;
        const siblings = findBranch(tree, branch.parentId)?.children ?? roots;
        const isRenamed = naming !== null && 'rename' in naming && naming.rename === branch.id;
        return (
          // By its number, also when others make categories above it: a name may be being written in it.
          <Fragment key={branch.id}>
            <CategoryRow
              {...common}
              branch={branch}
              name={branch.name}
              count={branch.total}
              place={siblings.indexOf(branch) + 1}
              siblings={siblings.length}
              isOpen={branches.isOpen(branch.id)}
              onToggle={() => branches.set(branch.id, !branches.isOpen(branch.id))}
              isActive={focusable === branch.id}
              isSelected={selected === branch.id}
              isDragged={dragged?.id === branch.id}
              onDragStart={mayChange(branch.id) ? () => setDragged(branch) : undefined}
              onDragEnd={() => setDragged(null)}
              takesDrop={takes(branch)}
              actions={
                mayChange(branch.id)
                  ? {
                      add: () => {
                        branches.set(branch.id, true);
                        onNaming({ addTo: branch.id });
                      },
                      rename: () => onNaming({ rename: branch.id }),
                      move: () => props.onMoveTo(branch),
                      remove: () => void remove(branch),
                    }
                  : undefined
              }
              field={
                isRenamed ? (
                  <NameField
                    label={t('categories.nameOf', { name: branch.name })}
                    initial={branch.name}
                    onSave={(name) => renameCategory(branch, name)}
                    onLeave={() => leaveTo(branch.id)}
                  />
                ) : undefined
              }
            />
            {adding(branch.id, branch.level + 1)}
          </Fragment>
        );
      })}
    </div>
  );
}
