import { Button } from '@mantine/core';
import { IconArrowLeft, IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod/mini';
import type { Checkout, OrderPayment } from '#features/orders/contract.ts';
import { ORDER_PAYMENTS } from '#features/orders/listContract.ts';
import { ApiError } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { fromOne, orNone } from '#web/kit/addressParts.ts';
import { formatMoney } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { StepList } from '#web/kit/StepList.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { orderChanged } from '../deeds.ts';
import { checkoutQuery } from '../queries.ts';
import { Sums } from '../Sums.tsx';
import { AddressStep } from './AddressStep.tsx';
import { CartStep } from './CartStep.tsx';
import classes from './Checkout.module.css';
import { lookAgain } from './cart.ts';
import { useCounting } from './counting.ts';
import { Done } from './Done.tsx';
import { forgetCheckout, keepNote, keptNote, orderKey } from './kept.ts';
import { isOneCurrency } from './oneCurrency.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { isUnheard, sendOrder } from './sendOrder.ts';

const STEPS = ['cart', 'address', 'payment', 'done'] as const;
type Step = (typeof STEPS)[number];

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

const canBeOrdered = ({ items }: Checkout) => items.every((item) => item.problem === null) && isOneCurrency(items);

/** As far as what was chosen allows: nobody pays before it is known where to send it. */
function stepOf(
  asked: Step | undefined,
  checkout: Checkout,
  hasAddress: boolean,
  hasDay: boolean,
): Exclude<Step, 'done'> {
  const isSold = canBeOrdered(checkout);
  if (asked === 'payment' && isSold) return hasAddress && hasDay ? 'payment' : 'address';
  return asked === 'address' && isSold ? 'address' : 'cart';
}

function Buying() {
  const { t } = useTranslation('orders');
  const chosen = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(checkoutQuery);
  const [note, setNote] = useState(keptNote);
  const [problem, setProblem] = useState<{ words: string; isUnheard: boolean }>();
  /** What is being ordered: the cart is empty as soon as that is stored, and the answer may take longer. */
  const [sent, setSent] = useState<Checkout>();
  const isCounting = useCounting();
  const columns = useRef<HTMLDivElement>(null);
  const isBroken = query.data !== undefined && !canBeOrdered(query.data);
  const isAhead = chosen.step !== undefined && chosen.step !== 'cart';

  // Back at the cart one stays there: putting a thing right must not throw anybody forward.
  useEffect(() => {
    if (isBroken && isAhead) void navigate({ search: (before) => ({ ...before, step: 'cart' }), replace: true });
  }, [isBroken, isAhead, navigate]);

  const checkout = sent ?? query.data;
  if (!checkout) {
    if (query.isError) return <FailedState error={query.error} onRetry={() => void query.refetch()} />;
    return <SkeletonRows rows={4} />;
  }
  const { items, sums, currency, addresses, deliveryDates, needsShipping, taxBp, payments } = checkout;
  if (items.length === 0)
    return (
      <>
        {problem && (
          <div className={classes.refused}>
            <Notice
              tone="warning"
              actions={
                <Button component={Link} to="/apps/ecommerce/orders" variant="default" size="xs">
                  {t('checkout.toOrders')}
                </Button>
              }
            >
              {problem.isUnheard ? t('checkout.unheard') : say(problem.words)}
            </Notice>
          </div>
        )}
        <div className={classes.card}>
          <EmptyState
            icon={IconShoppingCart}
            title={t('cart.empty')}
            detail={t('cart.emptyDetail')}
            action={
              <Button component={Link} to="/apps/ecommerce/shop">
                {t('toShop')}
              </Button>
            }
          />
        </div>
      </>
    );

  const address =
    addresses.find((one) => one.id === chosen.address) ?? addresses.find((one) => one.isDefault) ?? addresses[0];
  const day = needsShipping ? (deliveryDates.find((date) => date === chosen.day) ?? deliveryDates[0]) : undefined;
  const pay: OrderPayment = chosen.pay && payments.includes(chosen.pay) ? chosen.pay : 'invoice';
  const step = stepOf(chosen.step, checkout, address !== undefined, !needsShipping || day !== undefined);
  const at = STEPS.indexOf(step);
  const go = (patch: Partial<typeof chosen>, replace = false) =>
    void navigate({
      search: (before) => ({ ...before, edit: undefined, ...patch }),
      replace,
      resetScroll: patch.step !== undefined,
    });
  const isSold = canBeOrdered(checkout);
  const isMixed = !isOneCurrency(items);
  const total = formatMoney(sums.totalCents, currency);

  /** A quantity that was refused is put right first: the old one is not what somebody wants to pay. */
  function toAddress() {
    const refused = columns.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (refused) refused.focus();
    else go({ step: 'address' });
  }

  async function place() {
    if (!address || !checkout) return;
    setSent(checkout);
    setProblem(undefined);
    try {
      const { order, redirectUrl } = await sendOrder({
        key: orderKey(checkout),
        addressId: address.id,
        ...(day ? { deliveryDate: day } : {}),
        ...{ payment: pay, note, totalCents: sums.totalCents },
      });
      forgetCheckout();
      orderChanged(order);
      if (redirectUrl) {
        location.assign(redirectUrl);
        return;
      }
      await navigate({ search: { step: 'done', order: order.id }, replace: true });
    } catch (error) {
      const isRefused = error instanceof ApiError && !isUnheard(error);
      setProblem({ words: isRefused ? error.message : t('checkout.failed'), isUnheard: isUnheard(error) });
      // What is wrong with a thing in the cart stands beside it there; another total is shown here.
      const looked = lookAgain();
      // Without a connection that would last: it can be sent again at once.
      if (isRefused) await looked;
    } finally {
      setSent(undefined);
    }
  }

  const next: Record<typeof step, { label: string; run: () => void; disabled: boolean }> = {
    cart: { label: t('checkout.toAddress'), run: toAddress, disabled: !isSold },
    address: {
      label: t('checkout.toPayment'),
      run: () => go({ step: 'payment', address: address?.id, day }),
      disabled: address === undefined,
    },
    payment: {
      label: pay === 'card' ? t('checkout.payNow', { total }) : t('checkout.order', { total }),
      run: () => void place(),
      disabled: false,
    },
  };

  return (
    <>
      <StepList
        label={t('checkout.label')}
        steps={STEPS.map((one) => t(`checkout.steps.${one}`))}
        at={at}
        onStep={(index) => go({ step: STEPS[index] })}
      />
      {problem && (
        <div className={classes.refused}>
          <Notice tone="warning">{say(problem.words)}</Notice>
        </div>
      )}
      <div className={classes.columns} ref={columns}>
        {step === 'cart' && <CartStep checkout={checkout} />}
        {step === 'address' && (
          <AddressStep
            checkout={checkout}
            addressId={address?.id}
            day={day}
            edit={chosen.edit}
            onChoose={(choice) => go(choice, true)}
            onEdit={(edit) => void navigate({ search: (before) => ({ ...before, edit }), resetScroll: false })}
          />
        )}
        {step === 'payment' && address && (
          <PaymentStep
            checkout={checkout}
            address={address}
            day={day}
            payment={pay}
            note={note}
            onPayment={(payment) => go({ pay: payment }, true)}
            onNote={(text) => {
              setNote(text);
              keepNote(text);
            }}
            onBack={(back) => go({ step: back })}
          />
        )}
        <aside className={classes.box} aria-label={t('sums.title')}>
          <h2 className={classes.cardTitle}>{t('sums.title')}</h2>
          {isMixed ? (
            <p className={classes.quiet}>{t('cart.noSum')}</p>
          ) : (
            <div className={classes.counted} aria-busy={isCounting}>
              <Sums sums={sums} currency={currency} needsShipping={needsShipping} taxBp={taxBp} />
            </div>
          )}
          <div className={classes.boxActions}>
            {!isMixed && (
              <span className={classes.boxTotal} aria-hidden>
                {total}
              </span>
            )}
            <Button
              // Another one for each step, which the second press of a double click does not reach.
              key={step}
              fullWidth
              // Nobody orders at the sums of before.
              loading={sent !== undefined || isCounting}
              disabled={next[step].disabled}
              onClick={({ detail }) => detail < 2 && next[step].run()}
            >
              {next[step].label}
            </Button>
          </div>
          {step !== 'cart' && (
            <Button
              className={classes.back}
              variant="subtle"
              fullWidth
              leftSection={<IconArrowLeft className={classes.mirrored} size={16} stroke={1.75} aria-hidden />}
              onClick={() => go({ step: STEPS[at - 1] })}
            >
              {t('checkout.back')}
            </Button>
          )}
        </aside>
      </div>
    </>
  );
}
