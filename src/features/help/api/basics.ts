import type { Db } from '#api/db.ts';
import { plainText } from '#api/plainText.ts';
import { slugOf } from '#contract/slug.ts';
import { helpArticles, helpCards, helpCategories } from './tables.ts';
import { type Entry, FAQ_HEADS } from './texts/kinds.ts';
import { KNOWLEDGE_BASE } from './texts/knowledgeBase.ts';

const DAY_MS = 86_400_000;
/** When the article at a place was written. */
type Written = (index: number) => Date;
/** One after the other over some months, the newest three days ago. */
export const overMonths =
  (now: Date): Written =>
  (index) =>
    new Date(now.getTime() - (3 + ((index * 37) % 120)) * DAY_MS);

/** Published questions, in this order. */
export async function layArticles(db: Db, categoryId: number, entries: Entry[], first: number, written: Written) {
  await db.insert(helpArticles).values(
    entries.map(([question, content], index) => {
      const at = written(first + index);
      return {
        ...{ categoryId, question, content, plain: plainText(content), slug: slugOf(question) },
        ...{ status: 'published' as const, rank: index + 1, createdAt: at, updatedAt: at },
      };
    }),
  );
}

/** Help on the product itself: every installation has it, and its school writes on. The FAQ begins with its heads. */
export async function layHelp(db: Db, written: Written) {
  let laid = 0;
  for (const [index, { categories, desc, ...card }] of KNOWLEDGE_BASE.entries()) {
    const [stored] = await db
      .insert(helpCards)
      .values({ ...card, img: `/help/${card.category}.svg`, description: desc, rank: index + 1 })
      .returning({ id: helpCards.id });
    for (const [place, { questions, ...category }] of categories.entries()) {
      const [made] = await db
        .insert(helpCategories)
        .values({ ...category, cardId: stored?.id ?? 0, rank: place + 1 })
        .returning({ id: helpCategories.id });
      await layArticles(db, made?.id ?? 0, questions, laid, written);
      laid += questions.length;
    }
  }
  await db.insert(helpCategories).values(FAQ_HEADS.map((head, index) => ({ ...head, rank: index + 1 })));
}
