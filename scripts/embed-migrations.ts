// Writes the migrations as a module, because a page has no file system to read them from.
// With --check it only says whether the module is up to date.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../src/api/migrations/', import.meta.url);
const target = new URL('../src/api/migrations.gen.ts', import.meta.url);
const journal: { entries: { when: number; tag: string }[] } = JSON.parse(
  readFileSync(new URL('meta/_journal.json', folder), 'utf8'),
);

const migrations = journal.entries.map(({ when, tag }) => {
  const sql = readFileSync(new URL(`${tag}.sql`, folder), 'utf8');
  const statements = sql.split('--> statement-breakpoint').map((one) => one.trim());
  return { tag, when, hash: createHash('sha256').update(sql).digest('hex'), statements };
});

const text = `// Made by \`npm run db:generate\` from src/api/migrations. Not edited by hand.
export const MIGRATIONS: { tag: string; when: number; hash: string; statements: string[] }[] = ${JSON.stringify(migrations, null, 2)};
`;

const now = (() => {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return '';
  }
})();
if (process.argv.includes('--check')) {
  if (now !== text) {
    console.error('src/api/migrations.gen.ts is not up to date. Run: npm run db:generate');
    process.exit(1);
  }
} else if (now !== text) {
  writeFileSync(target, text);
  console.log(`embedded ${migrations.length} migrations`);
}
