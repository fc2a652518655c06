import type { Api } from './description.ts';
import { query } from './stored.ts';

/** What no answer may hold, whoever asks. */
const SECRETS: [string, RegExp][] = [
  ['a password hash', /\$argon2|\$scrypt|\$2[aby]\$/i],
  [
    'a secret field',
    /"(?:password_?hash|token_?hash|hash|totp_?secret|recovery_?codes?_?hash\w*|storage_?key)"\s*:\s*"/i,
  ],
  ['a stack trace', /\bat (?:async )?[\w.<>$ ]*\(?(?:file:|node:|\/)\S+:\d+:\d+/],
];

/** What no refusal may tell: how the server is built and what it ran. In what people wrote themselves, it is theirs. */
const TRACES: [string, RegExp][] = [
  ['a file of the server', /node_modules|dist\/server|src\/(?:api|features|runtimes)\//],
  [
    'SQL',
    /Failed query|syntax error at or near|violates \w+ constraint|\bSELECT .{1,200} FROM "|insert into "|relation ".*" does not exist/i,
  ],
  [
    'words of the driver',
    /DrizzleQueryError|PostgresError|ECONNREFUSED|invalid input syntax for type|out of range for type/i,
  ],
  [
    'words of the language',
    /TypeError|RangeError|ReferenceError|Cannot read propert|is not a function|Maximum call stack/,
  ],
  ['words of the checker', /ZodError|"issues":\s*\[/],
];

/** Secrets of this installation, from every column whose name says so: none of them may be in any answer. */
export async function secretsOf(api: Api): Promise<string[]> {
  const columns = await query<{ table: string; column: string }>(
    api,
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name ~ '(^|_)(hash|secret)$' ORDER BY 1, 2`,
  );
  const secrets = [api.deps.secret];
  for (const { table, column } of columns) {
    const found = await query<{ secret: string }>(
      api,
      `SELECT DISTINCT "${column}"::text AS secret FROM "${table}" WHERE length("${column}"::text) > 15`,
    );
    secrets.push(...found.map((one) => one.secret));
  }
  return secrets;
}

/** What an answer gives away, in words; empty when nothing. */
export function leaksIn(status: number, text: string, secrets: string[]): string[] {
  const found = (status < 400 ? SECRETS : [...SECRETS, ...TRACES]).flatMap(([what, pattern]) => {
    const hit = pattern.exec(text);
    return hit ? [`${what}: ${text.slice(Math.max(0, hit.index - 30), hit.index + 80)}`] : [];
  });
  if (secrets.some((secret) => text.includes(secret))) found.push('a stored secret');
  return found;
}
