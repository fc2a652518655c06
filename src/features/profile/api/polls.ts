import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { isActive } from '#api/whoMay.ts';
import { people } from '#features/people/api/tables.ts';
import type { Poll } from '#features/profile/contract.ts';
import { percentages } from './percentages.ts';
import { faceFields, personFields } from './persons.ts';
import { profilePollOptions, profilePolls, profilePosts, profiles, profileVotes } from './tables.ts';

const FACES = 4;

async function readTallies(db: Db, me: Me, where: SQL) {
  const tallies = await db
    .select({
      optionId: profileVotes.optionId,
      votes: sql<number>`count(*)::int`,
      isMine: sql<boolean>`bool_or(${profileVotes.personId} = ${me.id})`,
    })
    .from(profileVotes)
    .where(where)
    .groupBy(profileVotes.optionId);
  return new Map(tallies.map((one) => [one.optionId, one]));
}

/** The newest few of each answer. */
async function readFaces(db: Db, optionIds: number[]) {
  const newest = await rows<{ optionId: number; personId: number }>(
    db,
    sql`SELECT newest.option_id AS "optionId", newest.person_id AS "personId" FROM ${profilePollOptions}
      CROSS JOIN LATERAL (SELECT option_id, person_id, at FROM ${profileVotes}
        WHERE ${profileVotes.optionId} = ${profilePollOptions.id} ORDER BY at DESC LIMIT ${FACES}) AS newest
      WHERE ${inArray(profilePollOptions.id, optionIds)} ORDER BY newest.at DESC, newest.person_id`,
  );
  const ids = [...new Set(newest.map((one) => one.personId))];
  const faces = ids.length === 0 ? [] : await db.select(faceFields).from(people).where(inArray(people.id, ids));
  const byId = new Map(faces.map((one) => [one.id, one]));
  return (optionId: number) =>
    newest.filter((one) => one.optionId === optionId).flatMap((one) => byId.get(one.personId) ?? []);
}

/** Polls with their answers, as the caller sees them, in the order of the ids. */
export async function readPolls(db: Db, me: Me, ids: number[], now: Date): Promise<Poll[]> {
  if (ids.length === 0) return [];
  const polls = await db
    .select({ ...pollFields, author: personFields })
    .from(profilePolls)
    .innerJoin(profilePosts, eq(profilePosts.id, profilePolls.postId))
    .innerJoin(people, eq(people.id, profilePosts.authorId))
    .leftJoin(profiles, eq(profiles.personId, people.id))
    .where(inArray(profilePolls.id, ids));
  const options = await db
    .select()
    .from(profilePollOptions)
    .where(inArray(profilePollOptions.pollId, ids))
    .orderBy(asc(profilePollOptions.position));
  const tallies = await readTallies(db, me, inArray(profileVotes.pollId, ids));
  const facesOf = await readFaces(
    db,
    options.map((one) => one.id),
  );
  return ids.flatMap((id) => {
    const found = polls.find((one) => one.id === id);
    if (!found) return [];
    const own = options.filter((one) => one.pollId === id);
    const votes = own.map((one) => tallies.get(one.id)?.votes ?? 0);
    const results = percentages(votes);
    const isClosed = found.closesAt !== null && found.closesAt <= now;
    return {
      ...{ id, postId: found.postId, question: found.question, author: found.author, isClosed },
      closesAt: found.closesAt?.toISOString() ?? null,
      mayClose: !isClosed && found.author.id === me.id,
      votes: votes.reduce((sum, one) => sum + one, 0),
      options: own.map((one, at) => ({
        ...{ id: one.id, name: one.name, votes: votes[at] ?? 0, result: results[at] ?? 0 },
        votedUser: facesOf(one.id),
        isMine: tallies.get(one.id)?.isMine ?? false,
      })),
    };
  });
}

const pollFields = {
  id: profilePolls.id,
  postId: profilePolls.postId,
  question: profilePolls.question,
  closesAt: profilePolls.closesAt,
};

/** The newest that are open: of one person, or of anybody. */
export async function openPolls(db: Db, of: number | undefined, now: Date, most: number): Promise<number[]> {
  const found = await db
    .select({ id: profilePolls.id })
    .from(profilePolls)
    .innerJoin(profilePosts, eq(profilePosts.id, profilePolls.postId))
    .innerJoin(people, eq(people.id, profilePosts.authorId))
    .where(
      and(
        isNull(profilePosts.deletedAt),
        isActive,
        or(isNull(profilePolls.closesAt), gt(profilePolls.closesAt, now)),
        of === undefined ? undefined : eq(profilePosts.authorId, of),
      ),
    )
    .orderBy(desc(profilePolls.id))
    .limit(most);
  return found.map((one) => one.id);
}
