import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { ANALYTICS_CARDS, type StatisticsCard, type StatisticsSeries } from '#features/cards/contract.ts';
import { cardFigures, cardSeries } from './tables.ts';

async function readLines(db: Db, card: string): Promise<Map<number, Record<string, unknown>>> {
  const found = await db
    .select()
    .from(cardFigures)
    .where(eq(cardFigures.card, card))
    .orderBy(asc(cardFigures.line), asc(cardFigures.key));
  const lines = new Map<number, Record<string, unknown>>();
  for (const { line, key, value } of found) lines.set(line, { ...lines.get(line), [key]: value });
  return lines;
}

/** A card as its schema has it: a list when its figures stand in lines, one object otherwise. */
export async function readAnalytics<Name extends keyof typeof ANALYTICS_CARDS>(
  db: Db,
  name: Name,
): Promise<z.infer<(typeof ANALYTICS_CARDS)[Name]>> {
  const lines = await readLines(db, `analytics/${name}`);
  if (lines.size === 0) throw notFound();
  const own = lines.get(0);
  return ANALYTICS_CARDS[name].parse(own ?? [...lines.values()]) as z.infer<(typeof ANALYTICS_CARDS)[Name]>;
}

export async function readStatistics(db: Db, name: StatisticsCard): Promise<StatisticsSeries> {
  const card = `statistics/${name}`;
  const series = await db
    .select({ name: cardSeries.name, data: cardSeries.data })
    .from(cardSeries)
    .where(eq(cardSeries.card, card))
    .orderBy(asc(cardSeries.position));
  if (series.length === 0) throw notFound();
  const own = (await readLines(db, card)).get(0) as Record<string, number> | undefined;
  return { series, ...(own ? { analyticsData: own } : {}) };
}
