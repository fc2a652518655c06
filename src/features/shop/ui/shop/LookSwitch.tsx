import { VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Segments } from '#web/kit/Segments.tsx';
import classes from './Shop.module.css';

export type ShopLook = 'grid' | 'list';

export function LookSwitch({ value, onChange }: { value: ShopLook; onChange: (look: ShopLook) => void }) {
  const { t } = useTranslation('shop');
  const choice = (look: ShopLook, Glyph: typeof IconList) => ({
    value: look,
    label: (
      <span className={classes.glyph} title={t(`look.${look}`)}>
        <Glyph size={16} stroke={1.75} aria-hidden />
        <VisuallyHidden>{t(`look.${look}`)}</VisuallyHidden>
      </span>
    ),
  });
  return (
    <Segments
      className={classes.look}
      aria-label={t('look.label')}
      data={[choice('grid', IconLayoutGrid), choice('list', IconList)]}
      value={value}
      onChange={onChange}
    />
  );
}
