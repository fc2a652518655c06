import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { id } from '#contract/ids.ts';
import { lenient, listBase } from '#contract/list.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { FailedState } from '#web/kit/states.tsx';
import { useSoon } from '#web/kit/useSoon.ts';
import { Workbench } from '#web/kit/Workbench.tsx';
import { useAbility, useSession } from '#web/session.ts';
import { useIsNarrow } from '#web/shell/frameLayout.ts';
import classes from './Conversation.module.css';
import { Conversation } from './Conversation.tsx';
import { findEntry } from './entries.ts';
import { InfoPane } from './InfoPane.tsx';
import { ListPane } from './ListPane.tsx';
import { NoneOpen } from './NoneOpen.tsx';
import { placeName } from './outgoing.ts';
import { chatsQuery, infoQuery, profileQuery, withQuery } from './queries.ts';
import { threadQuery } from './thread.ts';
import { useChatKeys } from './useChatKeys.ts';
import { useInfoPane } from './useInfoPane.ts';

const Drawers = lazyPart(
  () => import('./Drawers.tsx'),
  (file) => file.Drawers,
);

/** `with` is a contact whose chat may not have begun; `message` one to jump to. */
const chatSearch = z.object({
  chat: z.optional(id),
  with: z.optional(id),
  message: z.optional(id),
  q: listBase.shape.q,
});
export type ChatSearch = z.infer<typeof chatSearch>;
export type GoTo = (patch: Partial<ChatSearch>, how?: { replace?: boolean }) => void;
export type Drawer = 'profile' | 'new' | 'rename' | 'add';

const address = listAddress(lenient(chatSearch));

export const Route = createFileRoute('/_frame/apps/chat')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search: { chat, q, message } }) => ({ chat, q, message }),
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(chatsQuery(deps.q));
    void context.queryClient.prefetchQuery(profileQuery);
    if (deps.chat === undefined) return;
    void context.queryClient.prefetchQuery(infoQuery(deps.chat));
    void context.queryClient.prefetchQuery(threadQuery(deps.chat, deps.message));
  },
  staticData: { title: 'pages:chat', workbench: true },
  component: ChatPage,
});

const route = getRouteApi('/_frame/apps/chat');

/** The chat of the address: known from the list at once, and whole a moment later. */
function useOpenChat(search: ChatSearch, go: GoTo) {
  const info = useQuery({ ...infoQuery(search.chat ?? 0), enabled: search.chat !== undefined });
  const begun = useQuery({ ...withQuery(search.with ?? 0), enabled: search.with !== undefined && !search.chat });
  const known =
    search.with === undefined
      ? findEntry((one) => one.id === search.chat)
      : findEntry((one) => one.contact?.id === search.with);
  const chatId = search.with === undefined ? undefined : (known?.id ?? begun.data?.chat?.id);
  // It has begun: from here on it has an address of its own.
  useEffect(() => {
    if (chatId !== undefined) go({ chat: chatId, with: undefined }, { replace: true });
  }, [chatId, go]);
  // One is no longer in it: what was known of it counts no more.
  const isGone = info.error instanceof ApiError && info.error.status === 404;
  const chat = search.chat === undefined || isGone ? undefined : (info.data?.chat ?? known);
  const contact = chat ? chat.contact : (known?.contact ?? begun.data?.contact ?? null);
  return { chat, contact, error: info.error ?? begun.error, retry: search.chat ? info.refetch : begun.refetch };
}

function ChatPage() {
  const { t } = useTranslation('chat');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isNarrow = useIsNarrow();
  const isViewing = Boolean(useSession()?.viewer);
  const mayManage = useAbility().can('manage', 'Chat') && !isViewing;
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const go: GoTo = useCallback(
    (patch, how) =>
      void navigate({ search: (before) => ({ ...before, ...patch }), replace: how?.replace, resetScroll: false }),
    [navigate],
  );
  const { chat, contact, error, retry } = useOpenChat(search, go);
  const isOpen = search.chat !== undefined || search.with !== undefined;
  const isReady = chat !== undefined || contact !== null;
  const info = useInfoPane(isNarrow ?? false);
  useSoon(Drawers.bring);
  useChatKeys({ search, go, onNew: mayManage ? () => setDrawer('new') : undefined });
  // The drawer of a narrow window belongs to one chat.
  const opened = search.chat ?? search.with;
  const { close } = info;
  useEffect(() => {
    if (isNarrow && opened !== undefined) close();
  }, [isNarrow, opened, close]);

  return (
    <>
      <VisuallyHidden component="h1">{t('title')}</VisuallyHidden>
      <Workbench
        list={{
          label: t('list.label'),
          width: 304,
          content: (
            <ListPane
              search={search}
              go={go}
              mayManage={mayManage}
              onProfile={() => setDrawer('profile')}
              onNew={() => setDrawer('new')}
            />
          ),
        }}
        info={
          isOpen && isReady
            ? {
                label: t('info.title'),
                width: 264,
                opened: info.opened,
                onClose: close,
                content: <InfoPane chat={chat} contact={contact} mayManage={mayManage} go={go} onDrawer={setDrawer} />,
              }
            : undefined
        }
        phoneShows={isOpen ? 'main' : 'list'}
        mainLabel={chat?.name || contact?.fullName || t('title')}
      >
        {isOpen && isReady && (
          <Conversation
            key={placeName({ chatId: chat?.id, contactId: contact?.id })}
            chat={chat}
            contact={contact}
            message={search.message}
            go={go}
            mayManage={mayManage}
            infoOpened={info.opened}
            onInfo={info.toggle}
          />
        )}
        {isOpen && !isReady && error && (
          <div className={classes.blank}>
            <FailedState title={t('notFound')} error={error} onRetry={() => void retry()} />
          </div>
        )}
        {!isOpen && (
          <div className={classes.blank}>
            <NoneOpen />
          </div>
        )}
      </Workbench>
      {drawer && (
        <Suspense>
          <Drawers open={drawer} chat={chat} onClose={() => setDrawer(null)} go={go} />
        </Suspense>
      )}
    </>
  );
}
