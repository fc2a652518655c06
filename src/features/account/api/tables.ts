import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';

const personId = () =>
  integer()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' });

/**
 * What somebody tells about themselves. Country and phone stand with the person, links and what one is told of with the
 * person's details: each is in one place.
 */
export const accountInfo = pgTable('account_info', {
  personId: personId(),
  bio: text().notNull().default(''),
  dob: date({ mode: 'string' }),
  website: text().notNull().default(''),
});

/** The picture somebody chose. Everybody may see it, so it is found by a name that nobody can guess. */
export const accountAvatars = pgTable('account_avatars', {
  personId: personId(),
  fileId: integer()
    .notNull()
    .unique()
    .references(() => files.id, { onDelete: 'cascade' }),
  key: text().notNull().unique(),
});
