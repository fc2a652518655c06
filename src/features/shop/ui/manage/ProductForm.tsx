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
  const [isOld, setIsOld] = useState(false);

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
    if (now.version === before.version) return false;
    form.setValues(meet(valuesOf(before), form.getValues(), valuesOf(now)).values);
    setBase(now);
    setIsOld(true);
    // Nothing was saved: what was typed is still to be.
    setTimeout(() => form.resetDirty(valuesOf(now)));
    return true;
  }

  function showTheirs() {
    if (!base) return;
    form.setValues(valuesOf(base));
    form.resetDirty(valuesOf(base));
    setIsOld(false);
  }

  return (
    <Form form={form} className={classes.form}>
      {isOld && (
        <Notice
          tone="warning"
          actions={
            <Button variant="default" size="xs" onClick={showTheirs}>
              {t('manage.showNewer')}
            </Button>
          }
        >
          {t('manage.newer')}
        </Notice>
      )}
      <ProductFields form={form} product={base} />
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        {product ? (
          <SubmitButton form={form}>{t('manage.save')}</SubmitButton>
        ) : (
          <>
            <Button
              variant="default"
              type="submit"
              disabled={form.busy}
              onClick={() => {
                publish.current = false;
              }}
            >
              {t('manage.saveDraft')}
            </Button>
            <Button
              type="submit"
              loading={form.busy}
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
