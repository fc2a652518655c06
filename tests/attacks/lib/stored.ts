import type { Api } from './description.ts';

/** Rows of a statement written by hand. */
export async function query<Row>(api: Api, statement: string): Promise<Row[]> {
  return ((await api.db.execute(statement)) as unknown as { rows: Row[] }).rows;
}

export async function tablesOf(api: Api): Promise<string[]> {
  const found = await query<{ name: string }>(
    api,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  return found.map((one) => one.name);
}

/** Counting tries and noting who was here are no effects of a call. */
const NOTES = ['rate_limits', 'audit_entries', 'audit_log', 'sessions', 'refresh_tokens', 'sign_ins'];

/** One checksum for each table: two that are equal say that nothing was written between them. */
export async function fingerprint(api: Api, but: string[] = []): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const name of await tablesOf(api)) {
    if ([...NOTES, ...but].includes(name)) continue;
    const [row] = await query<{ sum: string }>(
      api,
      `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS sum FROM "${name}" t`,
    );
    sums[name] = row?.sum ?? '';
  }
  return sums;
}

/** Where such a text is stored: "people: (12,Ada,…)". */
export async function rowsHolding(api: Api, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tablesOf(api)) {
    const rows = await query<{ row: string }>(
      api,
      `SELECT left(t::text, 300) AS row FROM "${name}" t WHERE strpos(t::text, '${text}') > 0 LIMIT 3`,
    );
    found.push(...rows.map((one) => `${name}: ${one.row}`));
  }
  return found;
}
