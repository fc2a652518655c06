import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { type AccountQuery, accountQuery } from '#contract/accountList.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { fromOne, orNone } from '#web/kit/addressParts.ts';
import { isStaying } from '#web/kit/deleteHere.ts';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { tabInSight } from '#web/kit/tabInSight.ts';
import { useAbility } from '#web/session.ts';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';
import { NotFound } from '#web/shell/misc/NotFound.tsx';
import { useTitleInstead } from '#web/shell/usePageTitle.ts';
import { AccessCard } from '../AccessCard.tsx';
import page from '../PersonPage.module.css';
import { personQuery } from '../queries.ts';
import { SessionsTab } from '../SessionsTab.tsx';
import { AccountCard } from './AccountCard.tsx';
import { AccountDrawer } from './AccountDrawer.tsx';
import classes from './AccountPage.module.css';
import { AccountSteps } from './AccountSteps.tsx';
import { AccountTab } from './AccountTab.tsx';
import { BillingTab } from './BillingTab.tsx';
import { ConnectionsTab } from './ConnectionsTab.tsx';
import { NoticesTab } from './NoticesTab.tsx';
import { PlanCard } from './PlanCard.tsx';
import { accountQueryOf } from './queries.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list somebody came from: the way back keeps its filters. */
    accountList?: AccountQuery;
  }
}

const TABS = ['account', 'security', 'billing', 'notifications', 'connections'] as const;

const search = z.object({
  tab: orNone(z.enum(TABS)),
  page: orNone(fromOne),
  edit: orNone(z.literal(true)),
});

export const Route = createFileRoute('/_frame/apps/user/view/$id')({
  validateSearch: search,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(accountQueryOf(Number(params.id)));
    void context.queryClient.prefetchQuery(personQuery(Number(params.id)));
  },
  staticData: { title: 'pages:user-view' },
  component: AccountPage,
});

const route = getRouteApi('/_frame/apps/user/view/$id');

/** Nobody has this number, or it is none. */
const isNobody = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

/** One account: who it is and the plan at the side, everything else in tabs. */
function AccountPage() {
  const { t } = useTranslation('accounts');
  const id = Number(route.useParams().id);
  const mayManage = useAbility().can('manage', 'User');
  const { tab = 'account', page: historyPage = 1, edit } = route.useSearch();
  const navigate = route.useNavigate();
  const account = useQuery({ ...accountQueryOf(id), enabled: isStaying });
  const person = useQuery({ ...personQuery(id), enabled: isStaying });
  const list = useLocation({ select: ({ state }) => state.accountList && accountQuery.parse(state.accountList) });
  useTitleInstead(account.data?.fullName);

  const failed = [account, person].find((one) => one.isError);
  // Also when the person was deleted while somebody looks.
  if (isNobody(failed?.error)) return <NotFound />;
  if (!account.data || !person.data) {
    if (failed) return <FailedState error={failed.error} onRetry={() => void failed.refetch()} />;
    return <SkeletonRows rows={6} />;
  }
  const { change } = person.data.refused;
  const mayChange = mayManage && !change;
  const goTo = (next: number) =>
    void navigate({
      search: (before) => ({ ...before, page: next > 1 ? next : undefined }),
      state: (before) => before,
      resetScroll: false,
    });
  const setEdit = (on: true | undefined) =>
    void navigate({
      search: (before) => ({ ...before, edit: on }),
      state: (before) => before,
      resetScroll: false,
    });

  return (
    <>
      <div className={classes.top}>
        <Breadcrumbs under="/apps/user/list" here={account.data.fullName} />
        {list && <AccountSteps list={list} id={id} />}
      </div>
      <div className={classes.columns}>
        <aside className={classes.side} aria-label={t('view.about')}>
          <AccountCard account={account.data} person={person.data} list={list} onEdit={() => setEdit(true)} />
          <PlanCard account={account.data} refused={change} />
        </aside>
        <div className={classes.main}>
          <nav className={page.tabs} aria-label={t('view.tabs')}>
            {TABS.map((one) => (
              <Link
                key={one}
                ref={one === tab ? tabInSight : undefined}
                from="/apps/user/view/$id"
                to="."
                search={{ tab: one === 'account' ? undefined : one }}
                state={(before) => before}
                resetScroll={false}
                className={page.tab}
                aria-current={one === tab ? 'page' : undefined}
                data-active={one === tab || undefined}
              >
                {t(`view.tab.${one}`)}
              </Link>
            ))}
          </nav>
          <div className={page.main}>
            {tab === 'account' && <AccountTab account={account.data} page={historyPage} onPage={goTo} />}
            {tab === 'security' && (
              <>
                <AccessCard person={person.data} />
                {mayManage && <SessionsTab person={person.data} />}
              </>
            )}
            {tab === 'billing' && <BillingTab key={id} account={account.data} mayChange={mayChange} />}
            {tab === 'notifications' && <NoticesTab key={id} account={account.data} mayChange={mayChange} />}
            {tab === 'connections' && <ConnectionsTab key={id} account={account.data} mayChange={mayChange} />}
          </div>
        </div>
      </div>
      <AccountDrawer editing={edit && mayManage ? id : undefined} onClose={() => setEdit(undefined)} />
    </>
  );
}
