import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ManagedProduct } from '#features/shop/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AmountInput } from '#web/kit/AmountInput.tsx';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { managedOne } from '../queries.ts';
import { shopChanged } from './deeds.ts';
import classes from './Manage.module.css';

const stockTo = lateSchema(async () => (await import('#features/shop/contract.ts')).stockTo);

function StockForm({ product, onClose }: { product: ManagedProduct; onClose: () => void }) {
  const { t } = useTranslation('shop');
  const form = useZodForm(stockTo, {
    initialValues: { to: product.stock as number | null },
    guard: true,
    onSubmit: async (json) => {
      await ask(api.api.products[':id'].stock.$post({ param: { id: product.id }, json }));
      shopChanged();
      onClose();
      toast.done(t('manage.said.stock', { name: product.name }));
    },
  });
  const isCounted = form.values.to !== null;
  return (
    <Form form={form}>
      <Switch
        label={t('manage.counted')}
        description={t('manage.countedHelp')}
        checked={isCounted}
        onChange={(event) => form.setFieldValue('to', event.currentTarget.checked ? (product.stock ?? 0) : null)}
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
