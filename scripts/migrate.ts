// `npm run db:migrate`: brings the tables of the database in the settings up to date. A start of the server does the same.
import { migrate } from '#api/migrate.ts';
import { runTool } from '#runtimes/node/tool.ts';

await runTool(async ({ db }) => {
  const done = await migrate(db);
  console.log(done === 0 ? 'The tables are up to date.' : `${done} migrations were run.`);
});
