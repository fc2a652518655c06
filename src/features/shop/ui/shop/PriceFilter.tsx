import { TextInput } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { ShopFacets } from '#features/shop/contract.ts';
import type { ShopQuery } from '#features/shop/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { readAmount, writeAmount } from '#web/kit/amounts.ts';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Filters.module.css';

interface Props {
  from: number | undefined;
  to: number | undefined;
  range: ShopFacets['price'] | undefined;
  onChange: (patch: Partial<ShopQuery>) => void;
}

const DECIMALS = 2;
/** In units; nothing where nothing is written, NaN where that is no price. */
function unitsIn(typed: string): number | undefined {
  if (typed.trim() === '') return undefined;
  const cents = readAmount(typed, DECIMALS);
  return cents < 0 ? Number.NaN : cents / 100;
}
const written = (units: number | undefined) =>
  units === undefined ? '' : writeAmount(Math.round(units * 100), DECIMALS, 0);

/** Two ends, either of them open. Taken over when both fields are left or with Enter. */
export function PriceFilter({ from, to, range, onChange }: Props) {
  const { t } = useTranslation('shop');
  const [low, setLow] = useState(written(from));
  const [high, setHigh] = useState(written(to));
  const box = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState({ from, to });
  const [asked, setAsked] = useState({ from, to });
  const show = (ends: typeof asked) => {
    setAsked(ends);
    setLow(written(ends.from));
    setHigh(written(ends.to));
  };
  if (from !== address.from || to !== address.to) {
    setAddress({ from, to });
    // The address changed by other means than typing here.
    if (from !== asked.from || to !== asked.to) show({ from, to });
  }
  function take() {
    const [a, b] = [unitsIn(low), unitsIn(high)];
    // What is no price stays to be put right.
    if (Number.isNaN(a) || Number.isNaN(b)) return;
    // Written the wrong way round, it is still clear what is meant.
    const [priceFrom, priceTo] = a !== undefined && b !== undefined && a > b ? [b, a] : [a, b];
    show({ from: priceFrom, to: priceTo });
    if (priceFrom !== from || priceTo !== to) onChange({ priceFrom, priceTo });
  }
  // From one end to the other is still typing: a new low end may be above the old high one.
  const onBlur = ({ relatedTarget }: FocusEvent) => !box.current?.contains(relatedTarget) && take();
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Enter' && take();
  const field = {
    inputMode: 'decimal',
    autoComplete: 'off',
    dir: 'ltr',
    size: 'xs',
    onBlur,
    onKeyDown,
  } as const;
  return (
    <div className={classes.price} ref={box}>
      <TextInput
        {...field}
        aria-label={t('filters.priceFrom')}
        placeholder={range && formatNumber(Math.floor(range.from))}
        error={Number.isNaN(unitsIn(low))}
        value={low}
        onChange={(event) => setLow(event.currentTarget.value)}
      />
      <span aria-hidden>–</span>
      <TextInput
        {...field}
        aria-label={t('filters.priceTo')}
        placeholder={range && formatNumber(Math.ceil(range.to))}
        error={Number.isNaN(unitsIn(high))}
        value={high}
        onChange={(event) => setHigh(event.currentTarget.value)}
      />
    </div>
  );
}
