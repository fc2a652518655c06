import { useMemo } from 'react';
import { LOW_STOCK } from '#features/shop/choices.ts';
import type { ProductRow } from '#features/shop/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { TitleCell } from '#web/kit/DataTable/TitleCell.tsx';
import type { Column } from '#web/kit/DataTable/types.ts';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { ProductPicture } from '../ProductPicture.tsx';
import { Stars } from '../Stars.tsx';
import classes from './Manage.module.css';

const KINDS = { draft: 'neutral', published: 'success', archived: 'warning' } as const;

const picture =
  ({ id, image }: ProductRow) =>
  (size: 32 | 40) => (
    <span className={classes.picture} style={{ blockSize: size, inlineSize: Math.round(size * 1.33) }}>
      <ProductPicture id={id} src={image} />
    </span>
  );

const price = ({ priceCents, currency }: ProductRow) => formatMoney(priceCents, currency);

export function useProductColumns(): Column<ProductRow>[] {
  const { t } = useTranslation('shop');
  return useMemo(() => {
    const stock = (product: ProductRow) =>
      product.stock === null ? t('manage.unlimited') : formatNumber(product.stock);
    return [
      {
        id: 'name',
        header: t('manage.name'),
        sortable: true,
        fixed: true,
        phone: 'title',
        cell: (product) => (
          <TitleCell name={product.name} second={<bdi>{product.brand}</bdi>} picture={picture(product)} />
        ),
      },
      {
        id: 'category',
        header: t('filters.category'),
        sortable: true,
        plain: true,
        width: 110,
        yields: 2,
        cell: (product) => t(`categories.${product.category}`),
      },
      {
        id: 'status',
        header: t('manage.status'),
        sortable: true,
        plain: true,
        width: 136,
        phone: 'status',
        cell: (product) => <Pill kind={KINDS[product.status]}>{t(`manage.statuses.${product.status}`)}</Pill>,
      },
      {
        id: 'price',
        header: t('filters.price'),
        sortable: true,
        align: 'end',
        plain: true,
        width: 110,
        phone: 'facts',
        cell: (product) => <span className={classes.number}>{price(product)}</span>,
        phoneCell: price,
      },
      {
        id: 'stock',
        header: t('manage.stock'),
        sortable: true,
        align: 'end',
        plain: true,
        width: 124,
        phone: 'facts',
        cell: (product) => (
          <span
            className={classes.number}
            data-low={
              (product.stock !== null && product.stock <= LOW_STOCK && product.status === 'published') || undefined
            }
          >
            {stock(product)}
          </span>
        ),
        phoneCell: (product) =>
          product.stock === null
            ? t('manage.unlimited')
            : t('manage.pieces', { count: product.stock, number: formatNumber(product.stock) }),
      },
      {
        id: 'sold',
        header: t('manage.sold'),
        sortable: true,
        sortFirst: 'desc',
        align: 'end',
        plain: true,
        width: 104,
        yields: 3,
        cell: (product) => <span className={classes.number}>{formatNumber(product.sold)}</span>,
      },
      {
        id: 'rating',
        header: t('filters.rating'),
        sortable: true,
        sortFirst: 'desc',
        plain: true,
        width: 160,
        hiddenAtFirst: true,
        cell: (product) => <Stars rating={product.rating} count={product.reviewsCount} size={14} />,
      },
      {
        id: 'updatedAt',
        header: t('manage.updated'),
        sortable: true,
        sortFirst: 'desc',
        plain: true,
        width: 124,
        yields: 1,
        cell: ({ updatedAt }) => (
          <time dateTime={updatedAt} title={formatDateTime(updatedAt)}>
            {formatDate(updatedAt)}
          </time>
        ),
      },
      {
        id: 'brand',
        header: t('filters.brand'),
        sortable: true,
        hiddenAtFirst: true,
        plain: true,
        width: 160,
        cell: (product) => <bdi>{product.brand}</bdi>,
      },
      {
        id: 'id',
        header: t('manage.number'),
        sortable: true,
        hiddenAtFirst: true,
        plain: true,
        align: 'end',
        width: 90,
        cell: (product) => <span className={classes.number}>{formatNumber(product.id)}</span>,
      },
    ];
  }, [t]);
}
