import { ActionIcon, Button, Radio } from '@mantine/core';
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Address, Checkout } from '#features/orders/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatShortDate, formatWeekday } from '#web/kit/format.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { Pill } from '#web/kit/Pill.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { AddressText } from '../AddressText.tsx';
import { AddressDrawer } from './AddressDrawer.tsx';
import classes from './Checkout.module.css';
import { lookAgain } from './cart.ts';

interface Props {
  checkout: Checkout;
  addressId: number | undefined;
  day: string | undefined;
  /** The drawer: another address, or one to change. */
  edit: number | 'new' | undefined;
  onChoose: (choice: { address?: number; day?: string }) => void;
  onEdit: (edit: number | 'new' | undefined) => void;
}

function OneAddress({ address, onEdit, onDelete }: { address: Address; onEdit: () => void; onDelete: () => void }) {
  const { t } = useTranslation('orders');
  const { id, label, isDefault, street } = address;
  return (
    <div className={classes.choice}>
      <Radio
        value={String(id)}
        className={classes.choiceRadio}
        label={
          <span className={classes.choiceWords}>
            {(label || isDefault) && (
              <span className={classes.choiceHead}>
                {label && <bdi>{label}</bdi>}
                {isDefault && <Pill>{t('address.usual')}</Pill>}
              </span>
            )}
            <AddressText address={address} />
          </span>
        }
      />
      <Menu width={180}>
        <Menu.Target>
          <ActionIcon className={classes.choiceMenu} aria-label={t('address.more', { name: label || street })}>
            <IconDots size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />} onClick={onEdit}>
            {t('address.edit')}
          </Menu.Item>
          <Menu.Item
            color="var(--lms-danger-text)"
            leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
            onClick={onDelete}
          >
            {t('address.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

/** Where to and when. */
export function AddressStep({ checkout, addressId, day, edit, onChoose, onEdit }: Props) {
  const { t } = useTranslation('orders');
  const { addresses, deliveryDates, needsShipping } = checkout;
  const edited = edit === 'new' ? 'new' : (addresses.find((one) => one.id === edit) ?? null);

  /** Which one was chosen since one was deleted; none on another page either. */
  const latest = useRef<number | null>(null);
  useEffect(
    () => () => {
      latest.current = 0;
    },
    [],
  );

  async function remove({ id, isDefault, ...fields }: Address) {
    const isChosen = id === addressId;
    latest.current = null;
    try {
      await ask(api.api.addresses[':id'].$delete({ param: { id } }));
      const again = async () => {
        const { address } = await ask(api.api.addresses.$post({ json: { ...fields, isDefault } }));
        await lookAgain();
        // Unless another one was chosen since, or the page was left.
        if (isChosen && latest.current === null) onChoose({ address: address.id });
      };
      toast.done(t('address.deleted'), { undo: () => void again().catch((error) => toast.failed(error)) });
    } catch (error) {
      toast.failed(error);
    }
    await lookAgain();
  }

  return (
    <div className={classes.main}>
      <section className={classes.card} aria-labelledby="checkout-address">
        <div className={classes.cardHead}>
          <h2 id="checkout-address" className={classes.cardTitle}>
            {t(needsShipping ? 'address.title' : 'address.billing')}
          </h2>
          {addresses.length > 0 && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
              onClick={() => onEdit('new')}
            >
              {t('address.another')}
            </Button>
          )}
        </div>
        {addresses.length === 0 ? (
          <EmptyState
            title={t('address.none')}
            detail={t('address.noneDetail')}
            action={<Button onClick={() => onEdit('new')}>{t('address.add')}</Button>}
          />
        ) : (
          <Radio.Group
            label={t(needsShipping ? 'address.title' : 'address.billing')}
            classNames={{ label: classes.spoken }}
            value={addressId === undefined ? null : String(addressId)}
            onChange={(value) => {
              latest.current = Number(value);
              onChoose({ address: Number(value) });
            }}
          >
            <div className={classes.choices}>
              {addresses.map((address) => (
                <OneAddress
                  key={address.id}
                  address={address}
                  onEdit={() => onEdit(address.id)}
                  onDelete={() => void remove(address)}
                />
              ))}
            </div>
          </Radio.Group>
        )}
      </section>
      {needsShipping && (
        <section className={classes.card} aria-labelledby="checkout-day">
          <h2 id="checkout-day" className={classes.cardTitle}>
            {t('day.title')}
          </h2>
          <Radio.Group
            label={t('day.title')}
            classNames={{ label: classes.spoken }}
            value={day ?? null}
            onChange={(value) => onChoose({ day: value })}
          >
            <div className={classes.days}>
              {deliveryDates.map((date, at) => (
                <Radio.Card
                  key={date}
                  value={date}
                  className={classes.day}
                  aria-label={`${formatWeekday(date)} ${formatShortDate(date)}`}
                >
                  <span className={classes.dayWeek}>{formatWeekday(date)}</span>
                  <span className={classes.dayDate}>{formatShortDate(date)}</span>
                  {at === 0 && <span className={classes.dayHint}>{t('day.first')}</span>}
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
        </section>
      )}
      <AddressDrawer
        which={edited}
        isFirst={addresses.length === 0}
        onClose={() => onEdit(undefined)}
        onSaved={(address) => {
          onChoose({ address: address.id });
        }}
      />
    </div>
  );
}
