import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { id as idSchema } from '#contract/ids.ts';
import {
  cart,
  cartAdd,
  cartChange,
  firstProduct,
  inCart,
  oneProduct,
  oneReview,
  productGiven,
  reviewPage,
  reviewQuery,
  reviewRemoved,
  reviewSaving,
  shopFacets,
  shopPage,
  slugId,
  someProducts,
  wished,
} from '#features/shop/contract.ts';
import { shopFilter, shopQuery } from '#features/shop/listContract.ts';
import { addToCart, changeCart, dropFromCart, listCart } from './cart.ts';
import { slipOf } from './removedReview.ts';
import { listReviews, removeReview, saveReview } from './reviews.ts';
import { countFacets, firstFeatured, listShop, readProduct, relatedProducts, seenProduct } from './shop.ts';
import { tellMine, tellShop } from './tell.ts';
import { addWish, dropWish, listWishes, moveToCart } from './wishlist.ts';

const reads = can('read', 'Shop');
const bySlug = valid('param', z.object({ id: slugId }));
const byProduct = valid('param', z.object({ productId: idSchema }));
const gone = z.object({ id: z.number(), productId: z.number() });

const products = new Hono<Env>()
  .get(
    '/apps/ecommerce/products',
    reads,
    says('Shop', 'Look through the shop', { 200: shopPage }, 'Searches by name; 9 a page.'),
    valid('query', shopQuery),
    async (c) => c.json(await listShop(c.var.deps.db, whoAsks(c), c.req.valid('query'))),
  )
  .get(
    '/apps/ecommerce/facets',
    reads,
    says('Shop', 'Count what each choice of a filter would leave', { 200: shopFacets }),
    valid('query', shopFilter),
    async (c) => c.json(await countFacets(c.var.deps.db, c.req.valid('query'))),
  )
  .get(
    '/apps/ecommerce/featured',
    reads,
    says('Shop', 'The first of the featured products', { 200: firstProduct }),
    async (c) => c.json(await firstFeatured(c.var.deps.db)),
  )
  .get(
    '/apps/ecommerce/products/:id',
    reads,
    says(
      'Shop',
      'Read a product',
      { 200: oneProduct },
      'By its number, or by its name and number as addresses have it.',
    ),
    bySlug,
    async (c) => c.json({ product: await readProduct(c.var.deps.db, whoAsks(c), c.req.valid('param').id) }),
  )
  .get(
    '/apps/ecommerce/products/:id/related',
    reads,
    says('Shop', 'Products that go with one', { 200: someProducts }),
    bySlug,
    async (c) => c.json({ products: await relatedProducts(c.var.deps.db, whoAsks(c), c.req.valid('param').id) }),
  );

const reviews = new Hono<Env>()
  .get(
    '/apps/ecommerce/products/:id/reviews',
    reads,
    says('Shop', 'Read what people say of a product, newest first', { 200: reviewPage }),
    bySlug,
    valid('query', reviewQuery),
    async (c) => {
      const { db } = c.var.deps;
      const { id } = await seenProduct(db, whoAsks(c), c.req.valid('param').id);
      return c.json(await listReviews(db, whoAsks(c), id, c.req.valid('query')));
    },
  )
  .put(
    '/apps/ecommerce/products/:id/reviews/mine',
    reads,
    says('Shop', 'Review a product, or change what one said', { 200: oneReview, 201: oneReview }),
    bySlug,
    valid('json', reviewSaving),
    async (c) => {
      const { deps } = c.var;
      const { id } = await seenProduct(deps.db, whoAsks(c), c.req.valid('param').id);
      const { review, isNew } = await deps.db.transaction((tx) =>
        saveReview(deps, tx, whoAsks(c), id, c.req.valid('json')),
      );
      await tellShop(deps, [id]);
      return c.json({ review }, isNew ? 201 : 200);
    },
  )
  .delete(
    '/apps/ecommerce/products/:id/reviews/:reviewId',
    reads,
    says('Shop', 'Remove a review: one’s own, or any for those who manage the shop', { 200: reviewRemoved }),
    valid('param', z.object({ id: slugId, reviewId: idSchema })),
    async (c) => {
      const { deps } = c.var;
      const { id, reviewId } = c.req.valid('param');
      const own = await deps.db.transaction((tx) => removeReview(tx, whoAsks(c), doerOf(c), id, reviewId));
      await tellShop(deps, [id]);
      return c.json({ id: reviewId, ...(own ? { back: await slipOf(deps, own) } : {}) });
    },
  );

const baskets = new Hono<Env>()
  .get('/apps/ecommerce/cart', reads, says('Shop', 'Look into one’s cart', { 200: cart }), async (c) => {
    const { db, clock } = c.var.deps;
    return c.json({ products: await listCart(db, whoAsks(c).id, clock()) });
  })
  .post(
    '/apps/ecommerce/cart',
    reads,
    says('Shop', 'Put a product into one’s cart; one that is there, once more', { 201: inCart }),
    valid('json', cartAdd),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { item } = await deps.db.transaction((tx) => addToCart(tx, me.id, c.req.valid('json'), deps.clock()));
      await tellMine(deps, me.id, 'cart');
      return c.json({ item }, 201);
    },
  )
  .put(
    '/apps/ecommerce/cart/:productId',
    reads,
    says('Shop', 'Change how many, or in which colour', { 200: inCart }),
    byProduct,
    valid('json', cartChange),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { productId } = c.req.valid('param');
      const item = await deps.db.transaction((tx) => changeCart(tx, me.id, productId, c.req.valid('json')));
      await tellMine(deps, me.id, 'cart');
      return c.json({ item });
    },
  )
  .delete(
    '/apps/ecommerce/cart/:productId',
    reads,
    says('Shop', 'Take a product out of one’s cart', { 200: gone }),
    byProduct,
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { productId } = c.req.valid('param');
      const { id } = await dropFromCart(deps.db, me.id, productId);
      await tellMine(deps, me.id, 'cart');
      return c.json({ id, productId });
    },
  )
  .get('/apps/ecommerce/wishlist', reads, says('Shop', 'One’s wishlist', { 200: someProducts }), async (c) =>
    c.json({ products: await listWishes(c.var.deps.db, whoAsks(c).id) }),
  )
  .post(
    '/apps/ecommerce/wishlist',
    reads,
    says('Shop', 'Wish for a product', { 201: wished }),
    valid('json', productGiven),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { productId } = c.req.valid('json');
      const item = await deps.db.transaction((tx) => addWish(tx, me.id, productId, deps.clock()));
      await tellMine(deps, me.id, 'wishlist');
      return c.json({ item }, 201);
    },
  )
  .delete(
    '/apps/ecommerce/wishlist/:productId',
    reads,
    says('Shop', 'Take a product off one’s wishlist', { 200: gone }),
    byProduct,
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { productId } = c.req.valid('param');
      const { id } = await dropWish(deps.db, me.id, productId);
      await tellMine(deps, me.id, 'wishlist');
      return c.json({ id, productId });
    },
  )
  .post(
    '/apps/ecommerce/wishlist/:productId/move-to-cart',
    reads,
    says('Shop', 'Move a product from the wishlist into the cart', { 201: inCart }),
    byProduct,
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { productId } = c.req.valid('param');
      const { item } = await deps.db.transaction((tx) => moveToCart(tx, me.id, productId, deps.clock()));
      await tellMine(deps, me.id, 'cart');
      return c.json({ item }, 201);
    },
  );

export const shopRoutes = new Hono<Env>().route('/', products).route('/', reviews).route('/', baskets);
