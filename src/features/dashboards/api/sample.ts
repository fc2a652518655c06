import { and, asc, eq, inArray, min, ne, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { type Random, seeded } from '#api/random.ts';
import { visitsBetween } from '#api/sampleVisits.ts';
import { signIns } from '#features/auth/api/tables.ts';
import type { DeviceKind } from '#features/dashboards/contract.ts';
import { orderEvents, orderItems, orders } from '#features/orders/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { products } from '#features/shop/api/tables.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const YEARS = 2 * 365 * DAY;
/** Longer ones would be too many parameters for one statement. */
const AT_ONCE = 2_000;

/** At a desk most of the time; a few have a tablet. */
const DEVICES: DeviceKind[] = [
  ...(['desktop', 'desktop', 'desktop', 'desktop', 'desktop', 'desktop'] as const),
  ...(['mobile', 'mobile', 'mobile', 'tablet'] as const),
];

/** Two years of sign-ins: the last weeks as the audit log tells them, what was before it like those weeks. */
export async function laySignIns(db: Db, now: Date) {
  const [known] = await db.select({ first: min(signIns.at) }).from(signIns);
  if (!known?.first) {
    await db.execute(sql`
      INSERT INTO sign_ins (person_id, at, device)
      SELECT subject_id, at, CASE WHEN device !~ 'iOS|Android' THEN 'desktop'
        WHEN subject_id % 5 = 0 THEN 'tablet' ELSE 'mobile' END
      FROM audit_entries WHERE action = 'signed-in' ORDER BY at, id`);
  }
  const [laid] = await db.select({ first: min(signIns.at) }).from(signIns);
  const until = laid?.first?.getTime() ?? now.getTime();
  const random = seeded(20_261_117);
  const everyone = await db
    .select({ id: people.id, createdAt: people.createdAt })
    .from(people)
    .where(ne(people.status, 'pending'))
    .orderBy(asc(people.id));
  const rows = everyone.flatMap(({ id, createdAt }) => {
    const usual = random.pick(DEVICES);
    const first = Math.max(createdAt.getTime(), now.getTime() - YEARS);
    return visitsBetween(random, first, until).map((at) => ({
      ...{ personId: id, at: new Date(at) },
      device: random.chance(0.8) ? usual : random.pick(DEVICES),
    }));
  });
  rows.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await db.insert(signIns).values(rows.slice(from, from + AT_ONCE));
  }
  await db.execute(sql`ANALYZE sign_ins`);
}

/** Days ago: the shop grew, so they lie closer together the nearer they are. */
function daysOfOrders(random: Random): number[] {
  const days: number[] = [];
  for (let ago = 92; ago < 725; ago += random.whole(2, 7) + Math.floor(ago / 160)) days.push(ago);
  return days;
}

type Product = typeof products.$inferSelect;

function itemsOf(random: Random, shelf: Product[]) {
  const start = random.whole(0, shelf.length - 1);
  return Array.from({ length: random.whole(1, 3) }, (_, at) => ({
    product: shelf[(start + at * 7) % shelf.length] as Product,
    qty: random.whole(1, 2),
    discountBp: random.whole(0, 12) * 100,
  }));
}

/** Orders of two years, delivered and paid long ago. Their numbers come before those of the last weeks. */
export async function layPastOrders(db: Db, now: Date) {
  const random = seeded(20_261_118);
  const buyers = await db
    .select({ id: people.id, fullName: people.fullName, email: people.email, country: people.country })
    .from(people)
    .where(and(inArray(people.access, ['admin', 'client']), eq(people.status, 'active')))
    .orderBy(sql`${people.access} = 'client'`, asc(people.id))
    .offset(1)
    .limit(8);
  const shelf = await db.select().from(products).where(eq(products.status, 'published')).orderBy(asc(products.id));
  const [first] = await db.select({ id: min(orders.id) }).from(orders);
  if (buyers.length === 0 || shelf.length === 0) return;
  const things: (typeof orderItems.$inferInsert)[] = [];
  const events: (typeof orderEvents.$inferInsert)[] = [];
  const newest = (first?.id ?? 1001) - 1;
  const rows = daysOfOrders(random).map((daysAgo, index) => {
    const id = newest - index;
    const buyer = random.pick(buyers);
    const placedAt = new Date(now.getTime() - daysAgo * DAY - random.whole(0, 8) * HOUR);
    const items = itemsOf(random, shelf);
    for (const [position, { product: one, qty, discountBp }] of items.entries()) {
      things.push({
        ...{ orderId: id, position, productId: one.id, name: one.name, slug: one.slug, image: one.image },
        ...{ category: one.category, colour: one.colorOptions[0] ?? null, qty, priceCents: one.priceCents, discountBp },
        ...{ taxBp: 2_000, needsShipping: true },
      });
    }
    const subtotalCents = items.reduce((sum, { product, qty }) => sum + product.priceCents * qty, 0);
    const discountCents = items.reduce(
      (sum, { product, qty, discountBp }) => sum + Math.round((product.priceCents * qty * discountBp) / 10_000),
      0,
    );
    const taxCents = Math.round((subtotalCents - discountCents) * 0.2);
    const at = (hours: number) => new Date(placedAt.getTime() + hours * HOUR);
    const steps = { placed: 0, paid: 1, packed: 20, shipped: 26, delivered: 74 } as const;
    for (const [kind, hours] of Object.entries(steps) as [keyof typeof steps, number][]) {
      events.push({ orderId: id, at: at(hours), kind, toldAt: at(hours) });
    }
    return {
      ...{ id, personId: buyer.id, buyerName: buyer.fullName, buyerEmail: buyer.email },
      ...{
        status: 'delivered' as const,
        payment: 'card' as const,
        paymentState: 'paid' as const,
        currency: 'USD' as const,
      },
      ...{
        subtotalCents,
        discountCents,
        deliveryCents: 0,
        taxCents,
        totalCents: subtotalCents - discountCents + taxCents,
      },
      pieces: items.reduce((sum, { qty }) => sum + qty, 0),
      itemNames: items.map(({ product }) => product.name).join('\n'),
      needsShipping: true,
      deliveryDate: at(72).toISOString().slice(0, 10),
      address: {
        ...{
          label: 'School',
          name: buyer.fullName,
          company: '',
          street: '4 Orchard Lane',
          extra: '',
          postcode: 'AB1 2CD',
        },
        ...{ city: 'Alderbrook', region: '', country: buyer.country, phone: '' },
      },
      ...{ placedAt, paidAt: at(1), changedAt: at(74) },
    };
  });
  await db.insert(orders).values(rows);
  await db.insert(orderItems).values(things);
  await db.insert(orderEvents).values(events.sort((a, b) => a.at.getTime() - b.at.getTime()));
  await db.execute(sql`
    UPDATE products SET sold = sold + past.pieces FROM (
      SELECT product_id, sum(qty)::int AS pieces FROM order_items WHERE order_id <= ${newest} GROUP BY product_id
    ) past WHERE past.product_id = products.id`);
  await db.execute(sql`ANALYZE orders, order_items`);
}
