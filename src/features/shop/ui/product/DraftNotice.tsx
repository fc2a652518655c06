import { Anchor } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ProductDetail } from '#features/shop/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Product.module.css';

/** Seen only by those who manage the shop. */
export function DraftNotice({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('shop');
  return (
    <p className={classes.notice} role="status">
      <IconEyeOff size={18} stroke={1.75} aria-hidden />
      <span>
        {product.status === 'draft' ? t('product.draft') : t('product.archived')}{' '}
        <Anchor renderRoot={(props) => <Link to="/apps/ecommerce/products" search={{ edit: product.id }} {...props} />}>
          {t('manage.edit')}
        </Anchor>
      </span>
    </p>
  );
}
