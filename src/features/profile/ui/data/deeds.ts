import type { Comment, NewPost, Post, SchoolNotice, SchoolPage } from '#features/profile/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { toast } from '#web/kit/toast.ts';
import { dropPost, putFirst, putPost, readPart } from './patch.ts';

const { profile } = api.api;

/** Failures of what has no form to show them in. */
async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    toast.failed(error);
    return false;
  }
}

/** Throws what the server says, for the form to show. */
export async function addPost(given: NewPost) {
  const { post } = await ask(profile.posts.$post({ json: given }));
  putFirst(post);
  if (post.poll) readPart('polls');
  toast.done(i18n.t(post.isAnnouncement ? 'profile:composer.announced' : 'profile:composer.posted'));
}

export async function sharePost(id: number, text: string, key: string) {
  const { post } = await ask(profile.posts[':id'].share.$post({ param: { id }, json: { text, key } }));
  putFirst(post);
  toast.done(i18n.t('profile:share.done'));
}

export async function changePost(id: number, json: { text: string; link: string; media: number[] }) {
  const { post } = await ask(profile.posts[':id'].$patch({ param: { id }, json }));
  putPost(post);
}

export const deletePost = ({ id, author }: Post) =>
  attempt(async () => {
    await ask(profile.posts[':id'].$delete({ param: { id } }));
    dropPost(id);
    const undo = () =>
      void attempt(async () => {
        await ask(profile.posts[':id'].restore.$post({ param: { id } }));
        readPart('feed', 'home');
        readPart('feed', author.id);
      });
    toast.done(i18n.t('profile:post.deleted'), { undo });
  });

export async function changeComment(id: number, text: string) {
  const { post } = await ask(profile.comments[':id'].$patch({ param: { id }, json: { text } }));
  putPost(post);
  readPart('comments', post.id);
}

export const deleteComment = ({ id, postId }: Comment) =>
  attempt(async () => {
    await ask(profile.comments[':id'].$delete({ param: { id } }));
    const again = async () => {
      readPart('comments', postId);
      putPost((await ask(profile.posts[':id'].$get({ param: { id: postId } }))).post);
    };
    // Done is done, also when the rest of the page does not hear of it.
    await again().catch(() => {});
    const undo = () =>
      void attempt(async () => {
        await ask(profile.comments[':id'].restore.$post({ param: { id } }));
        await again().catch(() => {});
      });
    toast.done(i18n.t('profile:comment.deleted'), { undo });
  });

export const closePoll = (id: number) => attempt(() => ask(profile.polls[':id'].close.$post({ param: { id } })));

const schoolChanged = (part: 'pages' | 'notices') => {
  readPart(part);
  readPart('frame');
};

export const removeNotice = ({ id }: SchoolNotice) =>
  attempt(async () => {
    await ask(profile.notices[':id'].$delete({ param: { id } }));
    schoolChanged('notices');
    const undo = () =>
      void attempt(async () => {
        await ask(profile.notices[':id'].restore.$post({ param: { id } }));
        schoolChanged('notices');
      });
    toast.done(i18n.t('profile:notices.removed'), { undo });
  });

export const removePage = ({ id, name }: SchoolPage) =>
  attempt(async () => {
    await ask(profile.pages[':id'].$delete({ param: { id } }));
    schoolChanged('pages');
    const undo = () =>
      void attempt(async () => {
        await ask(profile.pages[':id'].restore.$post({ param: { id } }));
        schoolChanged('pages');
      });
    toast.done(i18n.t('profile:pages.removed', { name }), { undo });
  });
