import { useEffect, useRef } from 'react';
import { ApiError, api, ask } from '#web/client.ts';
import { keepsItself, useLiveTopic } from '#web/live.ts';
import { queryClient } from '#web/queryClient.ts';
import { useSession } from '#web/session.ts';
import { dropPost, putPost, readPart } from './patch.ts';

keepsItself('profile');

const QUIET_MS = 250;

const isShown = (id: number) =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: ['profile'] })
    .some(({ queryKey, state }) => {
      if (queryKey[1] === 'post') return queryKey[2] === id;
      if (queryKey[1] !== 'feed') return false;
      const data = state.data as { pages: { posts: { id: number; shared: { id: number } | null }[] }[] } | undefined;
      return data?.pages.some((page) => page.posts.some((one) => one.id === id || one.shared?.id === id));
    });

const pollStandsBeside = (postId: number) =>
  queryClient
    .getQueriesData<{ postId: number }[]>({ queryKey: ['profile', 'polls'] })
    .some(([, polls]) => polls?.some((one) => one.postId === postId));

async function readPost(id: number) {
  if (pollStandsBeside(id)) readPart('polls');
  if (!isShown(id)) return;
  readPart('comments', id);
  readPart('likes', id);
  try {
    putPost((await ask(api.api.profile.posts[':id'].$get({ param: { id } }))).post);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) dropPost(id);
  }
}

/** Only what changed is asked for again: a like somewhere must not read the whole page anew. */
export function useProfileLive() {
  const me = useSession()?.id;
  const changed = useRef(new Set<number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function soon(id: number) {
    changed.current.add(id);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      for (const one of changed.current) void readPost(one);
      changed.current.clear();
    }, QUIET_MS);
  }

  useLiveTopic('profile', (ids) => {
    for (const word of ids.map(String)) {
      const [kind, id] = [word.split(':')[0], Number(word.split(':')[1])];
      if (kind === 'post') soon(id);
      if (kind === 'gone') dropPost(id);
      if (kind === 'new') {
        readPart('newer');
        readPart('polls');
      }
      if (kind === 'person') {
        // What others are suggested to me hangs on whom I follow.
        if (id === me) readPart('frame');
        else readPart('frame', id);
        readPart('follows', id);
        readPart('photos', id);
      }
      if (kind === 'pages' || kind === 'notices') {
        readPart(kind);
        readPart('frame');
      }
    }
  });
}
