import pg from 'pg';

/** Every row of every table as text, sorted, computed columns included: for comparing two databases row by row. */
export async function contentsOf(client: pg.Client): Promise<Record<string, string[]>> {
  await client.query(`SET timezone = 'UTC'; SET bytea_output = 'hex'`);
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of tables) {
    const table = pg.escapeIdentifier(name);
    const { rows } = await client.query<{ row: string }>(
      `SELECT t::text AS row FROM ${table} t ORDER BY t::text COLLATE "C"`,
    );
    contents[name] = rows.map((one) => one.row);
  }
  return contents;
}
