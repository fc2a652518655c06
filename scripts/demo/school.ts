import { PGlite } from '@electric-sql/pglite';
import { prepare } from '#api/prepare.ts';
import { EXTENSIONS, overDrizzle } from '#runtimes/browser/database.ts';
import { passwords } from '#runtimes/browser/passwords.ts';
import { demoPolicy } from '#runtimes/browser/policy.ts';

// As the embedded server is made; the smallest write-ahead log, since it travels too.
const INITDB = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--wal-segsize=1'];

/** Nobody connects to the templates or reads the catalogue's descriptions in a demo. They are most of a fresh folder. */
const UNUSED = [
  'DROP SCHEMA information_schema CASCADE',
  'DELETE FROM pg_description',
  'UPDATE pg_database SET datistemplate = false',
  'DROP DATABASE template0',
  'DROP DATABASE template1',
];

/** From the start: pieces of log that are kept for later use would all travel too. */
const KEEP_NO_LOG = 'SET wal_recycle = off';

/** Leaves one nearly empty piece of log behind. */
const TIGHTEN = [
  'VACUUM (FULL, ANALYZE)',
  'SELECT pg_switch_wal()',
  'CHECKPOINT',
  'SELECT pg_switch_wal()',
  'CHECKPOINT',
];

/** The data folder with the sample school as it was at `now`, as a tar. */
export async function laySchool(now: Date): Promise<Uint8Array> {
  const pg = await PGlite.create({ initDbStartParams: INITDB, extensions: EXTENSIONS });
  await pg.query(KEEP_NO_LOG);
  await prepare(overDrizzle(pg), { clock: () => now, passwords, policy: demoPolicy('') }, true);
  for (const statement of [...UNUSED, ...TIGHTEN]) await pg.query(statement);
  const folder = await pg.dumpDataDir('none');
  await pg.close();
  return new Uint8Array(await folder.arrayBuffer());
}
