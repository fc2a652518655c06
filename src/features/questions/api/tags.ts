import { sql } from 'drizzle-orm';
import { type Db, matchesFolded, rows } from '#api/db.ts';
import { questionTags } from './tables.ts';

const MOST_LISTED = 200;

/** The tags in use, most used first. */
export async function listTags(db: Db, q: string) {
  return db
    .select({ name: questionTags.name, count: questionTags.count })
    .from(questionTags)
    .where(sql`${questionTags.count} > 0 AND ${matchesFolded(sql`lms_fold(${questionTags.name})`, q)}`)
    .orderBy(sql`${questionTags.count} DESC`, questionTags.key)
    .limit(MOST_LISTED);
}

/**
 * Answers how each tag is spelled: the way it was first written. The rows of these tags are locked in one order, before
 * the trigger counts them, so that two people who save at once wait for each other instead of blocking one another.
 */
export async function claimTags(tx: Db, names: string[]): Promise<(names: string[]) => string[]> {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return () => [];
  const spelled = await rows<{ given: string; name: string }>(
    tx,
    sql`
      WITH given AS (SELECT tag, lower(tag) AS key, place FROM unnest(${sql.param(wanted)}::text[]) WITH ORDINALITY AS g(tag, place)),
        firsts AS (SELECT DISTINCT ON (key) key, tag FROM given ORDER BY key, place),
        claimed AS (
          INSERT INTO question_tags AS t (key, name, count) SELECT key, tag, 0 FROM firsts ORDER BY key
          ON CONFLICT (key) DO UPDATE SET count = t.count RETURNING t.key, t.name
        )
      SELECT given.tag AS given, claimed.name AS name FROM given JOIN claimed USING (key)`,
  );
  const spelling = new Map(spelled.map((one) => [one.given, one.name]));
  return (list) => [...new Set(list.map((name) => spelling.get(name) ?? name))];
}

/** How the tags of a filter are spelled in the bank; those nobody uses stay as they are and match nothing. */
export async function spellingOf(db: Db, names: string[]): Promise<string[]> {
  const found = await db
    .select({ name: questionTags.name })
    .from(questionTags)
    .where(sql`${questionTags.key} IN (SELECT lower(tag) FROM unnest(${sql.param(names)}::text[]) AS tag)`);
  return found.map((one) => one.name);
}
