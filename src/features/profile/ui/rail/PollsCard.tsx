import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { pollsQuery } from '../data/queries.ts';
import { PollView } from '../post/PollView.tsx';
import { usePlace } from '../search.ts';
import { Card } from './Card.tsx';

/** Of the whole school beside one's own posts, of one person beside theirs. */
export function PollsCard() {
  const { t } = useTranslation('profile');
  const { id, isMe, go } = usePlace();
  const { data: polls = [] } = useQuery(pollsQuery(isMe ? undefined : id));
  const [first] = polls;
  if (!first) return null;
  return (
    <Card title={t('polls.title')} more={{ label: t('polls.discuss'), run: () => go({ post: first.postId }) }}>
      <PollView poll={first} withAuthor />
    </Card>
  );
}
