import type { Comment, Poll, Post, SchoolPage } from '#features/profile/contract.ts';
import { api, ask } from '#web/client.ts';
import { toast } from '#web/kit/toast.ts';
import { outgoing } from '#web/outbox/outbox.ts';
import { putNewComment, putPage, putPoll, putPost, readAgain, readPart } from './data/patch.ts';

const { profile } = api.api;

/** On or off, for what has no more to say. */
export interface Toggle {
  id: number;
  on: boolean;
}
export interface NewComment {
  postId: number;
  text: string;
}
/** Without an answer the vote is taken back. */
export interface Vote {
  pollId: number;
  optionId: number | null;
}

function refused(_sent: unknown, error: Error) {
  toast.failed(error);
  readAgain();
  return false;
}

const send = {
  like: outgoing<Toggle, { post: Post }>('profile.like', {
    send: ({ id, on }) => {
      const call = profile.posts[':id'].like;
      return ask(on ? call.$put({ param: { id } }) : call.$delete({ param: { id } }));
    },
    done: (_sent, { post }) => putPost(post),
    refused,
  }),
  likeComment: outgoing<Toggle, { post: Post; comment: Comment }>('profile.like-comment', {
    send: ({ id, on }) => {
      const call = profile.comments[':id'].like;
      return ask(on ? call.$put({ param: { id } }) : call.$delete({ param: { id } }));
    },
    done: (_sent, { post }) => {
      putPost(post);
      return readPart('comments', post.id);
    },
    refused,
  }),
  comment: outgoing<NewComment, { post: Post; comment: Comment }>('profile.comment', {
    send: ({ postId, text }, key) =>
      ask(profile.posts[':id'].comments.$post({ param: { id: postId }, json: { text, key } })),
    done: (_sent, { post, comment }) => {
      putPost(post);
      putNewComment(post.id, comment);
      void readPart('comments', post.id);
    },
    // The words are shown with the reason: nobody has to think of them again.
    refused: (sent, error) => {
      toast.failed(error, { detail: sent.text });
      readAgain();
      return false;
    },
  }),
  vote: outgoing<Vote, { poll: Poll }>('profile.vote', {
    send: ({ pollId, optionId }) => {
      const call = profile.polls[':id'].vote;
      const param = { id: pollId };
      return ask(optionId === null ? call.$delete({ param }) : call.$put({ param, json: { optionId } }));
    },
    done: (_sent, { poll }) => putPoll(poll),
    refused,
  }),
  follow: outgoing<Toggle, { id: number }>('profile.follow', {
    send: ({ id, on }) => {
      const call = profile.people[':id'].follow;
      return on ? ask(call.$put({ param: { id } })) : ask(call.$delete({ param: { id } }));
    },
    done: () => {
      void readPart('feed', 'home');
      return Promise.all(['frame', 'follows', 'suggestions', 'likes'].map((part) => readPart(part)));
    },
    refused,
  }),
  followPage: outgoing<Toggle, { page: SchoolPage }>('profile.follow-page', {
    send: ({ id, on }) => {
      const call = profile.pages[':id'].follow;
      return ask(on ? call.$put({ param: { id } }) : call.$delete({ param: { id } }));
    },
    done: (_sent, { page }) => putPage(page),
    refused,
  }),
};

export const likePost = (id: number, on: boolean) => void send.like(`post-${id}`, { id, on });
export const likeComment = (id: number, on: boolean) => void send.likeComment(`comment-${id}`, { id, on });
export const addComment = (comment: NewComment) => void send.comment(`post-${comment.postId}`, comment);
export const vote = (pollId: number, optionId: number | null) => void send.vote(`poll-${pollId}`, { pollId, optionId });
export const follow = (id: number, on: boolean) => void send.follow(`person-${id}`, { id, on });
export const followPage = (id: number, on: boolean) => void send.followPage(`page-${id}`, { id, on });
