import { Suspense } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { SkeletonRows } from '#web/kit/states.tsx';
import { useKept } from '#web/kit/useKept.ts';
import { useSoon } from '#web/kit/useSoon.ts';
import type { Column } from '../data/columns.ts';

const SettingsForm = lazyPart(
  () => import('./SettingsForm.tsx'),
  (file) => file.SettingsForm,
);

interface Props {
  column: Column | undefined;
  mayManage: boolean;
  onClose: () => void;
}

/** How a board looks, whether its cards are done, and how many it should have. */
export function BoardSettings({ column, mayManage, onClose }: Props) {
  const { t } = useTranslation('kanban');
  useSoon(SettingsForm.bring, mayManage);
  const shown = useKept(column ?? null);
  return (
    <SideDrawer opened={column !== undefined} size={420} title={t('column.setUp')} onClose={onClose}>
      <Suspense fallback={<SkeletonRows rows={5} />}>
        {shown && <SettingsForm key={shown.board.id} column={shown} onClose={onClose} />}
      </Suspense>
    </SideDrawer>
  );
}
