import type { Comment, Poll, Post, SchoolPage } from '#features/profile/contract.ts';
import { useWaiting } from '#web/outbox/outbox.ts';
import type { Toggle, Vote } from '../outgoing.ts';

/** What was pressed last counts, before the server has it. */
const lastOf = (waiting: { payload: Toggle }[], id: number) =>
  waiting.findLast((one) => one.payload.id === id)?.payload.on;
const step = (was: boolean, is: boolean) => Number(is) - Number(was);

/** With what oneself has done meanwhile. */
export function useShownPost(post: Post): Post {
  const on = lastOf(useWaiting<Toggle>('profile.like'), post.id);
  if (on === undefined || on === post.youLiked) return post;
  const likes = post.likes + step(post.youLiked, on);
  return { ...post, youLiked: on, likes, likedCount: likes };
}

export function useShownComment(comment: Comment): Comment {
  const on = lastOf(useWaiting<Toggle>('profile.like-comment'), comment.id);
  if (on === undefined || on === comment.youLiked) return comment;
  return { ...comment, youLiked: on, commentsLikes: comment.commentsLikes + step(comment.youLiked, on) };
}

export function useShownPage(page: SchoolPage): SchoolPage {
  const on = lastOf(useWaiting<Toggle>('profile.follow-page'), page.id);
  if (on === undefined || on === page.isFollowed) return page;
  return { ...page, isFollowed: on, followers: page.followers + step(page.isFollowed, on) };
}

export function useIsFollowed({ id, isFollowed }: { id: number; isFollowed: boolean }): boolean {
  return lastOf(useWaiting<Toggle>('profile.follow'), id) ?? isFollowed;
}

/** The chosen answer at once; the percents come with the server's answer. */
export function useShownPoll(poll: Poll): Poll {
  const waiting = useWaiting<Vote>('profile.vote').findLast((one) => one.payload.pollId === poll.id);
  if (!waiting) return poll;
  const { optionId } = waiting.payload;
  return { ...poll, options: poll.options.map((one) => ({ ...one, isMine: one.id === optionId })) };
}
