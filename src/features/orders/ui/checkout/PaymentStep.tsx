import { Anchor, Radio, Textarea } from '@mantine/core';
import { IconCreditCard, IconFileInvoice } from '@tabler/icons-react';
import type { Address, Checkout, OrderPayment } from '#features/orders/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDay, formatMoney } from '#web/kit/format.ts';
import { AddressText } from '../AddressText.tsx';
import { ItemFacts } from '../ItemFacts.tsx';
import { Picture } from '../Picture.tsx';
import classes from './Checkout.module.css';

interface Props {
  checkout: Checkout;
  address: Address;
  day: string | undefined;
  payment: OrderPayment;
  note: string;
  onPayment: (payment: OrderPayment) => void;
  onNote: (note: string) => void;
  onBack: (step: 'cart' | 'address') => void;
}

const MOST_LETTERS = 500;

/** How it is paid, and once more all that will be ordered. */
export function PaymentStep({ checkout, address, day, payment, note, onPayment, onNote, onBack }: Props) {
  const { t } = useTranslation('orders');
  const { items, currency, payments, needsShipping } = checkout;
  return (
    <div className={classes.main}>
      <section className={classes.card} aria-labelledby="checkout-payment">
        <h2 id="checkout-payment" className={classes.cardTitle}>
          {t('payment.choose')}
        </h2>
        <Radio.Group
          label={t('payment.choose')}
          classNames={{ label: classes.spoken }}
          value={payment}
          onChange={(value) => onPayment(value as OrderPayment)}
        >
          <div className={classes.choices}>
            {payments.map((one) => {
              const Glyph = one === 'card' ? IconCreditCard : IconFileInvoice;
              return (
                <div key={one} className={classes.choice}>
                  <Radio
                    value={one}
                    className={classes.choiceRadio}
                    label={
                      <span className={classes.choiceWords}>
                        <span className={classes.choiceHead}>
                          <Glyph size={18} stroke={1.75} aria-hidden />
                          {t(`payments.${one}`)}
                        </span>
                        <span>{t(`payment.about.${one}`)}</span>
                      </span>
                    }
                  />
                </div>
              );
            })}
          </div>
        </Radio.Group>
      </section>
      <section className={classes.card} aria-label={t('review.title')}>
        <h2 className={classes.cardTitle}>{t('review.title')}</h2>
        <div className={classes.review}>
          <div>
            <div className={classes.reviewHead}>
              <h3>{t(needsShipping ? 'review.to' : 'billing')}</h3>
              <Anchor component="button" type="button" onClick={() => onBack('address')}>
                {t('review.change')}
              </Anchor>
            </div>
            <AddressText address={address} />
          </div>
          {day && (
            <div>
              <div className={classes.reviewHead}>
                <h3>{t('day.title')}</h3>
              </div>
              <p>{formatDay(day)}</p>
            </div>
          )}
        </div>
        <div className={classes.reviewHead}>
          <h3>{t('items')}</h3>
          <Anchor component="button" type="button" onClick={() => onBack('cart')}>
            {t('review.changeItems')}
          </Anchor>
        </div>
        <ul className={classes.smallLines}>
          {items.map((item) => (
            <li key={item.productId}>
              <Picture name={item.name} image={item.image} size={40} />
              <span className={classes.lineWords}>
                <bdi>{item.name}</bdi>
                <span className={classes.quiet}>
                  <ItemFacts item={item} currency={currency} />
                </span>
              </span>
              <span className={classes.money}>{formatMoney(item.netCents, currency)}</span>
            </li>
          ))}
        </ul>
        <Textarea
          className={classes.note}
          label={t('review.note')}
          description={t('review.noteHelp')}
          dir="auto"
          autosize
          minRows={2}
          maxLength={MOST_LETTERS}
          value={note}
          onChange={(event) => onNote(event.currentTarget.value)}
        />
      </section>
    </div>
  );
}
