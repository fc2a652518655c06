import { ActionIcon, Button, Drawer } from '@mantine/core';
import { IconFolder, IconFolderPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { useKept } from '#web/kit/useKept.ts';
import classes from './CategoryPane.module.css';
import { CategoryTree, type Naming } from './CategoryTree.tsx';
import { moveCategory } from './changes.ts';
import { PlaceForm } from './PlaceForm.tsx';
import { type Branch, findBranch, withBelow } from './tree.ts';
import type { useCategories } from './useCategories.ts';
import { useOpenBranches } from './useOpenBranches.ts';

interface Props {
  categories: ReturnType<typeof useCategories>;
  total: number | undefined;
  selected: number | null | undefined;
  onSelect: (id: number | null) => void;
  mayEdit: boolean;
  /** Beside the list where there is room, over it where there is not. */
  isDrawer: boolean;
  onClose: () => void;
}

/** The tree of categories beside the list; choosing one narrows the list to it. */
export function CategoryPane({ categories, total, selected, onSelect, mayEdit, isDrawer, onClose }: Props) {
  const { t } = useTranslation('questions');
  const branches = useOpenBranches();
  const [naming, setNaming] = useState<Naming | null>(null);
  const [moving, setMoving] = useState<Branch | null>(null);
  const kept = useKept(moving);
  const { tree } = categories;

  const add = (
    <Tooltip label={t('categories.add')}>
      <ActionIcon size={28} aria-label={t('categories.add')} onClick={() => setNaming({ addTo: null })}>
        <IconFolderPlus size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
  const content = (
    <>
      {categories.isPending && <SkeletonRows rows={6} />}
      {categories.error && !categories.data && (
        <FailedState title={t('categories.failed')} error={categories.error} onRetry={() => categories.refetch()} />
      )}
      {categories.data?.length === 0 && !naming ? (
        <EmptyState
          icon={IconFolder}
          title={t('categories.none')}
          detail={t('categories.noneDetail')}
          action={
            mayEdit && (
              <Button variant="default" size="xs" onClick={() => setNaming({ addTo: null })}>
                {t('categories.add')}
              </Button>
            )
          }
        />
      ) : (
        categories.data && (
          <CategoryTree
            tree={tree}
            branches={branches}
            total={total}
            selected={selected}
            onSelect={onSelect}
            mayEdit={mayEdit}
            naming={naming}
            onNaming={setNaming}
            onMoveTo={setMoving}
          />
        )
      )}
      <SideDrawer
        size={420}
        opened={moving !== null}
        title={t('categories.moveTitle', { name: kept?.name })}
        onClose={() => setMoving(null)}
      >
        {kept && (
          <PlaceForm
            key={kept.id}
            tree={tree}
            from={kept.parentId}
            none={t('categories.topLevel')}
            without={withBelow(kept)}
            verb={t('categories.move')}
            onPlace={(id) => moveCategory(kept, findBranch(tree, id) ?? null)}
            onClose={() => setMoving(null)}
          />
        )}
      </SideDrawer>
    </>
  );

  if (isDrawer) {
    return (
      <Drawer
        opened
        onClose={onClose}
        position="left"
        size={360}
        title={t('categories.title')}
        closeButtonProps={{ 'aria-label': t('list.close') }}
        classNames={{ body: classes.drawer }}
      >
        {mayEdit && (
          <Button
            className={classes.addWide}
            variant="default"
            leftSection={<IconFolderPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => setNaming({ addTo: null })}
          >
            {t('categories.add')}
          </Button>
        )}
        {content}
      </Drawer>
    );
  }
  return (
    <section className={classes.pane} aria-label={t('categories.title')}>
      <header className={classes.head}>
        <h2 className={classes.title}>{t('categories.title')}</h2>
        {mayEdit && add}
        <Tooltip label={t('categories.hide')}>
          <ActionIcon size={28} aria-label={t('categories.hide')} onClick={onClose}>
            <IconX size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </header>
      <div className={classes.scroll}>{content}</div>
    </section>
  );
}
