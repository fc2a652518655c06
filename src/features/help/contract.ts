import { z } from 'zod';
import { hue } from '#contract/hueRules.ts';
import { id, onceKey } from '#contract/ids.ts';
import { FAQ_GROUPS, HELP_ICONS } from './choices.ts';

const words = z.string().trim().max(200, 'Use at most 200 characters.').default('');
export const faqQuery = z.object({ q: words });

const qandA = z.object({ id: z.number(), slug: z.string(), question: z.string(), ans: z.string() });
export const faqGroup = z.object({
  icon: z.enum(HELP_ICONS),
  title: z.string(),
  subtitle: z.string(),
  qandA: z.array(qandA),
});
export const faqData = z.record(z.enum(FAQ_GROUPS), faqGroup);
export type FaqData = z.infer<typeof faqData>;

export const helpCard = z.object({
  id: z.number(),
  category: z.string(),
  img: z.string(),
  title: z.string(),
  desc: z.string(),
});
export type HelpCard = z.infer<typeof helpCard>;
export const helpCards = z.array(helpCard);

export const categoryQuery = z.object({
  category: z.string().trim().max(120, 'Use at most 120 characters.').optional(),
});
const questionLink = z.object({ id: z.number(), question: z.string(), slug: z.string() });
export const faqCategory = z.object({
  id: z.number(),
  title: z.string(),
  icon: z.enum(HELP_ICONS),
  iconColor: hue,
  /** Which card it is part of. */
  category: z.string(),
  questions: z.array(questionLink),
});
export type FaqCategory = z.infer<typeof faqCategory>;
export const faqCategories = z.array(faqCategory);

export const questionQuery = z.object({
  slug: z.string().trim().min(1, 'Give the slug.').max(160, 'Use at most 160 characters.').optional(),
  id: z.optional(id),
  /** Whose vote is shown to a visitor without an account. */
  visitor: z.uuid('Give a UUID.').optional(),
});
export const questionPage = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  lastUpdated: z.string(),
  /** Of the same category first, then of the same card. */
  relatedQuestions: z.array(questionLink),
  content: z.string(),
  /** The card it is under, and the category on it. */
  category: z.string(),
  categoryTitle: z.string(),
  sectionTitle: z.string(),
  /** What the asking person or visitor said of it. */
  helpful: z.boolean().nullable(),
});
export type QuestionPage = z.infer<typeof questionPage>;

export const searchQuery = z.object({ q: words });
export const searchHit = z.object({
  id: z.number(),
  slug: z.string(),
  question: z.string(),
  /** The text around the first hit, without markup. */
  excerpt: z.string(),
  place: z.enum(['faq', 'knowledge-base']),
  /** The card or the FAQ group, by key and by name; and the category on a card. */
  category: z.string(),
  categoryTitle: z.string(),
  sectionTitle: z.string(),
});
export type SearchHit = z.infer<typeof searchHit>;
export const searchAnswer = z.object({ results: z.array(searchHit), total: z.number() });

/** Somebody without an account is known by a name their browser made up. */
export const voteBody = z.object({
  helpful: z.boolean('Say yes or no.').nullable(),
  visitor: z.uuid('Give a UUID.').optional(),
});
export const voteAnswer = z.object({ id: z.number(), helpful: z.boolean().nullable() });

// Editing, for those who manage the help.

export const ARTICLE_STATUSES = ['draft', 'published'] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

export const LONGEST_QUESTION = 200;
const question = z
  .string('Write the question.')
  .trim()
  .min(1, 'Write the question.')
  .max(LONGEST_QUESTION, `Use at most ${LONGEST_QUESTION} characters.`);
const content = z.string('Write the answer.').max(200_000, 'Use at most 200,000 characters.');
export const slug = z
  .string('Write the address.')
  .trim()
  .min(1, 'Write the address.')
  .max(120, 'Use at most 120 characters.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.');

export const articleRow = z.object({
  id: z.number(),
  categoryId: z.number(),
  question: z.string(),
  slug: z.string(),
  status: z.enum(ARTICLE_STATUSES),
  /** Published, with changes that are not. */
  hasDraft: z.boolean(),
  updatedAt: z.string(),
  /** How many said that it helped, and that it did not. */
  yes: z.number(),
  no: z.number(),
});
export type ArticleRow = z.infer<typeof articleRow>;

export const editCategory = z.object({
  id: z.number(),
  /** Of the card it is on; none for a group of the FAQ. */
  cardId: z.number().nullable(),
  key: z.enum(FAQ_GROUPS).nullable(),
  title: z.string(),
  subtitle: z.string(),
  icon: z.enum(HELP_ICONS),
  iconColor: hue,
  version: z.number(),
  articles: z.array(articleRow),
});
export type EditCategory = z.infer<typeof editCategory>;
export const editTree = z.object({ cards: helpCards, categories: z.array(editCategory) });
export type EditTree = z.infer<typeof editTree>;

export const article = articleRow.extend({
  version: z.number(),
  /** As it is being written: the draft of a published one, where there is one. */
  content: z.string(),
  /** As everybody reads it. Null while it is not published. */
  published: z.object({ question: z.string(), content: z.string() }).nullable(),
  changedBy: z.string().nullable(),
  createdAt: z.string(),
});
export type Article = z.infer<typeof article>;
export const oneArticle = z.object({ article });

export const newArticle = z.object({
  categoryId: id,
  question,
  content: content.default(''),
  slug: slug.optional(),
  key: onceKey,
});
export type NewArticle = z.infer<typeof newArticle>;

const version = z.number('Send the version you started from.').int('Give a whole number.');
/** What is left out stays. Words of a published one become its draft; address and category count at once. */
export const articleChange = z.object({
  version,
  question: question.optional(),
  content: content.optional(),
  slug: slug.optional(),
  categoryId: z.optional(id),
});
export type ArticleChange = z.infer<typeof articleChange>;
export const articleStep = z.object({ version });

const title = z.string('Enter a name.').trim().min(1, 'Enter a name.').max(120, 'Use at most 120 characters.');
const subtitle = z.string().trim().max(200, 'Use at most 200 characters.');
const icon = z.enum(HELP_ICONS, `Choose from ${HELP_ICONS.join(', ')}.`);
export const newCategory = z.object({
  cardId: id,
  title,
  icon: icon.default('book'),
  iconColor: hue.default('ink'),
  key: onceKey,
});
export type NewCategory = z.infer<typeof newCategory>;
export const categoryChange = z.object({
  version,
  title: title.optional(),
  subtitle: subtitle.optional(),
  icon: icon.optional(),
  iconColor: hue.optional(),
  /** To another card; groups of the FAQ stay where they are. */
  cardId: z.optional(id),
});
export type CategoryChange = z.infer<typeof categoryChange>;
export const oneCategory = z.object({ category: editCategory });
export const categoryGone = z.object({ id: z.number(), articles: z.number() });

/** The order of what is in a category or on a card; what is not there stays where it is. */
export const orderBody = z.object({ ids: z.array(id).max(1_000, 'Give at most 1,000.') });
