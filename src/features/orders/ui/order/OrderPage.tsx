import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionsMenu } from '#web/kit/ActionsMenu.tsx';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatDateTime, formatDay } from '#web/kit/format.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { useSession } from '#web/session.ts';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';
import { NotFound } from '#web/shell/misc/NotFound.tsx';
import { useTitleInstead } from '#web/shell/usePageTitle.ts';
import { AddressText } from '../AddressText.tsx';
import { orderOne } from '../queries.ts';
import { StatusPill } from '../StatusPill.tsx';
import { useOrderActions } from '../useOrderActions.ts';
import { History } from './History.tsx';
import { Items } from './Items.tsx';
import classes from './Order.module.css';
import { Payment } from './Payment.tsx';
import { Steps } from './Steps.tsx';

export const Route = createFileRoute('/_frame/apps/ecommerce/orders/$id')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(orderOne(Number(params.id))),
  staticData: { title: 'pages:orders' },
  component: OrderPage,
});

const route = getRouteApi('/_frame/apps/ecommerce/orders/$id');

/** There is none with this number, or it is no number. */
const isNone = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

function OrderPage() {
  const { t } = useTranslation('orders');
  const id = Number(route.useParams().id);
  const one = useQuery(orderOne(id));
  const me = useSession();
  const actionsFor = useOrderActions();
  const name = t('named', { number: id });
  useTitleInstead(one.data && name);

  if (isNone(one.error)) return <NotFound />;
  if (!one.data) {
    if (one.isError) return <FailedState error={one.error} onRetry={() => void one.refetch()} />;
    return <SkeletonRows rows={6} />;
  }
  const order = one.data;
  const { moves, others } = actionsFor(order);
  // Onwards is a button of its own; back, after a mistake, lies in the menu.
  const [onwards, ...back] = moves;
  const isOnwards = onwards !== undefined && order.status !== 'delivered';
  const print = { id: 'print', label: t('actions.print'), icon: IconPrinter, run: () => window.print() };
  const menu = [...(isOnwards ? back : moves), print, ...others];
  const isMine = order.buyer.id === me?.id;

  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumbs under="/apps/ecommerce/orders" here={name} />}
        title={
          <span className={classes.title}>
            {name} <StatusPill status={order.status} />
          </span>
        }
        help={t('placedAt', { date: formatDateTime(order.placedAt) })}
        actions={
          <div className={classes.noPrint}>
            <span className={classes.phoneStatus} aria-hidden>
              <StatusPill status={order.status} />
            </span>
            {isOnwards && (
              <Button
                leftSection={<onwards.icon size={16} stroke={1.75} aria-hidden />}
                // The second press of a double click would be the step after it.
                onClick={({ detail }) => detail < 2 && onwards.run()}
              >
                {onwards.label}
              </Button>
            )}
            <ActionsMenu label={t('actions.more')} actions={menu} />
          </div>
        }
      />
      <div className={classes.card}>
        <Steps order={order} />
      </div>
      <div className={classes.columns}>
        <div className={classes.main}>
          <Items order={order} />
          {order.note && (
            <section className={classes.card} aria-label={t('note')}>
              <h2 className={classes.cardTitle}>{t('note')}</h2>
              <p className={classes.note} dir="auto">
                {order.note}
              </p>
            </section>
          )}
        </div>
        <aside className={classes.rail} aria-label={t('rail')}>
          {!isMine && (
            <section className={classes.card} aria-label={t('columns.buyer')}>
              <h2 className={classes.cardTitle}>{t('columns.buyer')}</h2>
              <div className={classes.buyer}>
                <PersonAvatar
                  name={order.buyer.name}
                  id={order.buyer.id ?? order.buyer.email}
                  src={order.buyer.avatar}
                  size={36}
                />
                <span className={classes.itemWords}>
                  <bdi className={classes.itemName}>{order.buyer.name}</bdi>
                  <bdi className={classes.quiet} dir="ltr">
                    {order.buyer.email}
                  </bdi>
                </span>
              </div>
            </section>
          )}
          <Payment order={order} />
          <section className={classes.card} aria-label={t('delivery')}>
            <h2 className={classes.cardTitle}>{t(order.needsShipping ? 'delivery' : 'billing')}</h2>
            {order.deliveryDate && <p className={classes.day}>{formatDay(order.deliveryDate)}</p>}
            <div className={classes.address}>
              <AddressText address={order.address} />
            </div>
          </section>
          <History order={order} />
        </aside>
      </div>
    </>
  );
}
