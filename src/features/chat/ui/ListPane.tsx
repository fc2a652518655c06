import { ActionIcon, Button } from '@mantine/core';
import { IconMessageCirclePlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import type { ChatEntry } from '#features/chat/contract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SearchField } from '#web/kit/SearchField.tsx';
import { EmptyState, FailedState, NoAccess, NothingFound, SkeletonRows } from '#web/kit/states.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { useAbility, useSession } from '#web/session.ts';
import type { ChatSearch, GoTo } from './ChatPage.tsx';
import { ChatRow, ContactRow } from './ChatRow.tsx';
import { Face } from './Face.tsx';
import { FoundMessages } from './FoundMessages.tsx';
import classes from './List.module.css';
import { chatsQuery, contactsQuery, foundQuery } from './queries.ts';
import { useOwnProfile } from './useOwnProfile.ts';

interface Props {
  search: ChatSearch;
  go: GoTo;
  mayManage: boolean;
  onProfile: () => void;
  onNew: () => void;
}

/** Asks for the next rows when the end of those that are there comes near. */
function useEndInSight(box: RefObject<HTMLElement | null>, isOn: boolean, more: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  });
  useEffect(() => {
    if (!isOn || !end.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      root: box.current,
      rootMargin: '400px',
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [isOn, box]);
  return end;
}

const NONE: ChatEntry[] = [];

/** Once each: one from further down that moves up moves the others on, and the last of them comes with the next page, too. */
const onceEach = (pages: { chats: ChatEntry[] }[]): ChatEntry[] => [
  ...new Map(pages.flatMap((page) => page.chats).map((one) => [one.id, one])).values(),
];

/** Oneself, the search, own chats and everybody else. */
export function ListPane({ search, go, mayManage, onProfile, onNew }: Props) {
  const { t } = useTranslation('chat');
  const meId = useSession()?.id ?? 0;
  const mayAdd = useAbility().can('manage', 'User');
  const { q } = search;
  const profile = useOwnProfile();
  const chats = useInfiniteQuery(chatsQuery(q));
  // People come after the chats: not before all of those are there.
  const allChats = chats.data !== undefined && !chats.hasNextPage;
  const contacts = useInfiniteQuery({ ...contactsQuery(q), enabled: allChats });
  const found = useInfiniteQuery(foundQuery(q));
  const rows = useMemo(() => (chats.data ? onceEach(chats.data.pages) : NONE), [chats.data]);
  const people = useMemo(() => {
    const known = new Set(rows.map((one) => one.contact?.id));
    return (contacts.data?.pages.flatMap((page) => page.contacts) ?? []).filter((one) => !known.has(one.id));
  }, [contacts.data, rows]);

  const box = useRef<HTMLDivElement>(null);
  // A search that finds so many people wants more letters; the messages it found stand below.
  const hasMore = Boolean(chats.hasNextPage || (q === '' && contacts.hasNextPage));
  const isBusy = chats.isFetchingNextPage || contacts.isFetchingNextPage;
  const end = useEndInSight(box, hasMore && !isBusy, () =>
    chats.hasNextPage ? void chats.fetchNextPage() : void contacts.fetchNextPage(),
  );
  const hasMessages = (found.data?.pages[0]?.messages.length ?? 0) > 0;
  const isEmpty = allChats && contacts.data !== undefined && rows.length === 0 && people.length === 0 && !hasMessages;
  const noRight = chats.error instanceof ApiError && chats.error.status === 403;

  return (
    <>
      <div className={classes.head}>
        {mayManage ? (
          <Tooltip label={t('profile.open')}>
            <button type="button" className={classes.own} aria-label={t('profile.open')} onClick={onProfile}>
              {profile && <Face person={profile} silent />}
            </button>
          </Tooltip>
        ) : (
          <span className={classes.own}>{profile && <Face person={profile} silent />}</span>
        )}
        <SearchField
          className={classes.search}
          q={q}
          label={t('list.search')}
          onAsk={(q) => go({ q }, { replace: true })}
        />
        {mayManage && (
          <Tooltip label={t('group.new')}>
            <ActionIcon size={36} aria-label={t('group.new')} onClick={onNew}>
              <IconMessageCirclePlus size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      {/* Keys scroll it when it has the focus. */}
      <div className={classes.scroll} ref={box} tabIndex={-1}>
        {chats.isPending && <SkeletonRows rows={8} />}
        {noRight && <NoAccess permission={PERMISSION_GRANTS['client-communication'].name} />}
        {chats.isError && !chats.data && !noRight && (
          <FailedState error={chats.error} onRetry={() => void chats.refetch()} />
        )}
        {rows.length > 0 && (
          <>
            <h2 className={classes.group}>{t('list.chats')}</h2>
            <ul className={classes.rows} aria-label={t('list.chats')}>
              {rows.map((chat) => (
                <li key={chat.id}>
                  <ChatRow chat={chat} isOpen={chat.id === search.chat} meId={meId} />
                </li>
              ))}
            </ul>
          </>
        )}
        {people.length > 0 && (
          <>
            <h2 className={classes.group}>{t('list.contacts')}</h2>
            <ul className={classes.rows} aria-label={t('list.contacts')}>
              {people.map((contact) => (
                <li key={contact.id}>
                  <ContactRow contact={contact} isOpen={contact.id === search.with} />
                </li>
              ))}
            </ul>
          </>
        )}
        <div ref={end} />
        {q !== '' && <FoundMessages q={q} open={search.message} />}
        {isEmpty && q !== '' && !found.isFetching && <NothingFound query={q} onClear={() => go({ q: '' })} />}
        {isEmpty && q === '' && (
          <EmptyState
            title={t('list.empty')}
            detail={t('list.emptyDetail')}
            action={
              mayAdd && (
                <Button
                  variant="default"
                  size="xs"
                  renderRoot={(props) => <Link to="/lms/users" search={{ open: 'new' }} {...props} />}
                >
                  {t('list.add')}
                </Button>
              )
            }
          />
        )}
      </div>
    </>
  );
}
