import { and, eq, like, ne, or } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { Refusal } from '#api/errors.ts';
import { freeOf, lineForSlugs } from '#api/slugs.ts';
import { slugOf } from '#contract/slug.ts';
import { helpArticles } from './tables.ts';

const SLUG_LOCK = 7_426_137;
const LONGEST = 100;

const TAKEN = 'Another question has this address. Choose another one.';

/** The address somebody chose, if it is free; otherwise one made from the question, with a number when it is taken. */
export async function slugFor(tx: Db, chosen: string | undefined, question: string, articleId = 0): Promise<string> {
  await lineForSlugs(tx, SLUG_LOCK);
  const base = chosen ?? (slugOf(question).slice(0, LONGEST).replace(/-+$/, '') || 'question');
  const found = await tx
    .select({ slug: helpArticles.slug })
    .from(helpArticles)
    .where(and(or(eq(helpArticles.slug, base), like(helpArticles.slug, `${base}-%`)), ne(helpArticles.id, articleId)));
  const taken = new Set(found.map((one) => one.slug));
  if (chosen !== undefined && taken.has(chosen)) throw new Refusal(409, { slug: [TAKEN] });
  return freeOf(base, taken);
}
