import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const IN_USE = '55006';

/**
 * Drops a test's database. Not by force: PostgreSQL then refuses whenever its own vacuum happens to be at work there,
 * which a role that is no superuser may not end. Without force it asks the vacuum to leave and waits.
 */
export async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await admin.query(`DROP DATABASE IF EXISTS ${name}`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== IN_USE || tries === 5) throw error;
      await sleep(200);
    }
  }
}
