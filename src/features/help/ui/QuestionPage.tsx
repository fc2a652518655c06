import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router';
import type { QuestionPage as Page } from '#features/help/contract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate } from '#web/kit/format.ts';
import { Bone, FailedState, useSlow } from '#web/kit/states.tsx';
import { CrumbList } from '#web/shell/Breadcrumbs.tsx';
import { NotFoundMessage } from '#web/shell/misc/NotFound.tsx';
import { useTitleInstead } from '#web/shell/usePageTitle.ts';
import { Answer } from './Answer.tsx';
import { EditLink } from './EditLink.tsx';
import classes from './Help.module.css';
import { Helpful } from './Helpful.tsx';
import { questionQuery } from './queries.ts';

export const Route = createFileRoute('/_open/pages/knowledge-base/$category/$slug')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(questionQuery(params.slug)),
  staticData: { title: 'pages:knowledge-base' },
  component: QuestionPage,
});

const route = getRouteApi('/_open/pages/knowledge-base/$category/$slug');

function Related({ page }: { page: Page }) {
  const { t } = useTranslation('help');
  if (page.relatedQuestions.length === 0) return null;
  return (
    <aside className={classes.rail} aria-labelledby="related">
      <h2 className={classes.sectionTitle} id="related">
        {t('question.related')}
      </h2>
      <ul className={classes.links}>
        {page.relatedQuestions.map(({ id, question, slug }) => (
          <li key={id}>
            <Link to="/pages/knowledge-base/$category/$slug" params={{ category: page.category, slug }} dir="auto">
              {question}
            </Link>
          </li>
        ))}
      </ul>
      <Link className={classes.all} to="/pages/knowledge-base/$category" params={{ category: page.category }}>
        {t('question.all', { title: page.categoryTitle })}
      </Link>
    </aside>
  );
}

function QuestionSkeleton() {
  const { t } = useTranslation('kit');
  const slow = useSlow(true);
  return (
    <div className={classes.reading} role="status" aria-label={t('states.loading')}>
      <div className={classes.article}>
        {slow && ['60%', '30%', '95%', '90%', '92%', '40%'].map((width) => <Bone key={width} width={width} />)}
      </div>
    </div>
  );
}

function QuestionPage() {
  const { t } = useTranslation('help');
  const { slug } = route.useParams();
  const { data, error, refetch } = useQuery(questionQuery(slug));
  useTitleInstead(data?.title);
  if (error instanceof ApiError && error.status === 404) return <NotFoundMessage />;
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <QuestionSkeleton />;
  return (
    <div className={classes.reading}>
      <article className={classes.article}>
        <CrumbList
          crumbs={[
            { name: t('base.title'), link: '/pages/knowledge-base' },
            { name: data.categoryTitle, link: `/pages/knowledge-base/${data.category}` },
            { name: data.sectionTitle },
          ]}
        />
        <div className={classes.articleHead}>
          <h1 className={classes.articleTitle} dir="auto">
            {data.title}
          </h1>
          <EditLink id={data.id} />
        </div>
        <p className={classes.updated}>{t('question.updated', { date: formatDate(data.lastUpdated) })}</p>
        <Answer html={data.content} className={classes.articleText} />
        <Helpful page={data} />
      </article>
      <Related page={data} />
    </div>
  );
}
