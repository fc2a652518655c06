import type { InfiniteData } from '@tanstack/react-query';
import type { Comment, Frame, Poll, Post, SchoolPage } from '#features/profile/contract.ts';
import { patchQueries, queryClient } from '#web/queryClient.ts';

type Feed = InfiniteData<{ posts: Post[]; next: number | null }, number | undefined>;

const eachFeed = (edit: (posts: Post[]) => Post[]) =>
  patchQueries<Feed>(['profile', 'feed'], (data) => {
    const pages = data.pages.map((page) => {
      const posts = edit(page.posts);
      return posts === page.posts ? page : { ...page, posts };
    });
    return pages.every((page, at) => page === data.pages[at]) ? data : { ...data, pages };
  });

/** What a shared post shows changes with it. */
const inShare = (one: Post, post: Post): Post => (one.shared?.id === post.id ? { ...one, shared: post } : one);

/** Wherever it stands. */
export function putPost(post: Post) {
  queryClient.setQueryData(['profile', 'post', post.id], post);
  eachFeed((posts) =>
    posts.some((one) => one.id === post.id || one.shared?.id === post.id)
      ? posts.map((one) => (one.id === post.id ? post : inShare(one, post)))
      : posts,
  );
}

/** A new one of one's own goes on top of what shows it: one's own posts, and what one follows. */
export function putFirst(post: Post) {
  queryClient.setQueryData(['profile', 'post', post.id], post);
  for (const of of ['home', post.author.id]) {
    queryClient.setQueryData<Feed>(['profile', 'feed', of], (data) => {
      const [first, ...rest] = data?.pages ?? [];
      if (!data || !first || data.pages.some((page) => page.posts.some((one) => one.id === post.id))) return data;
      return { ...data, pages: [{ ...first, posts: [post, ...first.posts] }, ...rest] };
    });
  }
}

type Comments = InfiniteData<{ comments: Comment[]; next: number | null }, number | undefined>;

/** A new one stands last where all of a post's are shown. */
export const putNewComment = (postId: number, comment: Comment) =>
  patchQueries<Comments>(['profile', 'comments', postId], (data) => {
    const [newest, ...rest] = data.pages;
    if (!newest || data.pages.some((page) => page.comments.some((one) => one.id === comment.id))) return data;
    return { ...data, pages: [{ ...newest, comments: [...newest.comments, comment] }, ...rest] };
  });

export function dropPost(id: number) {
  queryClient.removeQueries({ queryKey: ['profile', 'post', id] });
  eachFeed((posts) => {
    if (!posts.some((one) => one.id === id || one.shared?.id === id)) return posts;
    return posts.filter((one) => one.id !== id).map((one) => (one.shared?.id === id ? { ...one, shared: null } : one));
  });
}

const inPost = <P extends Post | NonNullable<Post['shared']>>(post: P, poll: Poll): P =>
  post.poll?.id === poll.id ? { ...post, poll } : post;

export function putPoll(poll: Poll) {
  patchQueries<Poll[]>(['profile', 'polls'], (polls) =>
    polls.some((one) => one.id === poll.id) ? polls.map((one) => (one.id === poll.id ? poll : one)) : polls,
  );
  const edit = (one: Post): Post => {
    const own = inPost(one, poll);
    return own.shared?.poll?.id === poll.id ? { ...own, shared: inPost(own.shared, poll) } : own;
  };
  patchQueries<Post>(['profile', 'post'], edit);
  eachFeed((posts) => {
    const next = posts.map(edit);
    return next.every((one, at) => one === posts[at]) ? posts : next;
  });
}

export function putPage(page: SchoolPage) {
  const edit = (pages: SchoolPage[]) =>
    pages.some((one) => one.id === page.id) ? pages.map((one) => (one.id === page.id ? page : one)) : pages;
  patchQueries<SchoolPage[]>(['profile', 'pages'], edit);
  patchQueries<Frame>(['profile', 'frame'], (frame) => {
    const suggestedPages = edit(frame.suggestedPages);
    return suggestedPages === frame.suggestedPages ? frame : { ...frame, suggestedPages };
  });
}

/** All that is shown of the profile is asked for again. */
export const readAgain = () => void queryClient.invalidateQueries({ queryKey: ['profile'] });
export const readPart = (...part: (string | number)[]) =>
  queryClient.invalidateQueries({ queryKey: ['profile', ...part] });
