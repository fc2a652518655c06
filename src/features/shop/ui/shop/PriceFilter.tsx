import { NumberInput } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
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

const numberOf = (typed: string | number) => (typed === '' || Number.isNaN(Number(typed)) ? undefined : Number(typed));

/** Two ends, either of them open. Taken over when both fields are left or with Enter. */
export function PriceFilter({ from, to, range, onChange }: Props) {
  const { t } = useTranslation('shop');
  const [low, setLow] = useState<string | number>(from ?? '');
  const [high, setHigh] = useState<string | number>(to ?? '');
  const box = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState({ from, to });
  const [asked, setAsked] = useState({ from, to });
  const show = (ends: typeof asked) => {
    setAsked(ends);
    setLow(ends.from ?? '');
    setHigh(ends.to ?? '');
  };
  if (from !== address.from || to !== address.to) {
    setAddress({ from, to });
    // The address changed by other means than typing here.
    if (from !== asked.from || to !== asked.to) show({ from, to });
  }
  function take() {
    const [a, b] = [numberOf(low), numberOf(high)];
    // Written the wrong way round, it is still clear what is meant.
    const [priceFrom, priceTo] = a !== undefined && b !== undefined && a > b ? [b, a] : [a, b];
    show({ from: priceFrom, to: priceTo });
    if (priceFrom !== from || priceTo !== to) onChange({ priceFrom, priceTo });
  }
  // From one end to the other is still typing: a new low end may be above the old high one.
  const onBlur = ({ relatedTarget }: FocusEvent) => !box.current?.contains(relatedTarget) && take();
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Enter' && take();
  const field = {
    hideControls: true,
    min: 0,
    allowNegative: false,
    decimalScale: 2,
    dir: 'ltr',
    size: 'xs',
    onBlur,
    onKeyDown,
  } as const;
  return (
    <div className={classes.price} ref={box}>
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
