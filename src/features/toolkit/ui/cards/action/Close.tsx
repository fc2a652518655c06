import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionCard } from '#web/kit/ActionCard.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';

export function Close() {
  const { t } = useTranslation('card-action');
  const [isThere, setThere] = useState(true);

  function close() {
    setThere(false);
    toast.done(t('close.done'), { undo: () => setThere(true) });
  }

  if (!isThere) return <EmptyState title={t('close.gone')} detail={t('close.goneDetail')} />;
  return (
    <ActionCard title={t('close.head')} onClose={close}>
      {t('close.text')}
    </ActionCard>
  );
}
