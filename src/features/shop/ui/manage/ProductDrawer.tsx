import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ManagedProduct } from '#features/shop/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { type Neighbours, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { managedOne, productCountsQuery } from '../queries.ts';
import { ProductForm } from './ProductForm.tsx';

/** A product's number, or a new one. Undefined: closed. */
export type Open = number | 'new' | undefined;

function Known({ id, onClose }: { id: number; onClose: () => void }) {
  // Fresh when the form opens, and then left alone: what is typed into it is not taken away by news.
  const product = useQuery({ ...managedOne(id), staleTime: 0, refetchOnMount: 'always' });
  const [first, setFirst] = useState<ManagedProduct>();
  if (!first && product.data && !product.isFetching) setFirst(product.data);
  if (first) return <ProductForm product={first} onClose={onClose} />;
  if (product.isError) return <FailedState error={product.error} onRetry={() => void product.refetch()} />;
  return <SkeletonRows rows={6} />;
}

function New({ onClose }: { onClose: () => void }) {
  const counts = useQuery(productCountsQuery);
  if (counts.isPending) return <SkeletonRows rows={6} />;
  return <ProductForm product={null} currency={counts.data?.currency} onClose={onClose} />;
}

interface Props {
  open: Open;
  neighbours: Neighbours | undefined;
  onClose: () => void;
}

export function ProductDrawer({ open, neighbours, onClose }: Props) {
  const { t } = useTranslation('shop');
  // What it shows stays while it slides away.
  const [shown, setShown] = useState<Open>(open);
  if (open !== undefined && open !== shown) setShown(open);
  return (
    <SideDrawer
      opened={open !== undefined}
      title={shown === 'new' ? t('manage.newTitle') : t('manage.editTitle')}
      onClose={onClose}
      neighbours={neighbours}
    >
      {shown === 'new' && <New key={String(open)} onClose={onClose} />}
      {typeof shown === 'number' && <Known key={`${shown} ${open}`} id={shown} onClose={onClose} />}
    </SideDrawer>
  );
}
