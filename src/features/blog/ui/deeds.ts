import type { BlogDetail, CommentDeed, CommentThreads, EditablePost } from '#features/blog/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { formatDateTime } from '#web/kit/format.ts';
import { inTurn } from '#web/kit/inTurn.ts';
import { toast } from '#web/kit/toast.ts';
import { outdate, patchQueries, queryClient } from '#web/queryClient.ts';
import { editablePostQuery } from './queries.ts';

const again = (...parts: string[]) =>
  outdate(({ queryKey }) => queryKey[0] === 'blog' && (parts.length === 0 || parts.includes(String(queryKey[1]))));

type Which = { id: number; title: string };

const patchDetail = (id: number, edit: (detail: BlogDetail) => BlogDetail) =>
  patchQueries<BlogDetail>(['blog', 'detail'], (detail) => (detail.blog.id === id ? edit(detail) : detail));

const markCall = api.api.blog.posts[':id'].bookmark;
const KEPT = { init: { keepalive: true } };

const showBookmark = (id: number, isBookmarked: boolean) =>
  patchDetail(id, (detail) => {
    if (detail.blog.isBookmarked === isBookmarked) return detail;
    const bookmarked = detail.blog.bookmarked + (isBookmarked ? 1 : -1);
    return { ...detail, blog: { ...detail.blog, isBookmarked, bookmarked } };
  });

/** On the screen at once; taken back, and asked for again, when it fails. */
export async function setBookmark(id: number, isBookmarked: boolean) {
  showBookmark(id, isBookmarked);
  const done = await inTurn(
    `bookmark ${id}`,
    { isBookmarked },
    (last) =>
      ask(last.isBookmarked ? markCall.$put({ param: { id } }, KEPT) : markCall.$delete({ param: { id } }, KEPT)),
    () => {
      showBookmark(id, !isBookmarked);
      again('detail', 'list');
    },
  );
  if (!done) return;
  patchDetail(id, (detail) => ({ ...detail, blog: { ...detail.blog, ...done } }));
  again('list');
}

/** What is said below a post, as the server knows it now. */
function talkChanged(postId: number, { comments, more, count }: CommentThreads & { count: number }) {
  patchDetail(postId, (detail) => ({ ...detail, comments, more, blog: { ...detail.blog, comments: count } }));
  again('list', 'comments', 'counts', 'posts', 'further');
}

interface Words {
  text: string;
  replyTo: number | null;
  key: string;
}

/** Answers the id of what was said. */
export async function sayComment(postId: number, words: Words): Promise<number> {
  const done = await ask(api.api.blog.posts[':id'].comments.$post({ param: { id: postId }, json: words }));
  talkChanged(postId, done);
  return done.id;
}

const oneComment = api.api.blog.comments[':id'];

export async function changeComment(postId: number, id: number, text: string) {
  talkChanged(postId, await ask(oneComment.$patch({ param: { id }, json: { text } })));
}

async function restoreComment(postId: number, id: number) {
  try {
    talkChanged(postId, await ask(oneComment.restore.$post({ param: { id } })));
  } catch (error) {
    toast.failed(error);
  }
}

export async function deleteComment(postId: number, id: number) {
  try {
    talkChanged(postId, await ask(oneComment.$delete({ param: { id } })));
    toast.done(i18n.t('blog:comments.deleted'), { undo: () => void restoreComment(postId, id) });
  } catch (error) {
    toast.failed(error);
  }
}

export async function reportComment(id: number, reason: string) {
  await ask(oneComment.report.$post({ param: { id }, json: { reason } }));
  toast.done(i18n.t('blog:report.done'), { detail: i18n.t('blog:report.doneDetail') });
  again('detail', 'further');
}

const BACK: Record<CommentDeed, CommentDeed | null> = { hide: 'show', show: 'hide', dismiss: null };

/** Hiding and showing can be taken back at once; what waited for a judgement waits again. */
export async function moderate(id: number, deed: CommentDeed, isReported = false) {
  try {
    const before = await ask(oneComment.moderate.$post({ param: { id }, json: { deed, isReported } }));
    const back = BACK[deed];
    const undo = back ? { undo: () => void moderate(id, back, before.isReported) } : {};
    toast.done(i18n.t(`blog:moderation.done.${deed}`), undo);
    again();
  } catch (error) {
    toast.failed(error);
  }
}

/** The new state is in the editor at once; lists and counts are asked for again. */
export function postChanged(post: EditablePost) {
  queryClient.setQueryData(editablePostQuery(post.id).queryKey, post);
  again('list', 'sidebar', 'detail', 'posts', 'counts');
}

const onePost = api.api.blog.posts[':id'];
const named = (title: string) => title || i18n.t('blog:untitled');

async function restorePost({ id, title }: Which) {
  try {
    await ask(api.api.blog.restore.$post({ json: { ids: [id] } }));
    toast.done(i18n.t('blog:done.restored', { title: named(title) }));
    again();
  } catch (error) {
    toast.failed(error);
  }
}

type Deed = () => Promise<unknown>;

/** At once, with a way back. `around` does it on the post's own page, which is left then. */
export async function deletePost(post: Which, around = (deed: Deed) => deed()) {
  try {
    await around(() => ask(onePost.$delete({ param: { id: post.id } })));
    toast.done(i18n.t('blog:done.deleted', { title: named(post.title) }), { undo: () => void restorePost(post) });
    again();
  } catch (error) {
    toast.failed(error);
  }
}

export const bringBack = restorePost;

type Standing = Which & { scheduledAt: string | null };

function standingNow({ status, scheduledAt }: EditablePost, title: string) {
  if (status === 'Published') return i18n.t('blog:done.published', { title });
  if (!scheduledAt) return i18n.t('blog:done.unpublished', { title });
  return i18n.t('blog:done.scheduled', { title, time: formatDateTime(scheduledAt) });
}

/** Publishes or takes down from a list. Taken back, a post that was to appear later does so still. */
export async function setPublished({ id, title, scheduledAt }: Standing, isPublished: boolean, isBack = false) {
  const param = { id };
  try {
    const { post } = await ask(
      isPublished
        ? onePost.publish.$post({ param, json: {} })
        : onePost.unpublish.$post({ param, json: isBack ? { before: { scheduledAt } } : {} }),
    );
    postChanged(post);
    toast.done(standingNow(post, named(title)), {
      undo: () => void setPublished({ id, title, scheduledAt }, !isPublished, true),
    });
  } catch (error) {
    toast.failed(error);
  }
}
