// `npm run db:restore -- school.lmsbackup`: puts a backup into an empty database; with --force it replaces what is there.
import { restore } from '#runtimes/node/restore.ts';
import { runTool, ToolError } from '#runtimes/node/tool.ts';

const words = process.argv.slice(2);
const force = words.includes('--force');
const [file, ...more] = words.filter((word) => word !== '--force');

await runTool(
  async (database) => {
    if (!file || more.length > 0) throw new ToolError('Name one file: npm run db:restore -- school.lmsbackup');
    const rows = Object.values(await restore(database, file, force));
    const total = rows.reduce((sum, one) => sum + one, 0);
    console.log(`${total} rows of ${rows.length} tables were restored from ${file}.`);
  },
  { alone: true },
);
