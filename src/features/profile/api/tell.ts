import type { Deps } from '#api/deps.ts';
import { notify } from '#api/notify.ts';
import { whoWants } from '#api/wishes.ts';

/**
 * Open pages look again: `post:12` changed, `new:12` came, `gone:12` went, `person:3` is somebody's frame, `pages` and
 * `notices` are the school's. Everybody signed in may see all of them.
 */
export const tellProfile = (deps: Pick<Deps, 'bus'>, ids: string[]) =>
  deps.bus.publish({ people: 'everyone', topic: 'profile', ids });

export const linkToPost = (id: number) => `/pages/profile?post=${id}`;

const LETTERS = 80;
/** The beginning of what was written, for a line. */
export const beginning = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LETTERS ? `${line.slice(0, LETTERS - 1)}…` : line;
};

/** Somebody answered what another one wrote or asked: told if they want to know of answers. */
export async function tellOfAnswer(
  deps: Deps,
  kind: 'post-comment' | 'poll-vote',
  to: number,
  postId: number,
  data: { name: string; title: string },
) {
  const wanting = await whoWants(deps.db, 'answerOnForm', [to]);
  await notify(deps, { to: wanting, kind, data, link: linkToPost(postId) });
}
