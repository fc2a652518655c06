import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { MOST_PIECES } from '#features/shop/choices.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Pieces.module.css';

interface Props {
  name: string;
  qty: number;
  stock: number | null;
  onChange: (qty: number) => void;
}

/** How many of a product: fewer, more, never past what is there. */
export function Pieces({ name, qty, stock, onChange }: Props) {
  const { t } = useTranslation('shop');
  const most = Math.min(MOST_PIECES, stock ?? MOST_PIECES);
  return (
    <fieldset className={classes.pieces} aria-label={t('pieces.of', { name })}>
      <ActionIcon
        className={classes.step}
        size={30}
        aria-label={t('pieces.fewer')}
        disabled={qty <= 1}
        onClick={() => onChange(qty - 1)}
      >
        <IconMinus size={14} stroke={1.75} aria-hidden />
      </ActionIcon>
      <output className={classes.count} aria-live="polite">
        {formatNumber(qty)}
      </output>
      <ActionIcon
        className={classes.step}
        size={30}
        aria-label={t('pieces.more')}
        disabled={qty >= most}
        onClick={() => onChange(qty + 1)}
      >
        <IconPlus size={14} stroke={1.75} aria-hidden />
      </ActionIcon>
    </fieldset>
  );
}
