import { Select } from '@mantine/core';
import { TOAST_CORNERS } from '#features/preferences/choices.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';
import { useAppearance } from '#web/shell/appearance.ts';

export function Corner() {
  const { t } = useTranslation('toastr');
  const { t: shell } = useTranslation('shell');
  const { appearance, setAppearance } = useAppearance();

  function move(corner: (typeof TOAST_CORNERS)[number]) {
    setAppearance({ toasts: corner });
    toast.done(t('place.moved'));
  }

  return (
    <Select
      label={t('place.label')}
      maw={280}
      value={appearance.toasts}
      onChange={(corner) => corner && move(corner)}
      data={TOAST_CORNERS.map((value) => ({ value, label: shell(`appearance.toasts.${value}`) }))}
    />
  );
}
