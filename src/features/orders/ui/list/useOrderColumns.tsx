import { type ReactNode, use, useMemo } from 'react';
import type { OrderRow } from '#features/orders/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { RowLookContext } from '#web/kit/DataTable/rowLook.ts';
import { TitleCell } from '#web/kit/DataTable/TitleCell.tsx';
import type { Column } from '#web/kit/DataTable/types.ts';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '#web/kit/format.ts';
import classes from '../orders.module.css';
import { Picture } from '../Picture.tsx';
import type { Whose } from '../queries.ts';
import { MoneyPill, StatusPill } from '../StatusPill.tsx';

/** Looks like the cell that names the row, but the row has its link already. */
function WithoutLink({ children }: { children: ReactNode }) {
  const look = use(RowLookContext);
  return <RowLookContext value={{ ...look, link: undefined }}>{children}</RowLookContext>;
}

const STACKED = 3;

/** The first few things in pictures, and the first of them by name. */
function Things({ order }: { order: OrderRow }) {
  const { t } = useTranslation('orders');
  const [first] = order.items;
  const { density } = use(RowLookContext);
  return (
    <span className={classes.things}>
      {density !== 'compact' && (
        <span className={classes.stack}>
          {order.items.slice(0, STACKED).map(({ name, image }) => (
            <Picture key={name} name={name} image={image} size={32} />
          ))}
        </span>
      )}
      <span className={classes.thingWords}>
        <bdi>{first?.name}</bdi>
        {density !== 'compact' && (
          <span className={classes.second}>
            {t('pieces', { count: order.pieces, number: formatNumber(order.pieces) })}
          </span>
        )}
      </span>
    </span>
  );
}

const isLate = ({ status, deliveryDate }: OrderRow) =>
  deliveryDate !== null &&
  ['placed', 'paid', 'packed'].includes(status) &&
  deliveryDate <= new Date().toISOString().slice(0, 10);

const total = ({ totalCents, currency }: OrderRow) => formatMoney(totalCents, currency);

export function useOrderColumns(whose: Whose): Column<OrderRow>[] {
  const { t } = useTranslation('orders');
  return useMemo(() => {
    const columns: (Column<OrderRow> | false)[] = [
      {
        id: 'id',
        header: t('columns.number'),
        sortable: true,
        sortFirst: 'desc',
        fixed: true,
        plain: true,
        width: 124,
        phone: 'title',
        cell: (order) => <TitleCell name={`#${order.id}`} />,
        phoneCell: (order) => (
          <TitleCell
            name={whose === 'all' ? order.buyer.name : t('named', { number: order.id })}
            picture={(size) =>
              whose === 'all' ? (
                <PersonAvatar
                  name={order.buyer.name}
                  id={order.buyer.id ?? order.buyer.email}
                  src={order.buyer.avatar}
                  size={size}
                />
              ) : (
                <Picture name={order.items[0]?.name ?? ''} image={order.items[0]?.image ?? ''} size={size} />
              )
            }
          />
        ),
      },
      whose === 'all' && {
        id: 'buyer',
        header: t('columns.buyer'),
        sortable: true,
        cell: (order) => (
          <WithoutLink>
            <TitleCell
              name={order.buyer.name}
              second={<bdi dir="ltr">{order.buyer.email}</bdi>}
              picture={(size) => (
                <PersonAvatar
                  name={order.buyer.name}
                  id={order.buyer.id ?? order.buyer.email}
                  src={order.buyer.avatar}
                  size={size}
                />
              )}
            />
          </WithoutLink>
        ),
        phone: 'facts',
        phoneCell: (order) => `#${order.id}`,
      },
      {
        id: 'items',
        header: t('columns.items'),
        cell: (order) => <Things order={order} />,
        yields: 2,
      },
      {
        id: 'status',
        header: t('columns.status'),
        sortable: true,
        plain: true,
        width: 126,
        cell: (order) => <StatusPill status={order.status} />,
        phone: 'status',
      },
      {
        id: 'money',
        header: t('columns.money'),
        plain: true,
        width: 170,
        cell: (order) => <MoneyPill order={order} />,
        yields: 3,
      },
      {
        id: 'total',
        header: t('columns.total'),
        sortable: true,
        sortFirst: 'desc',
        align: 'end',
        plain: true,
        width: 110,
        cell: (order) => <span className={classes.money}>{total(order)}</span>,
        phone: 'facts',
        phoneCell: total,
      },
      {
        id: 'placedAt',
        header: t('columns.placed'),
        sortable: true,
        sortFirst: 'desc',
        plain: true,
        width: 124,
        cell: (order) => (
          <time dateTime={order.placedAt} title={formatDateTime(order.placedAt)}>
            {formatDate(order.placedAt)}
          </time>
        ),
      },
      {
        id: 'deliveryDate',
        header: t('columns.delivery'),
        sortable: true,
        plain: true,
        width: 124,
        yields: 4,
        cell: (order) =>
          order.deliveryDate ? (
            <time className={isLate(order) ? classes.late : undefined} dateTime={order.deliveryDate}>
              {formatDate(order.deliveryDate)}
            </time>
          ) : (
            t('notSent')
          ),
      },
      {
        id: 'payment',
        header: t('columns.payment'),
        hiddenAtFirst: true,
        plain: true,
        width: 120,
        cell: (order) => t(`payments.${order.payment}`),
      },
    ];
    return columns.filter((one) => one !== false);
  }, [t, whose]);
}
