import { IconMessageCircle } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { EmptyState } from '#web/kit/states.tsx';
import { chatsQuery, contactsQuery } from './queries.ts';

/** No chat is open: one is to be chosen, unless there is nobody to talk to. The list beside it asks who there is. */
export function NoneOpen() {
  const { t } = useTranslation('chat');
  const chats = useInfiniteQuery({ ...chatsQuery(''), enabled: false }).data;
  const contacts = useInfiniteQuery({ ...contactsQuery(''), enabled: false }).data;
  const isNobody = chats?.pages[0]?.chats.length === 0 && contacts?.pages[0]?.contacts.length === 0;
  const words = isNobody ? 'nobody' : 'choose';
  return <EmptyState icon={IconMessageCircle} title={t(`${words}.title`)} detail={t(`${words}.detail`)} />;
}
