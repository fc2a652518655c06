// `npm run db:backup -- school.lmsbackup`: everything in the database, in one file, also while the server runs.
import { backup } from '#runtimes/node/backup.ts';
import { runTool, type ToolDatabase, ToolError } from '#runtimes/node/tool.ts';

const stamp = new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-');
const [file = `lms-${stamp}.lmsbackup`, ...more] = process.argv.slice(2);

function check() {
  if (more.length > 0 || file.startsWith('-'))
    throw new ToolError('Name one file: npm run db:backup -- school.lmsbackup');
}

async function run(database: ToolDatabase) {
  const made = await backup(database, file);
  const rows = Object.values(made.rows);
  const total = rows.reduce((sum, one) => sum + one, 0);
  const files = made.objects === null ? '' : ` and ${made.objects} uploaded files`;
  console.log(`${total} rows of ${rows.length} tables${files} are in ${file}. It holds personal data: keep it safe.`);
  if (made.objects === null) {
    console.log(`Uploaded files are not inside: they are in ${database.storage.place}. Back that up by its own means.`);
  }
  if (made.lost > 0) console.error(`${made.lost} uploaded files are missing in ${database.storage.place}.`);
}

await runTool(run, { check });
