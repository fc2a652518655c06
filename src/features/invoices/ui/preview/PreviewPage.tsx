import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { z } from 'zod/mini';
import { invoiceQuery } from '#features/invoices/listContract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { fromOne, orNone } from '#web/kit/addressParts.ts';
import { isStaying } from '#web/kit/deleteHere.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { useAbility } from '#web/session.ts';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';
import { NotFound } from '#web/shell/misc/NotFound.tsx';
import { useTitleInstead } from '#web/shell/usePageTitle.ts';
import { numberOf } from '../money.ts';
import { invoiceOne } from '../queries.ts';
import { StatusPill } from '../StatusPill.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { Actions } from './Actions.tsx';
import { CancelledNotice } from './CancelledNotice.tsx';
import { Events } from './Events.tsx';
import { OldVersion } from './OldVersion.tsx';
import { PaymentDrawer } from './PaymentDrawer.tsx';
import { Payments } from './Payments.tsx';
import classes from './Preview.module.css';
import { SendDrawer } from './SendDrawer.tsx';
import { Steps } from './Steps.tsx';
import { Versions } from './Versions.tsx';

const search = z.object({
  /** The drawer beside the sheet. */
  open: orNone(z.enum(['send', 'payment'])),
  /** An older version on the sheet in place of the present one. */
  version: orNone(fromOne),
});

export const Route = createFileRoute('/_frame/apps/invoice/preview/$id')({
  validateSearch: search,
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(invoiceOne(Number(params.id))),
  staticData: { title: 'pages:invoice-preview' },
  component: PreviewPage,
});

const route = getRouteApi('/_frame/apps/invoice/preview/$id');

/** There is none with this number, or it is no number. */
const isNone = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

function PreviewPage() {
  const { t } = useTranslation('invoices');
  const id = Number(route.useParams().id);
  const { open, version } = route.useSearch();
  const navigate = route.useNavigate();
  const mayManage = useAbility().can('manage', 'Invoice');
  const one = useQuery({ ...invoiceOne(id), enabled: isStaying });
  const list = useLocation({ select: ({ state }) => state.invoiceList && invoiceQuery.parse(state.invoiceList) });
  const name = t('named', { number: numberOf({ id }) });
  useTitleInstead(one.data && name);

  const top = useRef<HTMLDivElement>(null);
  const isSaved = useLocation({ select: ({ state }) => state.isSaved });
  // The editor's button is gone, so the page begins at its heading.
  useEffect(() => {
    const heading = top.current?.querySelector('h1');
    if (!isSaved || !heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isSaved]);

  // Also when it was deleted while somebody looks at it.
  if (isNone(one.error)) return <NotFound />;
  if (!one.data) {
    if (one.isError) return <FailedState error={one.error} onRetry={() => void one.refetch()} />;
    return <SkeletonRows rows={6} />;
  }
  const { invoice, paymentDetails, sender } = one.data;
  const show = (what: { open?: 'send' | 'payment'; version?: number }) =>
    void navigate({ search: what, state: (before) => before, resetScroll: false });
  const isOld = version !== undefined && version !== invoice.version;

  return (
    <>
      <div ref={top} className={classes.top}>
        <PageHeader
          breadcrumb={<Breadcrumbs under="/apps/invoice/list" here={name} />}
          title={
            <span className={classes.title}>
              {name} <StatusPill status={invoice.invoiceStatus} />
            </span>
          }
          actions={list && <Steps list={list} id={id} />}
        />
      </div>
      <div className={classes.columns}>
        <div className={classes.paper}>
          <CancelledNotice invoice={invoice} />
          {isOld ? (
            <OldVersion one={one.data} version={version} onBack={() => show({})} />
          ) : (
            <Sheet
              content={invoice}
              sender={sender}
              bank={paymentDetails}
              paidCents={invoice.totals.paidCents}
              bill={invoice}
            />
          )}
        </div>
        <aside className={classes.rail} aria-label={t('rail')}>
          <Actions one={one.data} list={list} onOpen={(drawer) => show({ version, open: drawer })} />
          <div className={classes.more}>
            <Payments invoice={invoice} mayManage={mayManage} />
            <Versions
              invoice={invoice}
              shown={isOld ? version : invoice.version}
              onShow={(next) => show({ version: next })}
            />
            <Events id={id} />
          </div>
        </aside>
      </div>
      {mayManage && (
        <>
          <SendDrawer id={open === 'send' ? id : null} onClose={() => show({ version })} />
          <PaymentDrawer id={open === 'payment' ? id : null} onClose={() => show({ version })} />
        </>
      )}
    </>
  );
}
