import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { files } from '#features/files/api/tables.ts';
import type { Job } from '#features/jobs/contract.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { billing } from '../../../../tests/api/billing.ts';
import { productFiles, products } from './tables.ts';

const api = testApi({ policy: { newcomers: 'admin' } });
const { staff } = billing(api);
const PATH = '/api/products';
const BODY = { category: 'book', priceCents: 2_500 } as const;

let token = '';
beforeAll(async () => {
  token = await api.as('admin');
});

const done = async (method: string, path: string, body?: unknown, status = 200, as = token) => {
  const answer = await api.ask(method, path, { token: as, ...(body === undefined ? {} : { body }) });
  expect(answer.status, `${method} ${path} ${answer.text}`).toBe(status);
  return answer.body;
};
const add = async (over: object = {}) =>
  (await done('POST', PATH, { name: unique('Product '), ...BODY, ...over }, 201)).product;
const save = (product: { id: number }, over: object, status = 200, as = token) =>
  done(
    'PUT',
    `${PATH}/${product.id}`,
    { ...BODY, ...product, stock: undefined, version: undefined, ...over },
    status,
    as,
  );
const list = (query = '') => done('GET', `${PATH}?perPage=100&${query}`);
async function bulk(what: object): Promise<Job> {
  let { job } = await done('POST', `${PATH}/bulk`, what);
  while (job.state === 'running') job = (await done('GET', `/api/jobs/${job.id}`)).job;
  return job;
}
const undo = async (job: Job): Promise<Job> => {
  let now = (await done('POST', `/api/jobs/${job.id}/undo`, {})).job;
  while (now.state === 'running') now = (await done('GET', `/api/jobs/${now.id}`)).job;
  return now;
};

const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (c) => c.charCodeAt(0),
);
async function upload(as = token): Promise<{ id: number; url: string }> {
  const form = new FormData();
  form.append('file', new File([PNG], 'shelf.png', { type: 'image/png' }));
  form.append('purpose', 'attachment');
  const answer = await api.ask('POST', '/api/files', { token: as, raw: form });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.file;
}

