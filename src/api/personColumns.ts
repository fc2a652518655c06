import { integer } from 'drizzle-orm/pg-core';
import { people } from '#features/people/api/tables.ts';

/** Somebody's own: it goes with them. */
export const ofPerson = () =>
  integer()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** Who did it, as long as they are there: what they made outlives their account. */
export const somebody = () => integer().references(() => people.id, { onDelete: 'set null' });
