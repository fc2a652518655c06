import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { OrderPayment } from '#features/orders/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMoney } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { StepList } from '#web/kit/StepList.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { checkoutQuery } from '../queries.ts';
import { Sums } from '../Sums.tsx';
import { AddressStep } from './AddressStep.tsx';
import { CartStep } from './CartStep.tsx';
import classes from './Checkout.module.css';
import { useCounting } from './counting.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { keepNote, keptNote } from './kept.ts';
import { isOneCurrency } from './oneCurrency.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { canBeOrdered, STEPS, stepOf } from './steps.ts';
import { usePlacing } from './usePlacing.ts';

const route = getRouteApi('/_frame/apps/ecommerce/checkout');

/** The steps before it is ordered, with the sums beside them. */
export function Buying() {
  const { t } = useTranslation('orders');
  const chosen = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(checkoutQuery);
  const [note, setNote] = useState(keptNote);
  const { place, sent, problem } = usePlacing((order) =>
    navigate({ search: { step: 'done', order: order.id }, replace: true }),
  );
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
  if (items.length === 0) return <EmptyCart problem={problem} />;

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

  const next: Record<typeof step, { label: string; run: () => void; disabled: boolean }> = {
    cart: { label: t('checkout.toAddress'), run: toAddress, disabled: !isSold },
    address: {
      label: t('checkout.toPayment'),
      run: () => go({ step: 'payment', address: address?.id, day }),
      disabled: address === undefined,
    },
    payment: {
      label: pay === 'card' && sums.totalCents > 0 ? t('checkout.payNow', { total }) : t('checkout.order', { total }),
      run: () => address && void place(checkout, { addressId: address.id, deliveryDate: day, payment: pay, note }),
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
