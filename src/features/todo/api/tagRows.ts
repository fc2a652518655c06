import type { Db } from '#api/db.ts';
import { BUILT_IN_TAGS } from '#features/todo/contract.ts';
import { todoTags } from './tables.ts';

export const isBuiltIn = (name: string): name is keyof typeof BUILT_IN_TAGS => Object.hasOwn(BUILT_IN_TAGS, name);

/** A tag that was typed is a tag from then on. */
export async function keepTags(tx: Db, personId: number, names: string[], now: Date): Promise<void> {
  const own = names.filter((name) => !isBuiltIn(name));
  if (own.length === 0) return;
  await tx
    .insert(todoTags)
    .values(own.map((name) => ({ personId, name, colour: 'graphite' as const, createdAt: now })))
    .onConflictDoNothing();
}
