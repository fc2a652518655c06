import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ManagedProduct } from '#features/shop/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AmountInput } from '#web/kit/AmountInput.tsx';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import { DrawerFoot, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { managedOne } from '../queries.ts';
import { shopChanged } from './deeds.ts';
import classes from './Manage.module.css';
import { StockMoved } from './StockMoved.tsx';

const stockTo = lateSchema(async () => (await import('#features/shop/contract.ts')).stockTo);

function StockForm({ product, onClose }: { product: ManagedProduct; onClose: () => void }) {
  const { t } = useTranslation('shop');
  /** What is typed is meant for this stock. */
  const [seen, setSeen] = useState(product.stock);
  const [isMoved, setMoved] = useState(false);
  const form = useZodForm(stockTo, {
    initialValues: { to: product.stock as number | null },
    guard: true,
    onSubmit: async ({ to }) => {
      if (to === seen) return onClose();
      try {
        await ask(api.api.products[':id'].stock.$post({ param: { id: product.id }, json: { to, from: seen } }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && (await follow())) return;
        throw error;
      }
      shopChanged();
      onClose();
      toast.done(t('manage.said.stock', { name: product.name }));
    },
  });

  /** It is another by now: what was typed stays, and saving again is a decision. */
  async function follow(): Promise<boolean> {
    const now = await queryClient.fetchQuery({ ...managedOne(product.id), staleTime: 0 });
    if (now.stock === seen) return false;
    setSeen(now.stock);
    setMoved(true);
    // Nothing was saved: what was typed is still to be.
    setTimeout(() => form.resetDirty({ to: now.stock }));
    return true;
  }

  const isCounted = form.values.to !== null;
  return (
    <Form form={form}>
      {isMoved && (
        <Notice tone="warning">
          <StockMoved stock={seen} />
        </Notice>
      )}
      <Switch
        label={t('manage.counted')}
        description={t('manage.countedHelp')}
        checked={isCounted}
        onChange={(event) => form.setFieldValue('to', event.currentTarget.checked ? (seen ?? 0) : null)}
      />
      {isCounted && (
        <AmountInput label={t('manage.stock')} required data-autofocus decimals={0} {...form.getInputProps('to')} />
      )}
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton form={form}>{t('manage.saveStock')}</SubmitButton>
      </DrawerFoot>
    </Form>
  );
}

function Known({ id, onClose }: { id: number; onClose: () => void }) {
  // Fresh when it opens, then left alone: what is typed is not taken away by news.
  const product = useQuery({ ...managedOne(id), staleTime: 0, refetchOnMount: 'always' });
  const [first, setFirst] = useState<ManagedProduct>();
  if (!first && product.data && !product.isFetching) setFirst(product.data);
  if (first)
    return (
      <>
        <p className={classes.which} dir="auto">
          {first.name}
        </p>
        <StockForm product={first} onClose={onClose} />
      </>
    );
  if (product.isError) return <FailedState error={product.error} onRetry={() => void product.refetch()} />;
  return <SkeletonRows rows={2} />;
}

export function StockDrawer({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const { t } = useTranslation('shop');
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  return (
    <SideDrawer opened={id !== undefined} size={420} title={t('manage.changeStock')} onClose={onClose}>
      {shown !== undefined && <Known key={`${shown} ${id}`} id={shown} onClose={onClose} />}
    </SideDrawer>
  );
}
