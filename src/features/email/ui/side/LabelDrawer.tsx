import { Suspense } from 'react';
import type { Label } from '#features/email/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { SkeletonRows } from '#web/kit/states.tsx';
import { useKept } from '#web/kit/useKept.ts';
import { useSoon } from '#web/kit/useSoon.ts';

const LabelForm = lazyPart(
  () => import('./LabelForm.tsx'),
  (file) => file.LabelForm,
);

interface Props {
  editing: Label | 'new' | null;
  onClose: () => void;
  onRenamed: (from: string, to: string) => void;
}

/** A label's name and colour. */
export function LabelDrawer({ editing, ...rest }: Props) {
  const { t } = useTranslation('email');
  useSoon(LabelForm.bring);
  const shown = useKept(editing);
  return (
    <SideDrawer
      opened={editing !== null}
      title={shown === 'new' ? t('labels.add') : t('labels.edit')}
      size={420}
      onClose={rest.onClose}
    >
      <Suspense fallback={<SkeletonRows rows={2} />}>
        {shown && <LabelForm key={shown === 'new' ? '' : shown.id} label={shown === 'new' ? null : shown} {...rest} />}
      </Suspense>
    </SideDrawer>
  );
}
