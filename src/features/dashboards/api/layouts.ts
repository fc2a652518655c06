import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { CARD_IDS, CARDS, type DashboardName, FIRST_CARDS, seesCard } from '#features/dashboards/choices.ts';
import type { Layout, PlacedCard } from '#features/dashboards/contract.ts';
import { dashboardLayouts } from './tables.ts';

const isOf = (me: Me, name: DashboardName) =>
  and(eq(dashboardLayouts.personId, me.id), eq(dashboardLayouts.name, name));

/** Cards that came off the product since, or that somebody may no longer see, are left out. */
const shown = (cards: PlacedCard[], me: Me) =>
  cards.filter(({ id }) => CARD_IDS.includes(id) && seesCard(id, (area) => me.ability.can('read', area)));

export async function readLayout(db: Db, me: Me, name: DashboardName): Promise<Layout> {
  const [own] = await db.select().from(dashboardLayouts).where(isOf(me, name));
  const first = () => FIRST_CARDS[name].map((id): PlacedCard => ({ id, size: CARDS[id].size }));
  return { cards: shown(own?.cards ?? first(), me), isOwn: own !== undefined };
}

export async function saveLayout(db: Db, me: Me, name: DashboardName, cards: PlacedCard[]) {
  await db
    .insert(dashboardLayouts)
    .values({ personId: me.id, name, cards })
    .onConflictDoUpdate({ target: [dashboardLayouts.personId, dashboardLayouts.name], set: { cards } });
}

export const resetLayout = (db: Db, me: Me, name: DashboardName) => db.delete(dashboardLayouts).where(isOf(me, name));