describe('writing a product', () => {
  it('stores a draft with an address made from its name, once for each key', async () => {
    const name = unique('Straße & Ärger ');
    const key = crypto.randomUUID();
    const first = await done('POST', PATH, { name, ...BODY, key }, 201);
    const again = await done('POST', PATH, { name, ...BODY, key }, 200);
    expect(again.product).toEqual(first.product);
    expect(first.product).toMatchObject({ name, status: 'draft', version: 1, stock: null, sold: 0, image: '' });
    expect(first.product.slug).toMatch(/^strasse-arger-/);
    const same = await add({ name });
    expect(same.slug).toBe(`${first.product.slug}-2`);
    const { error } = await done('POST', PATH, { name: 'Other', ...BODY, slug: same.slug }, 400);
    expect(Object.keys(error)).toEqual(['slug']);
  });

  it('is sent again after a lost answer with what was changed in between, and changes nothing of another’s', async () => {
    const key = crypto.randomUUID();
    const sent = { name: unique('Lost '), ...BODY, stock: 10, key };
    const { product: first } = await done('POST', PATH, sent, 201);
    const name = unique('Found ');
    const gallery = [{ url: '/shop/the-school-atlas-2.svg', alt: '' }];
    const changed = { ...sent, name, priceCents: 3_000, gallery, status: 'published' };
    const { product } = await done('POST', PATH, changed);
    expect(product).toMatchObject({ id: first.id, name, priceCents: 3_000, gallery, status: 'published', stock: 10 });
    expect(product.slug).toMatch(/^found-/);
    // Ordered meanwhile: what was counted before is not there any more.
    await api.db.update(products).set({ stock: 7, sold: 3 }).where(eq(products.id, first.id));
    expect((await done('POST', PATH, changed)).product).toMatchObject({ stock: 7, version: product.version });
    expect((await done('POST', PATH, { ...changed, stock: 20 })).product.stock).toBe(17);

    const { product: theirs } = await save(product, { brand: 'Theirs' }, 200, await staff('manager'));
    expect((await done('POST', PATH, changed, 409)).error).toContain('Nothing was overwritten');
    expect((await done('GET', `${PATH}/${first.id}`)).product).toEqual(theirs);
  });

  it('gives several of one name that are written at the same moment an address each', async () => {
    const writers = await Promise.all(Array.from({ length: 5 }, () => api.register()));
    const name = unique('Rush ');
    const made = await Promise.all(
      writers.map(({ accessToken }) => done('POST', PATH, { name, ...BODY }, 201, accessToken)),
    );
    expect(new Set(made.map(({ product }) => product.slug)).size).toBe(5);
  });

  it('cleans the description and refuses what cannot be sold', async () => {
    const product = await add({ description: '<p onclick="x()">Hi<script>x()</script></p>' });
    expect(product.description).toBe('<p>Hi</p>');
    const before = (await list()).total;
    for (const [over, field] of [
      [{ name: ' ' }, 'name'],
      [{ name: 'Two\nlines' }, 'name'],
      [{ slug: 'Not A Slug' }, 'slug'],
      [{ category: 'food' }, 'category'],
      [{ priceCents: -1 }, 'priceCents'],
      [{ priceCents: 1.5 }, 'priceCents'],
      [{ stock: -1 }, 'stock'],
      [{ colorOptions: ['mauve'] }, 'colorOptions.0'],
      [{ gallery: [{ url: 'https://elsewhere.example/a.png' }] }, 'gallery.0.url'],
      [{ gallery: [{ url: '/api/files/987654/a.png' }] }, 'gallery'],
      [{ currency: 'JPY' }, 'currency'],
      [{ status: 'archived' }, 'status'],
    ] as const) {
      const { error } = await done('POST', PATH, { name: 'Bad', ...BODY, ...over }, 400);
      expect(Object.keys(error), JSON.stringify(over)).toEqual([field]);
    }
    expect((await list()).total).toBe(before);
  });

  it('saves over the version that was read and no other', async () => {
    const product = await add();
    const { product: saved } = await save(product, { brand: 'Ours', version: 1 });
    expect([saved.version, saved.brand]).toEqual([2, 'Ours']);
    expect((await save(product, { brand: 'Theirs', version: 1 }, 409)).error).toContain('Nothing was overwritten');
    expect((await save(saved, { version: 2 })).product.version).toBe(2);
    await save({ id: 987_654 }, { name: 'Nothing' }, 404);
  });

  it('leaves the stock alone unless it is said: orders take from it meanwhile', async () => {
    const product = await add({ stock: 10 });
    await api.db.update(products).set({ stock: 7 }).where(eq(products.id, product.id));
    expect((await save(product, { brand: 'Ours' })).product.stock).toBe(7);
    expect((await save(product, { stock: 20 })).product.stock).toBe(20);
    expect((await save(product, { stock: null })).product.stock).toBe(null);
    await done('POST', `${PATH}/${product.id}/stock`, { by: 1 }, 400);
    await done('POST', `${PATH}/${product.id}/stock`, { to: 3 });
    expect((await done('POST', `${PATH}/${product.id}/stock`, { by: -2 })).product.stock).toBe(1);
    await done('POST', `${PATH}/${product.id}/stock`, { by: -2 }, 400);
    await done('POST', `${PATH}/${product.id}/stock`, { by: 1, to: 1 }, 400);
  });

  it('sets a stock from the one that was seen, and puts nothing back that was sold meanwhile', async () => {
    const product = await add({ stock: 10 });
    const path = `${PATH}/${product.id}/stock`;
    await api.db.update(products).set({ stock: 7 }).where(eq(products.id, product.id));
    expect((await done('POST', path, { to: 12, from: 10 }, 409)).error).toContain('The stock is 7 by now.');
    await done('POST', path, { to: 12, from: null }, 409);
    expect((await save(product, { stock: 12, stockSeen: 10 }, 409)).error).toContain('The stock is 7 by now.');
    expect((await done('GET', `${PATH}/${product.id}`)).product.stock).toBe(7);
    expect((await save(product, { brand: 'Ours', stockSeen: 10 })).product.stock).toBe(7);
    expect((await save(product, { stock: 8, stockSeen: 7 })).product.stock).toBe(8);
    expect((await done('POST', path, { to: null, from: 8 })).product.stock).toBe(null);
    expect((await done('POST', path, { to: 1, from: 8 }, 409)).error).toContain('not counted in pieces by now');
    expect((await done('POST', path, { to: 1, from: null })).product.stock).toBe(1);
  });

  it('goes in and out of the shop', async () => {
    const product = await add();
    const inShop = async () =>
      (await done('GET', `/apps/ecommerce/products?q=${encodeURIComponent(product.name)}`)).total;
    expect(await inShop()).toBe(0);
    await done('POST', `${PATH}/${product.id}/status`, { status: 'published' });
    expect(await inShop()).toBe(1);
    await done('POST', `${PATH}/${product.id}/status`, { status: 'draft' });
    expect(await inShop()).toBe(0);
    const { entries } = await done('GET', '/api/audit?action=product-published,product-unpublished');
    expect(entries.slice(0, 2).map((one: { subject: { id: number } }) => one.subject.id)).toEqual([
      product.id,
      product.id,
    ]);
  });

  it('is deleted for good when nobody ordered it, and put away otherwise', async () => {
    const [never, once] = [await add({ status: 'published' }), await add({ status: 'published' })];
    await done('POST', '/apps/ecommerce/cart', { productId: never.id }, 201);
    await api.db.update(products).set({ sold: 1 }).where(eq(products.id, once.id));
    expect(await done('DELETE', `${PATH}/${never.id}`)).toEqual({ id: never.id, archived: false });
    expect(await done('DELETE', `${PATH}/${once.id}`)).toEqual({ id: once.id, archived: true });
    await done('GET', `${PATH}/${never.id}`, undefined, 404);
    expect((await done('GET', `${PATH}/${once.id}`)).product.status).toBe('archived');
  });
});

