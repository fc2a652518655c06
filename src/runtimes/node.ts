// The Node home: `npm start`. Reads the settings, opens the database, serves pages and API on one port.
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { NewerDatabase } from '#api/migrate.ts';
import { WrongMode } from '#api/prepare.ts';
import { troubleOf } from '#api/troubles.ts';
import { DEMO_ACCOUNTS } from '#contract/demoAccounts.ts';
import { ClusterError } from './embedded/error.ts';
import { closeBoth } from './node/closeBoth.ts';
import { loadEnvFile } from './node/envFile.ts';
import { openHome } from './node/home.ts';
import { listen, pagesAndApi } from './node/server.ts';
import { readSettings, SettingsError } from './node/settings.ts';

async function main() {
  loadEnvFile();
  const settings = readSettings(process.env);
  const log = pino({ level: settings.LMS_LOG, base: undefined });
  const server = await listen(settings);
  const opening = openHome(settings, log, () => server.url);

  // From the first moment on: the database must not be left behind by a start that somebody breaks off.
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    process.exit(await closeBoth(server, opening, tell));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  const home = await opening.catch(async (error) => {
    await server.close();
    throw error;
  });
  const pages = fileURLToPath(new URL('../../dist/web', import.meta.url));
  server.answerWith(pagesAndApi(home.app, home.deps, pages));
  if (stopping) return;

  const { publicUrl } = home.deps.policy;
  console.log(`\n  LMS is ready: ${server.url}`);
  if (publicUrl !== server.url) console.log(`  People reach it at ${publicUrl}`);
  console.log('');
  if (settings.LMS_MODE === 'demo') {
    console.log('  Demo accounts (email / password):');
    for (const { email, password } of DEMO_ACCOUNTS) console.log(`    ${email} / ${password}`);
    console.log('');
  }
  if (settings.LMS_MODE === 'production' && !settings.SMTP_URL)
    console.log('  No mail leaves this server: SMTP_URL is not set. Invitations and links are files in its outbox.\n');
  if (home.setupCode) {
    console.log(`  Nobody has an account yet. Open ${publicUrl}/pages/register-cover`);
    console.log(`  and make the administrator's with the set-up code ${home.setupCode}\n`);
  }
}

const WENT_AWAY =
  'The database went away while LMS was starting. Nothing is lost: start LMS again when the database is back.';
const NO_ROOM = 'The disk of the database is full: free some space, then start LMS again.';

/** One sentence for what somebody can do something about. */
function sentenceFor(error: unknown): string | undefined {
  const expected = [SettingsError, ClusterError, NewerDatabase, WrongMode].some((kind) => error instanceof kind);
  if (expected && error instanceof Error) return error.message;
  const trouble = troubleOf(error);
  return trouble && { away: WENT_AWAY, busy: undefined, full: NO_ROOM }[trouble];
}

function tell(error: unknown) {
  const sentence = sentenceFor(error);
  console.error(sentence ? `\n  ${sentence}\n` : error);
}

main().catch((error: unknown) => {
  tell(error);
  process.exit(1);
});
