import {
  IconArchive,
  IconExternalLink,
  IconEye,
  IconEyeOff,
  IconPackages,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ProductRow } from '#features/shop/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { RowAction } from '#web/kit/DataTable/types.ts';
import { slugIdOf } from '../money.ts';
import { deleteProduct, setStatus } from './deeds.ts';

interface Doing {
  onEdit: (product: ProductRow) => void;
  onStock: (product: ProductRow) => void;
}

/** What can be done with one product. */
export function useProductActions({ onEdit, onStock }: Doing) {
  const { t } = useTranslation('shop');
  const navigate = useNavigate();
  return (product: ProductRow): RowAction[] => {
    const isPublished = product.status === 'published';
    return [
      { id: 'edit', label: t('manage.edit'), icon: IconPencil, shortcut: 'e', run: () => onEdit(product) },
      {
        id: 'view',
        label: t('manage.view'),
        icon: IconExternalLink,
        run: () =>
          void navigate({ to: '/apps/ecommerce/product-detail/$slugId', params: { slugId: slugIdOf(product) } }),
      },
      { id: 'stock', label: t('manage.changeStock'), icon: IconPackages, shortcut: 's', run: () => onStock(product) },
      isPublished
        ? {
            id: 'unpublish',
            label: t('manage.unpublish'),
            icon: IconEyeOff,
            shortcut: 'p',
            run: () => void setStatus(product, 'draft'),
          }
        : {
            id: 'publish',
            label: t('manage.publish'),
            icon: IconEye,
            shortcut: 'p',
            run: () => void setStatus(product, 'published'),
          },
      ...(product.status === 'archived'
        ? []
        : [
            {
              id: 'archive',
              label: t('manage.archive'),
              icon: IconArchive,
              run: () => void setStatus(product, 'archived'),
            },
          ]),
      {
        id: 'delete',
        label: t('manage.delete'),
        icon: IconTrash,
        danger: true,
        run: () => void deleteProduct(product),
      },
    ];
  };
}