describe('pictures', () => {
  it('are seen by those who see the product, in its gallery and in its description', async () => {
    const reader = await staff('restricted-user');
    const [shelf, text] = [await upload(), await upload()];
    const open = (one: { url: string }) => api.get(one.url, reader).then((answer) => answer.status);
    expect(await open(shelf)).toBe(404);
    const product = await add({
      gallery: [{ url: '/shop/the-school-atlas-2.svg' }, { url: shelf.url, alt: 'A shelf' }],
      description: `<p><img src="${text.url}" alt="" /></p>`,
    });
    expect(product.image).toBe('/shop/the-school-atlas-2.svg');
    expect(await open(shelf)).toBe(404);
    await done('POST', `${PATH}/${product.id}/status`, { status: 'published' });
    expect([await open(shelf), await open(text)]).toEqual([200, 200]);
    expect((await api.get(shelf.url, await api.as('Student'))).status).toBe(404);
    const { product: saved } = await save(product, { gallery: [{ url: shelf.url, alt: 'A shelf' }] });
    expect([saved.image, saved.gallery]).toEqual([shelf.url, [{ url: shelf.url, alt: 'A shelf' }]]);
  });

  it('of others cannot be taken by their number, and stay when their owner goes', async () => {
    const manager = await staff('manager');
    const theirs = await upload();
    const name = unique('Taken ');
    await done('POST', PATH, { name, ...BODY, gallery: [{ url: theirs.url }] }, 400, manager);
    const owner = await api.register();
    const own = await upload(owner.accessToken);
    const { product } = await done(
      'POST',
      PATH,
      { name, ...BODY, gallery: [{ url: own.url }] },
      201,
      owner.accessToken,
    );
    await done('DELETE', `/apps/users/delete?id=${owner.user.id}`);
    expect(await api.db.$count(files, eq(files.id, own.id))).toBe(1);
    expect(await api.db.$count(productFiles, eq(productFiles.productId, product.id))).toBe(1);
  });
});

