import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { lenient } from '#contract/list.ts';
import { FAQ_GROUPS } from '#features/help/choices.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { FailedState } from '#web/kit/states.tsx';
import { ContactBox } from './ContactBox.tsx';
import { EditLink } from './EditLink.tsx';
import { FaqGroups } from './FaqGroups.tsx';
import { FaqSkeleton } from './FaqSkeleton.tsx';
import { Hero } from './Hero.tsx';
import { NoMatch } from './NoMatch.tsx';
import { faqQuery } from './queries.ts';

/** `question` is the one that a link leads to. */
const address = listAddress(
  lenient(
    z.object({
      q: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
      group: z.optional(z.enum(FAQ_GROUPS)),
      question: z.optional(z.string().check(z.maxLength(160))),
    }),
  ),
);

export const Route = createFileRoute('/_open/pages/faq')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(faqQuery(deps.q)),
  staticData: { title: 'pages:faq' },
  component: FaqPage,
});

const route = getRouteApi('/_open/pages/faq');

function FaqPage() {
  const { t } = useTranslation('help');
  const { q, group, question } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, isPlaceholderData, refetch } = useQuery(faqQuery(q));
  const look = (words: string) => void navigate({ search: words ? { q: words } : {}, replace: true });
  const hits = data ? Object.values(data).reduce((sum, one) => sum + one.qandA.length, 0) : 0;
  return (
    <>
      <Hero
        title={t('faq.title')}
        help={t('faq.help')}
        label={t('faq.search')}
        clearLabel={t('clear')}
        q={q}
        onAsk={look}
        actions={<EditLink />}
      />
      {error && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <FaqSkeleton />}
      {data && q !== '' && hits === 0 && <NoMatch q={q} onClear={() => look('')} />}
      {data && (q === '' || hits > 0) && (
        <FaqGroups
          data={data}
          isOld={isPlaceholderData}
          q={q}
          group={group}
          question={question}
          onGroup={(next) =>
            void navigate({ search: ({ q: words }) => ({ q: words, group: next }), replace: true, resetScroll: false })
          }
        />
      )}
      <ContactBox other="knowledge-base" />
    </>
  );
}
