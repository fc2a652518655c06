import { Alert, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ManagedProduct } from '#features/shop/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { toast } from '#web/kit/toast.ts';
import { uuid } from '#web/kit/uuid.ts';
import { shopChanged } from './deeds.ts';
import classes from './Manage.module.css';
import { ProductFields } from './ProductFields.tsx';
import { bodyOf, NEW_PRODUCT, valuesOf } from './productValues.ts';

const productForm = lateSchema(async () => (await import('./productForm.ts')).productForm);

interface Props {
  /** Null: a new one. */
  product: ManagedProduct | null;
  onClose: () => void;
  /** Somebody else was quicker: shows theirs. */
  onNewer?: () => void;
}

/** A new one is saved as a draft, or published at once. */
export function ProductForm({ product, onClose, onNewer }: Props) {
  const { t } = useTranslation('shop');
  const key = useRef(uuid());
  const publish = useRef(false);
  const [isOld, setIsOld] = useState(false);

  const form = useZodForm(productForm, {
    initialValues: product ? valuesOf(product) : NEW_PRODUCT,
    guard: true,
    onSubmit: async (values) => {
      const body = bodyOf(values, product);
      try {
        if (product) {
          const json = { ...body, version: product.version };
          await ask(api.api.products[':id'].$put({ param: { id: product.id }, json }));
        } else {
          const status = publish.current ? ('published' as const) : ('draft' as const);
          await ask(api.api.products.$post({ json: { ...body, status, key: key.current } }));
        }
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setIsOld(true);
        throw error;
      }
      shopChanged();
      onClose();
      toast.done(
        product ? t('manage.said.saved', { name: values.name }) : t('manage.said.added', { name: values.name }),
      );
    },
  });

  return (
    <Form form={form} className={classes.form}>
      {isOld && onNewer && (
        <Alert role="status" color="gray" icon={<IconInfoCircle size={18} stroke={1.75} />}>
          {t('manage.newer')}{' '}
          <Button variant="default" size="xs" onClick={onNewer}>
            {t('manage.showNewer')}
          </Button>
        </Alert>
      )}
      <ProductFields form={form} product={product} />
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