describe('the list of products', () => {
  it('finds by words of name and brand, filters and sorts, drafts too', async () => {
    const brand = unique('Press');
    const a = await add({ name: 'Beta', brand, stock: 0, priceCents: 300 });
    const b = await add({ name: 'alpha', brand, stock: 4, priceCents: 200, status: 'published' });
    const c = await add({ name: 'Gamma', brand, priceCents: 100, category: 'course' });
    const ids = async (query: string) =>
      (await list(`q=${brand}&${query}`)).products.map((one: { id: number }) => one.id);
    expect(await ids('sortColumn=name&sort=asc')).toEqual([b.id, a.id, c.id]);
    expect(await ids('sortColumn=price&sort=asc')).toEqual([c.id, b.id, a.id]);
    expect(await ids('sortColumn=stock&sort=asc')).toEqual([a.id, b.id, c.id]);
    expect([await ids('status=published'), await ids('category=course'), await ids('stock=low')]).toEqual([
      [b.id],
      [c.id],
      [b.id],
    ]);
    expect((await ids('stock=out,unlimited')).sort()).toEqual([a.id, c.id].sort());
    expect((await list(`q=alpha ${brand}`)).total).toBe(1);
    const counts = await done('GET', `${PATH}/counts`);
    expect(counts.all).toBe(counts.draft + counts.published + counts.archived);
    expect(counts.brands).toContain(brand);
    // A new one starts in the currency of the school's invoices.
    const { settings, version } = await done('GET', '/api/invoice/settings');
    expect(counts.currency).toBe(settings.currency);
    await done('PUT', '/api/invoice/settings', { ...settings, currency: 'CHF', version });
    expect((await done('GET', `${PATH}/counts`)).currency).toBe('CHF');
    await done('GET', `${PATH}?sortColumn=secret`, undefined, 400);
  });

  it('publishes and reprices many at once, and back', async () => {
    const brand = unique('Bulk');
    const some = [await add({ brand, priceCents: 999 }), await add({ brand, priceCents: 1_000 })];
    const read = async () =>
      (await list(`q=${brand}&sortColumn=id&sort=asc`)).products.map((one: { status: string; priceCents: number }) => [
        one.status,
        one.priceCents,
      ]);
    const published = await bulk({ action: 'publish', match: { q: brand } });
    expect([published.changed, published.canUndo]).toEqual([2, true]);
    const cheaper = await bulk({ action: 'price', percent: -10, ids: [...some.map((one) => one.id), 987_654] });
    expect([cheaper.changed, cheaper.failed]).toEqual([2, 1]);
    expect(await read()).toEqual([
      ['published', 899],
      ['published', 900],
    ]);
    await undo(cheaper);
    expect(await read()).toEqual([
      ['published', 999],
      ['published', 1_000],
    ]);
    await bulk({ action: 'archive', ids: [some[0]?.id] });
    expect((await read())[0]?.[0]).toBe('archived');
    await done('POST', `${PATH}/bulk`, { action: 'price', ids: [1] }, 400);
    await done('POST', `${PATH}/bulk`, { action: 'publish' }, 400);
  });

  it('is repriced once when it is sent again with its key, also at the same time', async () => {
    const { id } = await add({ priceCents: 1_000 });
    const dearer = { action: 'price', percent: 10, ids: [id], key: crypto.randomUUID() };
    const sent = await Promise.all([bulk(dearer), bulk(dearer)]);
    expect(new Set([...sent, await bulk(dearer)].map((job) => job.id)).size).toBe(1);
    expect((await done('GET', `${PATH}/${id}`)).product.priceCents).toBe(1_100);
    await bulk({ ...dearer, key: crypto.randomUUID() });
    expect((await done('GET', `${PATH}/${id}`)).product.priceCents).toBe(1_210);
  });

  it('is exported as it is filtered', async () => {
    const brand = unique('Export');
    await add({ brand, name: '=SUM(A1)', colorOptions: ['info', 'danger'] });
    await add({ brand: unique('Other') });
    const answer = await api.get(`${PATH}/export?q=${brand}`, token);
    const [head, ...rows] = answer.text.trim().split('\r\n');
    expect(head).toContain('id,name,slug,brand');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('25');
    expect((await api.ask('POST', `${PATH}/export`, { token, body: { ids: [1, 2], format: 'xlsx' } })).status).toBe(
      200,
    );
  });
});

describe('who reaches the shop', () => {
  const READS = [
    'products',
    'products/1',
    'products/1/related',
    'products/1/reviews',
    'facets',
    'featured',
    'cart',
    'wishlist',
  ];
  const statuses = async (paths: string[], as?: string) => [
    ...new Set(await Promise.all(paths.map(async (path) => (await api.get(path, as)).status))),
  ];
  const shop = READS.map((path) => `/apps/ecommerce/${path}`);
  const managed = [PATH, `${PATH}/counts`, `${PATH}/export`, `${PATH}/1`];

  it('is nobody without a session, no student and no client without the permission', async () => {
    expect(await statuses([...shop, ...managed])).toEqual([401]);
    expect(await statuses([...shop, ...managed], await api.as('Student'))).toEqual([403]);
    expect(await statuses([...shop, ...managed], await api.as('client'))).toEqual([403]);
    const body = { productId: 1 };
    expect((await api.ask('POST', '/apps/ecommerce/cart', { token: await api.as('client'), body })).status).toBe(403);
  });

  it('looks and buys with the permission to view, and manages with that for money', async () => {
    const reader = await staff('restricted-user');
    expect([await statuses(shop, reader), await statuses(managed, reader)]).toEqual([[200], [403]]);
    await done('POST', '/apps/ecommerce/cart', { productId: 1 }, 201, reader);
    await done('POST', PATH, { name: 'No', ...BODY }, 403, reader);
    await done('DELETE', `${PATH}/1`, undefined, 403, reader);
    expect(await statuses([...shop, ...managed], await staff('manager'))).toEqual([200]);
  });
});
