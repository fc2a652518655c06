import type { Api } from './description.ts';
import { query } from './stored.ts';

/** Notes about where somebody was; they are written by looking, too. */
const NOTES = new Set(['sessions', 'refresh_tokens', 'sign_ins', 'one_time_tokens', 'jobs']);

/** Every row that belongs to this person by a reference to people, as text: "todo_tasks: (…)". */
export async function belongingsOf(api: Api, personId: number): Promise<string[]> {
  const references = await query<{ table: string; column: string }>(
    api,
    `SELECT c.conrelid::regclass::text AS table, a.attname AS column FROM pg_constraint c
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND c.confrelid = 'people'::regclass ORDER BY 1, 2`,
  );
  const rows: string[] = [];
  for (const { table, column } of references) {
    if (NOTES.has(table)) continue;
    const found = await query<{ row: string }>(
      api,
      `SELECT t::text AS row FROM ${table} t WHERE "${column}" = ${personId} ORDER BY 1`,
    );
    rows.push(...found.map((one) => `${table}: ${one.row}`));
  }
  return rows;
}
