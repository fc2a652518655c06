import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from '#api/db.ts';

export const EXTENSIONS = { pg_trgm, unaccent };

export const overDrizzle = (pg: PGlite) => drizzle(pg, { casing: 'snake_case' }) as unknown as Db;
