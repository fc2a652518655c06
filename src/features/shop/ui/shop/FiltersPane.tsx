import { Checkbox, Radio, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { ShopFacets } from '#features/shop/contract.ts';
import type { ShopQuery } from '#features/shop/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { StarRow } from '#web/kit/Stars.tsx';
import { facetsOf } from '../queries.ts';
import classes from './Filters.module.css';
import { type ShopPatch, toggled } from './filters.ts';
import { PriceFilter } from './PriceFilter.tsx';

interface Props {
  search: ShopQuery;
  facets: ShopFacets | undefined;
  onChange: (patch: ShopPatch) => void;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface TickProps {
  label: ReactNode;
  name?: string;
  count: number | undefined;
  checked: boolean;
  onChange: () => void;
}

/** What it would leave stands beside it; what would leave nothing is still there, quietly. */
function Tick({ label, name, count, checked, onChange }: TickProps) {
  return (
    <Checkbox
      className={classes.tick}
      classNames={{ body: classes.tickBody, labelWrapper: classes.tickLabel, label: classes.tickWords }}
      aria-label={name}
      data-none={count === 0 || undefined}
      label={
        <>
          <span className={classes.words}>{label}</span>
          <span className={classes.count}>{count === undefined ? '' : formatNumber(count)}</span>
        </>
      }
      checked={checked}
      onChange={onChange}
    />
  );
}

const SOME_BRANDS = 6;

/** What is found costs from here to there; where nothing is found, what the shop has does. */
function usePriceRange(facets: ShopFacets | undefined) {
  const isNone = facets?.price.to === 0;
  const whole = useQuery({ ...facetsOf({ q: '' }), enabled: isNone }).data;
  const range = (isNone ? whole : facets)?.price;
  return range?.to === 0 ? undefined : range;
}

export function FiltersPane({ search, facets, onChange }: Props) {
  const { t } = useTranslation('shop');
  const [allBrands, setAllBrands] = useState(false);
  const { category, brand, rating, freeShipping = false, inStock = false } = search;
  const known = facets?.brand ?? [];
  // A brand that is chosen stays in sight, also when the other filters leave none of it.
  const missing = (brand ?? []).filter((one) => !known.some((other) => other.value === one));
  const brands = [...missing.map((value) => ({ value, count: 0 })), ...known];
  const shown = allBrands ? brands : brands.filter(({ value }, index) => index < SOME_BRANDS || brand?.includes(value));
  const range = usePriceRange(facets);
  const radios = useId();
  return (
    <div className={classes.filters}>
      <Group title={t('filters.category')}>
        {facets?.category.map(({ value, count }) => (
          <Tick
            key={value}
            label={t(`categories.${value}`)}
            count={count}
            checked={category?.includes(value) ?? false}
            onChange={() => onChange((now) => ({ category: toggled(now.category, value) }))}
          />
        ))}
      </Group>
      <Group title={t('filters.price')}>
        <PriceFilter from={search.priceFrom} to={search.priceTo} range={range} onChange={onChange} />
      </Group>
      {(!facets || brands.length > 0) && (
        <Group title={t('filters.brand')}>
          {shown.map(({ value, count }) => (
            <Tick
              key={value}
              label={<bdi>{value}</bdi>}
              count={count}
              checked={brand?.includes(value) ?? false}
              onChange={() => onChange((now) => ({ brand: toggled(now.brand, value) }))}
            />
          ))}
          {brands.length > SOME_BRANDS && (
            <UnstyledButton className={classes.more} aria-expanded={allBrands} onClick={() => setAllBrands(!allBrands)}>
              {allBrands ? t('filters.fewer') : t('filters.more', { count: brands.length - shown.length })}
            </UnstyledButton>
          )}
        </Group>
      )}
      <Group title={t('filters.rating')}>
        <Radio
          className={classes.tick}
          classNames={{ body: classes.tickBody, labelWrapper: classes.tickLabel, label: classes.tickWords }}
          name={radios}
          label={t('filters.anyRating')}
          checked={rating === undefined}
          onChange={() => onChange({ rating: undefined })}
        />
        {facets?.rating.map(({ value, count }) => (
          <Radio
            key={value}
            className={classes.tick}
            classNames={{ body: classes.tickBody, labelWrapper: classes.tickLabel, label: classes.tickWords }}
            name={radios}
            aria-label={t('filters.atLeast', { count: value })}
            data-none={count === 0 || undefined}
            label={
              <>
                <span className={classes.words}>
                  <StarRow rating={value} size={14} /> <span className={classes.up}>{t('filters.andUp')}</span>
                </span>
                <span className={classes.count}>{formatNumber(count)}</span>
              </>
            }
            checked={rating === value}
            onChange={() => onChange({ rating: value })}
          />
        ))}
      </Group>
      <Group title={t('filters.delivery')}>
        <Tick
          label={t('freeShipping')}
          count={facets?.freeShipping}
          checked={freeShipping}
          onChange={() => onChange({ freeShipping: freeShipping ? undefined : true })}
        />
        <Tick
          label={t('filters.inStock')}
          count={facets?.inStock}
          checked={inStock}
          onChange={() => onChange({ inStock: inStock ? undefined : true })}
        />
      </Group>
    </div>
  );
}
