import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ShopQuery } from '#features/shop/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { filtersSet, type ShopPatch, without } from './filters.ts';
import classes from './Shop.module.css';

interface Props {
  search: ShopQuery;
  onChange: (patch: ShopPatch) => void;
  onClear: () => void;
}

interface Chip {
  label: string;
  removed: ShopPatch;
}

/** What is in force, each with its way out. */
export function FilterChips({ search, onChange, onClear }: Props) {
  const { t } = useTranslation('shop');
  const { category, brand, priceFrom, priceTo, rating, freeShipping, inStock } = search;
  const price = { from: formatNumber(priceFrom ?? 0), to: formatNumber(priceTo ?? 0) };
  const chips: Chip[] = [
    ...(category ?? []).map((one) => ({
      label: t(`categories.${one}`),
      removed: (now: ShopQuery) => ({ category: without(now.category, one) }),
    })),
    ...(brand ?? []).map((one) => ({
      label: one,
      removed: (now: ShopQuery) => ({ brand: without(now.brand, one) }),
    })),
    ...(priceFrom === undefined && priceTo === undefined
      ? []
      : [
          {
            label:
              priceTo === undefined
                ? t('chips.from', price)
                : priceFrom === undefined
                  ? t('chips.to', price)
                  : t('chips.between', price),
            removed: { priceFrom: undefined, priceTo: undefined },
          },
        ]),
    ...(rating === undefined
      ? []
      : [{ label: t('filters.atLeast', { count: rating }), removed: { rating: undefined } }]),
    ...(freeShipping ? [{ label: t('freeShipping'), removed: { freeShipping: undefined } }] : []),
    ...(inStock ? [{ label: t('filters.inStock'), removed: { inStock: undefined } }] : []),
  ];
  if (filtersSet(search) === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('chips.label')}>
      {chips.map(({ label, removed }) => (
        <li key={label}>
          <UnstyledButton
            className={classes.chip}
            aria-label={t('chips.remove', { label })}
            onClick={() => onChange(removed)}
          >
            <bdi>{label}</bdi>
            <IconX size={14} stroke={1.75} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
      <li>
        <UnstyledButton className={classes.clear} onClick={onClear}>
          {t('filters.clear')}
        </UnstyledButton>
      </li>
    </ul>
  );
}
