import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Currency } from '#contract/money.ts';
import type { ManagedProduct } from '#features/shop/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { meet } from '#web/kit/meet.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';
import { uuid } from '#web/kit/uuid.ts';
import { queryClient } from '#web/queryClient.ts';
import { managedOne } from '../queries.ts';
import { shopChanged } from './deeds.ts';
import classes from './Manage.module.css';
import { ProductFields } from './ProductFields.tsx';
import { bodyOf, newProduct, valuesOf } from './productValues.ts';
import { StockMoved } from './StockMoved.tsx';

const productForm = lateSchema(async () => (await import('./productForm.ts')).productForm);

interface Props {
  /** Null: a new one. */
  product: ManagedProduct | null;
  /** What a new one is sold in until somebody chooses otherwise. */
  currency?: Currency;
  onClose: () => void;
}

/** A new one is saved as a draft, or published at once. */
export function ProductForm({ product, currency = 'USD', onClose }: Props) {
  const { t } = useTranslation('shop');
  const key = useRef(uuid());
  const publish = useRef(false);
  /** The product as the fields have it, and the version that is saved over. */
  const [base, setBase] = useState(product);
  /** What was changed elsewhere since: the product, or the stock that somebody types. */
  const [news, setNews] = useState<{ isSaved: boolean; isStock: boolean }>();
  /** A picture that is on its way belongs to what is saved. */
  const [isSending, setSending] = useState(false);

  const form = useZodForm(productForm, {
    initialValues: product ? valuesOf(product) : newProduct(currency),
    guard: true,
    onSubmit: async (values) => {
      const body = bodyOf(values, base);
      try {
        if (base) {
          const json = { ...body, version: base.version };
          await ask(api.api.products[':id'].$put({ param: { id: base.id }, json }));
        } else {
          const status = publish.current ? ('published' as const) : ('draft' as const);
          await ask(api.api.products.$post({ json: { ...body, status, key: key.current } }));
        }
      } catch (error) {
        if (base && error instanceof ApiError && error.status === 409 && (await follow(base))) return;
        throw error;
      }
      shopChanged();
      onClose();
      toast.done(
        product ? t('manage.said.saved', { name: values.name }) : t('manage.said.added', { name: values.name }),
      );
    },
  });

  /** Somebody else was quicker: what was typed stays, the rest shows theirs, and saving again is a decision. */
  async function follow(before: ManagedProduct): Promise<boolean> {
    const now = await queryClient.fetchQuery({ ...managedOne(before.id), staleTime: 0 });
    const isSaved = now.version !== before.version;
    if (!isSaved && now.stock === before.stock) return false;
    const { values } = meet(valuesOf(before), form.getValues(), valuesOf(now));
    form.setValues(values);
    setBase(now);
    setNews({ isSaved, isStock: now.stock !== before.stock && values.stock !== now.stock });
    // Nothing was saved: what was typed is still to be.
    setTimeout(() => form.resetDirty(valuesOf(now)));
    return true;
  }

  function showTheirs() {
    if (!base) return;
    form.setValues(valuesOf(base));
    form.resetDirty(valuesOf(base));
    setNews(undefined);
  }

  return (
    <Form form={form} className={classes.form}>
      {news && (
        <Notice
          tone="warning"
          actions={
            <Button variant="default" size="xs" onClick={showTheirs}>
              {t('manage.showNewer')}
            </Button>
          }
        >
          {news.isSaved && t('manage.newer')} {news.isStock && <StockMoved stock={base?.stock ?? null} />}
        </Notice>
      )}
      <ProductFields form={form} product={base} onSending={setSending} />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        {product ? (
          <SubmitButton form={form} disabled={isSending}>
            {t('manage.save')}
          </SubmitButton>
        ) : (
          <>
            <Button
              variant="default"
              type="submit"
              disabled={form.busy || isSending}
              onClick={() => {
                publish.current = false;
              }}
            >
              {t('manage.saveDraft')}
            </Button>
            <Button
              type="submit"
              loading={form.busy}
              disabled={isSending}
              onClick={() => {
                publish.current = true;
              }}
            >
              {t('manage.publish')}
            </Button>
          </>
        )}
      </DrawerFoot>
    </Form>
  );
}
