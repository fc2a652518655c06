import { join } from 'node:path';
import { temporaryFolder } from '../support/folders.ts';
import { type Running, startServer } from '../support/server.ts';
import { test } from './lms.ts';

/** For journeys that need the example data as they are, or leave others none of it: a server for this file alone. */
export function ownServer() {
  const shared = process.env.E2E_URL;
  let server: Running | undefined;
  let remove = () => {};
  test.beforeAll(async () => {
    const place = temporaryFolder();
    remove = place.remove;
    server = await startServer({ LMS_DATA: join(place.folder, 'data') });
    process.env.E2E_URL = server.url;
  });
  test.afterAll(async () => {
    process.env.E2E_URL = shared;
    await server?.stop();
    remove();
  });
}
