import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { CrumbList } from '#web/shell/Breadcrumbs.tsx';
import { NotFoundMessage } from '#web/shell/misc/NotFound.tsx';
import { useTitleInstead } from '#web/shell/usePageTitle.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import { ContactBox } from './ContactBox.tsx';
import { EditLink } from './EditLink.tsx';
import classes from './Help.module.css';
import { cardsQuery, categoryQuery } from './queries.ts';

export const Route = createFileRoute('/_open/pages/knowledge-base/$category')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(cardsQuery);
    void context.queryClient.prefetchQuery(categoryQuery(params.category));
  },
  staticData: { title: 'pages:knowledge-base' },
  component: CategoryPage,
});

const route = getRouteApi('/_open/pages/knowledge-base/$category');

function Categories({ category }: { category: string }) {
  const { t } = useTranslation('help');
  const { data, error, refetch } = useQuery(categoryQuery(category));
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} />;
  if (data.length === 0) return <EmptyState title={t('base.empty')} detail={t('base.emptyDetail')} />;
  return (
    <div className={classes.categories}>
      {data.map(({ id, title, icon, iconColor, questions }) => (
        <section key={id} className={classes.category} aria-labelledby={`category-${id}`}>
          <div className={classes.categoryHead}>
            <CategoryIcon icon={icon} hue={iconColor} />
            <h2 className={classes.sectionTitle} id={`category-${id}`} dir="auto">
              {title}
            </h2>
            <span className={classes.count}>{formatNumber(questions.length)}</span>
          </div>
          <ul className={classes.links}>
            {questions.map(({ id: questionId, question, slug }) => (
              <li key={questionId}>
                <Link to="/pages/knowledge-base/$category/$slug" params={{ category, slug }} dir="auto">
                  {question}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function CategoryPage() {
  const { t } = useTranslation('help');
  const { category } = route.useParams();
  const { error } = useQuery(categoryQuery(category));
  const card = useQuery(cardsQuery).data?.find((one) => one.category === category);
  useTitleInstead(card?.title);
  if (error instanceof ApiError && error.status === 404) return <NotFoundMessage />;
  return (
    <>
      <PageHeader
        title={<span dir="auto">{card?.title ?? ' '}</span>}
        help={<span dir="auto">{card?.desc ?? ' '}</span>}
        breadcrumb={
          <CrumbList
            crumbs={[{ name: t('base.title'), link: '/pages/knowledge-base' }, { name: card?.title ?? '…' }]}
          />
        }
        actions={<EditLink />}
      />
      <Categories category={category} />
      <ContactBox other="faq" />
    </>
  );
}
