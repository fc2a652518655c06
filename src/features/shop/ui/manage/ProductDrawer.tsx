import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ManagedProduct } from '#features/shop/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { managedOne } from '../queries.ts';
import { ProductForm } from './ProductForm.tsx';

/** A product's number, or a new one. Undefined: closed. */
export type Open = number | 'new' | undefined;

function Known({ id, onClose }: { id: number; onClose: () => void }) {
  // Fresh when the form opens, and then left alone: what is typed into it is not taken away by news.
  const product = useQuery({ ...managedOne(id), staleTime: 0, refetchOnMount: 'always' });
  const [first, setFirst] = useState<ManagedProduct>();
  if (!first && product.data && !product.isFetching) setFirst(product.data);
  if (first) {
    return (
      <ProductForm
        key={first.version}
        product={first}
        onClose={onClose}
        onNewer={() => {
          setFirst(undefined);
          void product.refetch();
        }}
      />
    );
  }
  if (product.isError) return <FailedState error={product.error} onRetry={() => void product.refetch()} />;
  return <SkeletonRows rows={6} />;
}

export function ProductDrawer({ open, onClose }: { open: Open; onClose: () => void }) {
  const { t } = useTranslation('shop');
  // What it shows stays while it slides away.
  const [shown, setShown] = useState<Open>(open);
  if (open !== undefined && open !== shown) setShown(open);
  return (
    <SideDrawer
      opened={open !== undefined}
      title={shown === 'new' ? t('manage.newTitle') : t('manage.editTitle')}
      onClose={onClose}
    >
      {shown === 'new' && <ProductForm key={String(open)} product={null} onClose={onClose} />}
      {typeof shown === 'number' && <Known key={`${shown} ${open}`} id={shown} onClose={onClose} />}
    </SideDrawer>
  );
}
