import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Article, EditTree, FaqCategory, FaqData, HelpCard, QuestionPage } from '#features/help/contract.ts';
import { api, ask } from '#web/client.ts';
import { withWaitingOrders } from './edit/waitingOrders.ts';
import { visitor } from './visitor.ts';

export const faqQuery = (q: string) =>
  queryOptions({
    queryKey: ['help', 'faq', q],
    queryFn: (): Promise<FaqData> => ask(api.faq.data.$get({ query: { q } })),
    placeholderData: keepPreviousData,
  });

export const cardsQuery = queryOptions({
  queryKey: ['help', 'cards'],
  queryFn: (): Promise<HelpCard[]> => ask(api.faq.data.knowledge_base.$get()),
});

export const categoryQuery = (category: string) =>
  queryOptions({
    queryKey: ['help', 'category', category],
    queryFn: (): Promise<FaqCategory[]> => ask(api.faq.data.category.$get({ query: { category } })),
  });

export const questionQuery = (slug: string) =>
  queryOptions({
    queryKey: ['help', 'question', slug],
    queryFn: (): Promise<QuestionPage> => ask(api.faq.data.question.$get({ query: { slug, visitor: visitor() } })),
  });

export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['help', 'search', q],
    queryFn: () => ask(api.api.help.search.$get({ query: { q } })),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });

export const treeQuery = queryOptions({
  queryKey: ['help', 'edit'],
  queryFn: async (): Promise<EditTree> => withWaitingOrders(await ask(api.api.help.edit.$get())),
});

export const articleQuery = (id: number) =>
  queryOptions({
    queryKey: ['help', 'article', id],
    queryFn: async (): Promise<Article> => (await ask(api.api.help.articles[':id'].$get({ param: { id } }))).article,
  });
