// The Node home: `npm start`. Reads the settings, opens the database, serves pages and API on one port.
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { NewerDatabase } from '#api/migrate.ts';
import { DEMO_ACCOUNTS } from './demo.ts';
import { ClusterError } from './embedded/error.ts';
import { openHome } from './node/home.ts';
import { listen, pagesAndApi } from './node/server.ts';
import { readSettings, SettingsError } from './node/settings.ts';

try {
  process.loadEnvFile();
} catch {
  // No .env file: the defaults and the environment are enough.
}

async function main() {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.LMS_LOG, base: undefined });
  const server = await listen(settings);
  const home = await openHome(settings, log, () => server.url).catch(async (error) => {
    await server.close();
    throw error;
  });
  const pages = process.env.LMS_PAGES ?? fileURLToPath(new URL('../../dist/web', import.meta.url));
  server.answerWith(pagesAndApi(home.app, pages));

  console.log(`\n  LMS is ready: ${server.url}\n`);
  if (settings.LMS_MODE === 'demo') {
    console.log('  Demo accounts (email / password):');
    for (const { email, password } of DEMO_ACCOUNTS) console.log(`    ${email} / ${password}`);
    console.log('');
  }
  if (home.setupCode) {
    console.log(`  Nobody has an account yet. Open ${server.url}/pages/register-cover`);
    console.log(`  and make the administrator's with the set-up code ${home.setupCode}\n`);
  }

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.close();
    await home.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  const expected = error instanceof SettingsError || error instanceof ClusterError || error instanceof NewerDatabase;
  console.error(expected ? `\n  ${error.message}\n` : error);
  process.exit(1);
});
