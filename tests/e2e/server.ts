import { join } from 'node:path';
import { temporaryFolder } from '../support/folders.ts';
import { startServer } from '../support/server.ts';

/** One real server for the whole run, on a database of its own. */
export default async function server() {
  const { folder, remove } = temporaryFolder();
  const running = await startServer({ LMS_DATA: join(folder, 'data') });
  process.env.E2E_URL = running.url;
  process.env.E2E_OUTBOX = join(folder, 'data', 'outbox');
  return async () => {
    await running.stop();
    remove();
  };
}
