import { eq } from 'drizzle-orm';
import type { Deps } from '#api/deps.ts';
import { Refusal } from '#api/errors.ts';
import type { PageHead } from '#api/pageHead.ts';
import { readQuestion } from './read.ts';
import { helpCards } from './tables.ts';

const MOST_LETTERS = 300;

/** A card of the knowledge base, as a shared link shows it; without one, the knowledge base itself. */
export async function cardHead({ db }: Deps, category: string | undefined): Promise<PageHead | undefined> {
  if (category === undefined) {
    const cards = await db.select({ title: helpCards.title }).from(helpCards).orderBy(helpCards.rank);
    const description = cards.map((one) => one.title).join(', ');
    return { title: 'Knowledge base', description, path: '/pages/knowledge-base', type: 'website' };
  }
  const [card] = await db.select().from(helpCards).where(eq(helpCards.category, category));
  if (!card) return undefined;
  const path = `/pages/knowledge-base/${card.category}`;
  return { title: card.title, description: card.description, path, type: 'website', image: card.img };
}

/** A published question, as a shared link shows it. */
export async function questionHead({ db }: Deps, slug: string | undefined): Promise<PageHead | undefined> {
  const page = await readQuestion(db, { slug }).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!page) return undefined;
  return {
    title: page.title,
    description: page.plain.slice(0, MOST_LETTERS),
    path: `/pages/knowledge-base/${page.category}/${page.slug}`,
    type: 'article',
  };
}
