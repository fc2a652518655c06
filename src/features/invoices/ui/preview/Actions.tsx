import { Button } from '@mantine/core';
import { IconLink, IconPencil, IconPrinter, IconRefresh, IconSend } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { OneInvoice } from '#features/invoices/contract.ts';
import type { InvoiceQuery } from '#features/invoices/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { deleteHere } from '#web/kit/deleteHere.ts';
import { useAbility } from '#web/session.ts';
import { balanceInWords, openOf } from '../money.ts';
import { invoiceOne } from '../queries.ts';
import { StatusPill } from '../StatusPill.tsx';
import { useInvoiceActions } from '../useInvoiceActions.ts';
import { copyLink, renewLink } from './link.ts';
import { OrderLink } from './OrderLink.tsx';
import classes from './Preview.module.css';

/** In the rail these stand first or are links. */
const ON_ITS_OWN = ['preview', 'edit', 'send', 'print'];

interface Props {
  one: OneInvoice;
  list: InvoiceQuery | undefined;
  onOpen: (drawer: 'send' | 'payment') => void;
}

/** What can be done with the invoice beside it. */
export function Actions({ one: { invoice }, list, onOpen }: Props) {
  const { t } = useTranslation('invoices');
  const mayManage = useAbility().can('manage', 'Invoice');
  const navigate = useNavigate();
  const [isGoing, setGoing] = useState(false);
  const others = useInvoiceActions({
    list,
    onSend: () => onOpen('send'),
    onPay: () => onOpen('payment'),
    onPrint: () => window.print(),
    around: (deed) => {
      setGoing(true);
      return deleteHere(invoiceOne(invoice.id).queryKey, deed, () =>
        navigate({ to: '/apps/invoice/list', search: list ?? {} }),
      ).finally(() => setGoing(false));
    },
  })(invoice).filter((action) => !ON_ITS_OWN.includes(action.id));

  return (
    <section className={classes.actions} aria-label={t('actions.label')}>
      <div className={classes.state}>
        <span className={classes.balance}>
          <span className={classes.detail}>{t('columns.balance')}</span>
          <b>{balanceInWords(openOf(invoice), invoice.currency)}</b>
          <OrderLink orderId={invoice.orderId} />
        </span>
        <span className={classes.phoneStatus}>
          <StatusPill status={invoice.invoiceStatus} />
        </span>
      </div>
      {mayManage && !invoice.isCancelled && (
        <Button fullWidth leftSection={<IconSend size={16} stroke={1.75} aria-hidden />} onClick={() => onOpen('send')}>
          {invoice.sentAt ? t('actions.sendAgain') : t('actions.sendInvoice')}
        </Button>
      )}
      {mayManage && (
        <Button
          fullWidth
          variant="default"
          leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
          renderRoot={(props) => (
            <Link
              to="/apps/invoice/edit/$id"
              params={{ id: String(invoice.id) }}
              state={list ? { invoiceList: list } : {}}
              {...props}
            />
          )}
        >
          {t('actions.edit')}
        </Button>
      )}
      {others
        .filter((action) => !action.danger)
        .map((action) => (
          <Button
            key={action.id}
            data-action={action.id}
            fullWidth
            variant="default"
            leftSection={<action.icon size={16} stroke={1.75} aria-hidden />}
            disabled={Boolean(action.refused)}
            title={action.refused ?? undefined}
            onClick={action.run}
          >
            {action.label}
          </Button>
        ))}
      <Button
        fullWidth
        variant="default"
        leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('actions.print')}
      </Button>
      {mayManage && (
        <>
          <Button
            fullWidth
            variant="subtle"
            leftSection={<IconLink size={16} stroke={1.75} aria-hidden />}
            onClick={() => void copyLink(invoice)}
          >
            {t('actions.copyLink')}
          </Button>
          {invoice.link && (
            <Button
              fullWidth
              variant="subtle"
              leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
              onClick={() => void renewLink(invoice)}
            >
              {t('actions.renewLink')}
            </Button>
          )}
        </>
      )}
      {others
        .filter((action) => action.danger)
        .map((action) => (
          <Button
            key={action.id}
            fullWidth
            variant="subtle"
            color="red"
            disabled={isGoing}
            leftSection={<action.icon size={16} stroke={1.75} aria-hidden />}
            onClick={action.run}
          >
            {action.label}
          </Button>
        ))}
    </section>
  );
}
