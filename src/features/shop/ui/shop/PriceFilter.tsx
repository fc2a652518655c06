import { NumberInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { ShopFacets } from '#features/shop/contract.ts';
import type { ShopQuery } from '#features/shop/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Filters.module.css';

interface Props {
  from: number | undefined;
  to: number | undefined;
  range: ShopFacets['price'] | undefined;
  onChange: (patch: Partial<ShopQuery>) => void;
}

const numberOf = (typed: string | number) => (typed === '' ? undefined : Number(typed));

/** Two ends, either of them open. Taken over when a field is left or with Enter. */
export function PriceFilter({ from, to, range, onChange }: Props) {
  const { t } = useTranslation('shop');
  const [low, setLow] = useState<string | number>(from ?? '');
  const [high, setHigh] = useState<string | number>(to ?? '');
  function take() {
    const [a, b] = [numberOf(low), numberOf(high)];
    // Written the wrong way round, it is still clear what is meant.
    const [priceFrom, priceTo] = a !== undefined && b !== undefined && a > b ? [b, a] : [a, b];
    if (priceFrom !== from || priceTo !== to) onChange({ priceFrom, priceTo });
  }
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Enter' && take();
  const field = {
    hideControls: true,
    min: 0,
    decimalScale: 2,
    dir: 'ltr',
    size: 'xs',
    onBlur: take,
    onKeyDown,
  } as const;
  return (
    <div className={classes.price}>
      <NumberInput
        {...field}
        aria-label={t('filters.priceFrom')}
        placeholder={range && formatNumber(Math.floor(range.from))}
        value={low}
        onChange={setLow}
      />
      <span aria-hidden>–</span>
      <NumberInput
        {...field}
        aria-label={t('filters.priceTo')}
        placeholder={range && formatNumber(Math.ceil(range.to))}
        value={high}
        onChange={setHigh}
      />
    </div>
  );
}
