// `npm run db:restore -- school.lmsbackup`: puts a backup into an empty database; with --force it replaces what is there.
import { existsSync } from 'node:fs';
import { restore } from '#runtimes/node/restore.ts';
import { runTool, ToolError } from '#runtimes/node/tool.ts';

const words = process.argv.slice(2);
const force = words.includes('--force');
const [file, ...more] = words.filter((word) => word !== '--force');

function check() {
  if (!file || more.length > 0 || file.startsWith('-'))
    throw new ToolError('Name one file: npm run db:restore -- school.lmsbackup');
  if (!existsSync(file)) throw new ToolError(`There is no file ${file}.`);
}

await runTool(
  async (database) => {
    const restored = await restore(database, file as string, force);
    const rows = Object.values(restored.rows);
    const total = rows.reduce((sum, one) => sum + one, 0);
    const files = restored.objects === null ? '' : ` and ${restored.objects} uploaded files`;
    console.log(`${total} rows of ${rows.length} tables${files} were restored from ${file}.`);
    if (restored.objects === null)
      console.log('Uploaded files were not inside: the server needs the bucket they are in.');
  },
  { alone: true, check },
);
