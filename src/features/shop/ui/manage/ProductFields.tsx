import { Autocomplete, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CURRENCIES } from '#contract/money.ts';
import { slugOf } from '#contract/slug.ts';
import { COLOR_OPTIONS } from '#features/shop/choices.ts';
import type { ColorOption, ManagedProduct } from '#features/shop/contract.ts';
import { CATEGORIES } from '#features/shop/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AmountInput } from '#web/kit/AmountInput.tsx';
import type { ZodForm } from '#web/kit/form.tsx';
import { NumberField } from '#web/kit/NumberField.tsx';
import { RichText } from '#web/kit/RichText.tsx';
import { ColourPicker } from '../Colours.tsx';
import { productCountsQuery } from '../queries.ts';
import classes from './Manage.module.css';
import { PicturesField } from './PicturesField.tsx';
import type { ProductValues } from './productValues.ts';

interface Props {
  form: ZodForm<ProductValues>;
  product: ManagedProduct | null;
  /** Pictures are on their way, or no longer. */
  onSending: (isSending: boolean) => void;
}

export function ProductFields({ form, product, onSending }: Props) {
  const { t } = useTranslation('shop');
  const brands = useQuery(productCountsQuery).data?.brands ?? [];
  const { name, stock, category, colorOptions, gallery, featured, hasFreeShipping } = form.values;
  const isCounted = stock !== null && stock !== undefined;
  const { onChange: setPlace, ...placeProps } = form.getInputProps('featured');
  return (
    <>
      <TextInput
        label={t('manage.name')}
        required
        data-autofocus
        dir="auto"
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('manage.slug')}
        description={t('manage.slugHelp')}
        dir="ltr"
        autoComplete="off"
        placeholder={slugOf(name) || undefined}
        {...form.getInputProps('slug')}
      />
      <div className={classes.pair}>
        <NativeSelect
          label={t('filters.category')}
          required
          data={CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) }))}
          {...form.getInputProps('category')}
          value={category}
        />
        <Autocomplete label={t('filters.brand')} data={brands} limit={8} dir="auto" {...form.getInputProps('brand')} />
      </div>
      <div className={classes.pair}>
        <AmountInput label={t('filters.price')} required decimals={2} least={2} {...form.getInputProps('priceCents')} />
        <NativeSelect
          label={t('manage.currency')}
          data={[...CURRENCIES]}
          dir="ltr"
          {...form.getInputProps('currency')}
        />
      </div>
      <div className={classes.switches}>
        <Switch
          label={t('manage.counted')}
          description={t('manage.countedHelp')}
          checked={isCounted}
          onChange={(event) => form.setFieldValue('stock', event.currentTarget.checked ? (product?.stock ?? 0) : null)}
        />
        {isCounted && (
          <AmountInput
            className={classes.short}
            label={t('manage.stock')}
            required
            decimals={0}
            {...form.getInputProps('stock')}
          />
        )}
        <Switch
          label={t('freeShipping')}
          checked={hasFreeShipping ?? false}
          onChange={(event) => form.setFieldValue('hasFreeShipping', event.currentTarget.checked)}
        />
      </div>
      <PicturesField
        value={(gallery ?? []).map(({ url, alt = '' }) => ({ url, alt }))}
        error={form.errors.gallery}
        onChange={(next) => form.setFieldValue('gallery', next)}
        onSending={onSending}
      />
      <RichText
        label={t('manage.description')}
        description={t('manage.descriptionHelp')}
        formulas={false}
        {...form.getInputProps('description')}
        value={form.values.description ?? ''}
      />
      <ColourPicker<ColorOption[]>
        label={t('manage.colours')}
        options={COLOR_OPTIONS}
        value={colorOptions ?? []}
        onChange={(next) => form.setFieldValue('colorOptions', next)}
        multiple
      />
      <NumberField
        className={classes.short}
        label={t('manage.featured')}
        description={t('manage.featuredHelp')}
        min={1}
        max={9999}
        {...placeProps}
        value={featured ?? ''}
        onChange={(value) => setPlace(value === '' ? null : value)}
      />
    </>
  );
}
