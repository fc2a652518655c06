// `npm run db:backup -- school.lmsbackup`: everything in the database, in one file, also while the server runs.
import { backup } from '#runtimes/node/backup.ts';
import { runTool, ToolError } from '#runtimes/node/tool.ts';

const stamp = new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-');
const [file = `lms-${stamp}.lmsbackup`, ...more] = process.argv.slice(2);

await runTool(async ({ client }) => {
  if (more.length > 0 || file.startsWith('-'))
    throw new ToolError('Name one file: npm run db:backup -- school.lmsbackup');
  const rows = Object.values(await backup(client, file));
  const total = rows.reduce((sum, one) => sum + one, 0);
  console.log(`${total} rows of ${rows.length} tables are in ${file}. It holds personal data: keep it safe.`);
});
