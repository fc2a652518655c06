import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { type PeopleQuery, peopleQuery } from '#features/people/listContract.ts';
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
import { ActivityTab } from './ActivityTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { PersonDrawer } from './PersonDrawer.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonHeader } from './PersonHeader.tsx';
import classes from './PersonPage.module.css';
import { personQuery } from './queries.ts';
import { SessionsTab } from './SessionsTab.tsx';
import { SignInsTab } from './SignInsTab.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list somebody came from, for the way to the one before and after. */
    peopleList?: PeopleQuery;
  }
}

const TABS = ['overview', 'sign-ins', 'sessions', 'activity'] as const;

const search = z.object({
  tab: orNone(z.enum(TABS)),
  page: orNone(fromOne),
  edit: orNone(z.literal(true)),
});

export const Route = createFileRoute('/_frame/lms/users/$id')({
  validateSearch: search,
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(personQuery(Number(params.id))),
  staticData: { title: 'pages:lms-users' },
  component: PersonPage,
});

const route = getRouteApi('/_frame/lms/users/$id');

/** Nobody has this number, or it is none. */
const isNobody = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

/** Everything about one person that an administrator may know and do. */
function PersonPage() {
  const { t } = useTranslation('people');
  const id = Number(route.useParams().id);
  const ability = useAbility();
  const mayManage = ability.can('manage', 'User');
  const { tab: wanted = 'overview', page = 1, edit } = route.useSearch();
  // Where somebody signs in from and what they did is for those who manage people.
  const tab = mayManage ? wanted : 'overview';
  const navigate = route.useNavigate();
  const person = useQuery({ ...personQuery(id), enabled: isStaying });
  const list = useLocation({ select: ({ state }) => state.peopleList && peopleQuery.parse(state.peopleList) });
  useTitleInstead(person.data?.fullName);

  // Also when they were deleted while somebody looks.
  if (isNobody(person.error)) return <NotFound />;
  if (!person.data) {
    if (person.isError) return <FailedState error={person.error} onRetry={() => void person.refetch()} />;
    return <SkeletonRows rows={6} />;
  }
  const goTo = (next: number) =>
    void navigate({
      search: (before) => ({ ...before, page: next > 1 ? next : undefined }),
      state: (before) => before,
      resetScroll: false,
    });
  return (
    <>
      <Breadcrumbs here={person.data.fullName} />
      <PersonHeader person={person.data} list={list} />
      <nav className={classes.tabs} aria-label={t('person.tabs')}>
        {(mayManage ? TABS : TABS.slice(0, 1)).map((one) => (
          <Link
            key={one}
            ref={one === tab ? tabInSight : undefined}
            from="/lms/users/$id"
            to="."
            search={{ tab: one === 'overview' ? undefined : one }}
            state={(before) => before}
            className={classes.tab}
            aria-current={one === tab ? 'page' : undefined}
            data-active={one === tab || undefined}
          >
            {t(`person.tab.${one}`)}
          </Link>
        ))}
        {person.data.role === 'Student' && ability.can('manage', 'Question') && (
          <Link to="/lms/results" search={{ person: [id] }} className={classes.tab}>
            {t('person.tab.results')}
          </Link>
        )}
      </nav>
      <div className={classes.columns}>
        <div className={classes.main}>
          {tab === 'overview' && <OverviewTab person={person.data} />}
          {tab === 'sign-ins' && <SignInsTab id={id} page={page} onPage={goTo} />}
          {tab === 'sessions' && <SessionsTab person={person.data} />}
          {tab === 'activity' && <ActivityTab id={id} page={page} onPage={goTo} />}
        </div>
        <PersonFacts person={person.data} />
      </div>
      <PersonDrawer
        editing={edit && mayManage ? id : null}
        onClose={() =>
          void navigate({ search: (before) => ({ ...before, edit: undefined }), state: (before) => before })
        }
      />
    </>
  );
}
