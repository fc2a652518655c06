import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import { ApiError } from '#web/client.ts';
import { fromOne, orNone } from '#web/kit/addressParts.ts';
import { FailedState, NoAccess } from '#web/kit/states.tsx';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';
import { NotFound } from '#web/shell/misc/NotFound.tsx';
import { useTitleInstead } from '#web/shell/usePageTitle.ts';
import { productOne, relatedTo } from '../queries.ts';
import { Buying } from './Buying.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { Gallery } from './Gallery.tsx';
import classes from './Product.module.css';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { Related } from './Related.tsx';
import { Reviews } from './Reviews.tsx';

/** Which page of the reviews, and of how many stars. */
const search = z.object({
  reviews: orNone(fromOne),
  stars: orNone(fromOne.check(z.maximum(5))),
});

export const Route = createFileRoute('/_frame/apps/ecommerce/product-detail/$slugId')({
  validateSearch: search,
  loader: async ({ context, params }) => {
    const product = await context.queryClient.ensureQueryData(productOne(params.slugId)).catch(() => undefined);
    if (product) void context.queryClient.prefetchQuery(relatedTo(product.id));
  },
  staticData: { title: 'pages:product-detail' },
  component: ProductPage,
});

const route = getRouteApi('/_frame/apps/ecommerce/product-detail/$slugId');

const isNothing = (error: unknown) => error instanceof ApiError && error.status === 404;

function ProductPage() {
  const { slugId } = route.useParams();
  const { reviews = 1, stars } = route.useSearch();
  const navigate = route.useNavigate();
  const one = useQuery(productOne(slugId));
  useTitleInstead(one.data?.name);

  if (!one.data) {
    if (isNothing(one.error)) return <NotFound />;
    if (one.error instanceof ApiError && one.error.status === 403)
      return <NoAccess permission={PERMISSION_GRANTS['only-view'].name} />;
    if (one.isError) return <FailedState error={one.error} onRetry={() => void one.refetch()} />;
    return <ProductSkeleton />;
  }
  const product = one.data;
  return (
    <div className={classes.page}>
      <Breadcrumbs here={product.name} under="/apps/ecommerce/shop" />
      {product.status !== 'published' && <DraftNotice product={product} />}
      <div className={classes.top}>
        {/* Another product begins with its first picture, and with nothing chosen. */}
        <Gallery key={`gallery ${product.id}`} product={product} />
        <Buying key={product.id} product={product} />
      </div>
      <Reviews
        key={`reviews ${product.id}`}
        product={product}
        page={reviews}
        stars={stars}
        onChange={(next) =>
          void navigate({
            search: (before) => ({ ...before, ...next }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      <Related product={product} />
    </div>
  );
}
