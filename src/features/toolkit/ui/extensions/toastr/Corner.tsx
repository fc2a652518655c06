import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { appearance as options } from '#features/preferences/contract.ts';
import { toast } from '#web/kit/toast.ts';
import { useAppearance } from '#web/shell/appearance.ts';

export function Corner() {
  const { t } = useTranslation('toastr');
  const { t: shell } = useTranslation('shell');
  const { appearance, setAppearance } = useAppearance();
  const corners = options.shape.toasts.unwrap().options;

  function move(corner: (typeof corners)[number]) {
    setAppearance({ toasts: corner });
    toast.done(t('place.moved'));
  }

  return (
    <Select
      label={t('place.label')}
      maw={280}
      value={appearance.toasts}
      onChange={(corner) => corner && move(corner)}
      data={corners.map((value) => ({ value, label: shell(`appearance.toasts.${value}`) }))}
    />
  );
}
