import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { oneAtATime } from '#api/oneAtATime.ts';
import { CARD_IDS, type DashboardName, firstCards, seesCard } from '#features/dashboards/choices.ts';
import type { Layout, PlacedCard } from '#features/dashboards/contract.ts';
import { putBack } from '#features/dashboards/putBack.ts';
import { dashboardLayouts } from './tables.ts';

const isOf = (me: Me, name: DashboardName) =>
  and(eq(dashboardLayouts.personId, me.id), eq(dashboardLayouts.name, name));

/** Cards that came off the product since are not there any more. */
const known = (cards: PlacedCard[]) => cards.filter(({ id }) => CARD_IDS.includes(id));
const sees = (me: Me) => (card: PlacedCard) => seesCard(card.id, (area) => me.ability.can('read', area));

async function storedCards(db: Db, me: Me, name: DashboardName): Promise<PlacedCard[] | undefined> {
  const [own] = await db.select().from(dashboardLayouts).where(isOf(me, name));
  return own && known(own.cards);
}

const firstOf = (name: DashboardName): PlacedCard[] => firstCards(name, () => true);

/** What somebody may no longer see is left out. */
export async function readLayout(db: Db, me: Me, name: DashboardName): Promise<Layout> {
  const own = await storedCards(db, me, name);
  return { cards: (own ?? firstOf(name)).filter(sees(me)), isOwn: own !== undefined };
}

/** What is hidden from somebody keeps its place, for when they may see it again. */
export async function saveLayout(db: Db, me: Me, name: DashboardName, cards: PlacedCard[]) {
  await db.transaction(async (tx) => {
    await oneAtATime(tx, me.id);
    const before = (await storedCards(tx, me, name)) ?? firstOf(name);
    const order = before.map(({ id }) => id);
    const hidden = before.filter((card) => !sees(me)(card));
    const all = hidden.reduce((list, card) => putBack(list, card, order), cards);
    await tx
      .insert(dashboardLayouts)
      .values({ personId: me.id, name, cards: all })
      .onConflictDoUpdate({ target: [dashboardLayouts.personId, dashboardLayouts.name], set: { cards: all } });
  });
}

export const resetLayout = (db: Db, me: Me, name: DashboardName) => db.delete(dashboardLayouts).where(isOf(me, name));
