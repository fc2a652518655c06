import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { z } from 'zod/mini';
import { ORDER_PAYMENTS } from '#features/orders/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { fromOne, orNone } from '#web/kit/addressParts.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { StepList } from '#web/kit/StepList.tsx';
import { checkoutQuery } from '../queries.ts';
import { Buying } from './Buying.tsx';
import classes from './Checkout.module.css';
import { Done } from './Done.tsx';
import { STEPS } from './steps.ts';

/** All that was chosen stands in the address, so that a page that is loaded anew is where it was. */
const search = z.object({
  step: orNone(z.enum(STEPS)),
  address: orNone(fromOne),
  day: orNone(z.iso.date()),
  pay: orNone(z.enum(ORDER_PAYMENTS)),
  edit: orNone(z.union([z.literal('new'), fromOne])),
  order: orNone(fromOne),
});

export const Route = createFileRoute('/_frame/apps/ecommerce/checkout')({
  validateSearch: search,
  loader: ({ context }) => void context.queryClient.prefetchQuery(checkoutQuery),
  staticData: { title: 'pages:checkout' },
  component: CheckoutPage,
});

const route = getRouteApi('/_frame/apps/ecommerce/checkout');

function CheckoutPage() {
  const { t } = useTranslation('orders');
  const { step = 'cart', order } = route.useSearch();
  const isDone = step === 'done' && order !== undefined;
  const isEmpty = useQuery(checkoutQuery).data?.items.length === 0;
  const box = useRef<HTMLElement>(null);
  const shown = useRef(step);
  // The button of the step before is gone: pressing Enter again must not order.
  useEffect(() => {
    if (shown.current !== step) box.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  return (
    <section
      ref={box}
      className={classes.step}
      tabIndex={-1}
      aria-label={`${t('checkout.title')}: ${t(`checkout.steps.${step}`)}`}
    >
      <PageHeader title={t('checkout.title')} help={isDone || isEmpty ? undefined : t('checkout.help')} />
      {isDone ? (
        <>
          <StepList label={t('checkout.label')} steps={STEPS.map((one) => t(`checkout.steps.${one}`))} at={3} />
          <Done id={order} />
        </>
      ) : (
        <Buying />
      )}
    </section>
  );
}
