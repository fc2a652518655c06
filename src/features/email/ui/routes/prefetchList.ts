import { queryClient } from '#web/queryClient.ts';
import type { MailList } from '../address.ts';
import { pageQuery } from '../queries.ts';

/** The first mails of a list are asked for as soon as somebody points at it. */
export function prefetchList(list: MailList) {
  void queryClient.prefetchQuery(pageQuery(list, 1));
}
