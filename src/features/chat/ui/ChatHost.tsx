import { useQuery } from '@tanstack/react-query';
import { useAbility, useSession } from '#web/session.ts';
import { profileQuery } from './queries.ts';
import { useChatLive } from './useChatLive.ts';
import { useIdle } from './useIdle.ts';

/** What chats need on every page: who is here, what arrives, and telling of it. Shows nothing. */
export function ChatHost() {
  const person = useSession();
  const mayManage = useAbility().can('manage', 'Chat') && !person?.viewer;
  // What the person wants to hear and see.
  useQuery(profileQuery);
  useChatLive();
  useIdle(mayManage);
  return null;
}
