import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { settings } from '#features/system/api/tables.ts';
import { testApi } from '../../tests/api/api.ts';
import { prepare, WrongMode } from './prepare.ts';

const api = testApi();

it('does nothing to a database that is ready', async () => {
  expect(await prepare(api.db, api.deps, true)).toEqual({ migrations: 0, sampleLaid: false });
});

it('refuses a demo’s database to production, and a production database to a demo', async () => {
  await expect(prepare(api.db, api.deps, false)).rejects.toThrow(WrongMode);
  await api.db.delete(settings).where(eq(settings.key, 'sample:people'));
  await expect(prepare(api.db, api.deps, true)).rejects.toThrow(/LMS_MODE=production/);
});
