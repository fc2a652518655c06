import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { useKept } from '#web/kit/useKept.ts';
import { PlaceForm } from '../categories/PlaceForm.tsx';
import type { Branch } from '../categories/tree.ts';
import { type Chosen, doBulk } from './bulk.ts';
import { TagForm } from './TagForm.tsx';

/** What is asked before something is done to the chosen questions. */
export interface Asked {
  what: 'move' | 'tag';
  chosen: Chosen;
}

interface Props {
  asked: Asked | null;
  onClose: () => void;
  tree: Branch[];
}

export function BulkDrawers({ asked, onClose, tree }: Props) {
  const { t } = useTranslation('questions');
  const kept = useKept(asked);
  const count = kept?.chosen.count ?? 0;
  const words = { count, number: formatNumber(count) };
  return (
    <SideDrawer
      size={420}
      opened={asked !== null}
      title={kept?.what === 'tag' ? t('bulk.tagTitle', words) : t('bulk.moveTitle', words)}
      onClose={onClose}
    >
      {kept?.what === 'move' && (
        <PlaceForm
          tree={tree}
          from={kept.chosen.categoryId}
          none={t('list.noCategory')}
          verb={t('bulk.move')}
          onPlace={(categoryId) => doBulk({ action: 'move', categoryId }, kept.chosen)}
          onClose={onClose}
        />
      )}
      {kept?.what === 'tag' && (
        <TagForm
          of={JSON.stringify(kept.chosen.which)}
          verb={t('bulk.saveTags')}
          onTag={(add, remove) => doBulk({ action: 'tag', add, remove }, kept.chosen)}
          onClose={onClose}
        />
      )}
    </SideDrawer>
  );
}
