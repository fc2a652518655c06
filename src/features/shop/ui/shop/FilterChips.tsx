import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ShopQuery } from '#features/shop/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { filtersSet, toggled } from './filters.ts';
import classes from './Shop.module.css';

interface Props {
  search: ShopQuery;
  onChange: (patch: Partial<ShopQuery>) => void;
  onClear: () => void;
}

interface Chip {
  label: string;
  without: Partial<ShopQuery>;
}

/** What is in force, each with its way out. */
export function FilterChips({ search, onChange, onClear }: Props) {
  const { t } = useTranslation('shop');
  const { category, brand, priceFrom, priceTo, rating, freeShipping, inStock } = search;
  const price = { from: formatNumber(priceFrom ?? 0), to: formatNumber(priceTo ?? 0) };
  const chips: Chip[] = [
    ...(category ?? []).map((one) => ({
      label: t(`categories.${one}`),
      without: { category: toggled(category, one) },
    })),
    ...(brand ?? []).map((one) => ({ label: one, without: { brand: toggled(brand, one) } })),
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
            without: { priceFrom: undefined, priceTo: undefined },
          },
        ]),
    ...(rating === undefined
      ? []
      : [{ label: t('filters.atLeast', { count: rating }), without: { rating: undefined } }]),
    ...(freeShipping ? [{ label: t('freeShipping'), without: { freeShipping: undefined } }] : []),
    ...(inStock ? [{ label: t('filters.inStock'), without: { inStock: undefined } }] : []),
  ];
  if (filtersSet(search) === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('chips.label')}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <UnstyledButton
            className={classes.chip}
            aria-label={t('chips.remove', { label })}
            onClick={() => onChange(without)}
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
