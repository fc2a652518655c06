// The migrations and the module made of them say the same as the tables. Nothing is changed: Drizzle works on a copy.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import config from '../drizzle.config.ts';

const run = promisify(execFile);
const migrations = 'src/api/migrations';

mkdirSync('.cache', { recursive: true });
const copy = mkdtempSync(join('.cache', 'migrations-'));
try {
  cpSync(migrations, copy, { recursive: true });
  const copied = join(copy, 'drizzle.config.json');
  writeFileSync(copied, JSON.stringify({ ...config, out: copy }));
  // A question (was this column renamed?) cannot be answered here, and asking it means there is something to generate.
  const { stdout } = await run('node_modules/.bin/drizzle-kit', ['generate', '--config', copied], { timeout: 120_000 });
  const made = readdirSync(copy).filter((name) => name.endsWith('.sql') && !readdirSync(migrations).includes(name));
  if (made.length > 0) {
    const sql = made.map((name) => readFileSync(join(copy, name), 'utf8')).join('\n');
    console.error(`The tables have changed and no migration says so. Run: npm run db:generate\n\n${sql}`);
    process.exitCode = 1;
  } else if (!stdout.includes('No schema changes')) {
    console.error(`Drizzle did not finish comparing tables and migrations:\n${stdout}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.argv.push('--check');
await import('./embed-migrations.ts');
