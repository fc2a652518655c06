// `npm run admin:create -- --email a@b.c --name "…"`: an administrator's account from the command line.
// The password is asked for, or taken from LMS_ADMIN_PASSWORD.
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { personSubject, record } from '#api/audit.ts';
import { migrate } from '#api/migrate.ts';
import { createAccount } from '#features/auth/api/register.ts';
import { registerBody } from '#features/auth/contract.ts';
import { passwords } from '#runtimes/node/passwords.ts';
import { runTool, type ToolDatabase, ToolError } from '#runtimes/node/tool.ts';

/** Reads a line, also one that ends with the input; on a terminal what is typed stays unseen. */
async function askPassword(): Promise<string> {
  const { stdin, stdout } = process;
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: unseen, terminal: stdin.isTTY });
  if (stdin.isTTY) stdout.write('Password: ');
  const typed = await new Promise<string>((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve(''));
  });
  lines.close();
  if (stdin.isTTY) stdout.write('\n');
  if (!typed) throw new ToolError('No password was given. Type one, or set LMS_ADMIN_PASSWORD.');
  return typed;
}

/** Of ann.lee+school@b.c: ann.lee-school. */
function usernameFrom(address: string): string {
  const [name = ''] = address.split('@');
  return (name.length < 2 ? address : name).replace(/[^\p{L}\p{N}._-]/gu, '-');
}

const USE = 'Say for whom: npm run admin:create -- --email a@b.c --name "First Last"';
const OPTIONS = { email: { type: 'string' }, name: { type: 'string' }, username: { type: 'string' } } as const;
let account: z.infer<typeof registerBody>;

function readWords() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch {
    return {};
  }
}

function read<T>(schema: z.ZodType<T>, words: object): T {
  const { success, data, error } = schema.safeParse(words);
  if (success) return data;
  const [issue] = error.issues;
  throw new ToolError(`The ${issue?.path.join('.')} cannot be taken: ${issue?.message}`);
}

/** All of it before the database is opened: nothing waits for somebody who types. */
async function check() {
  const { email, name, username } = readWords();
  if (!email || !name) throw new ToolError(USE);
  const words = { email, fullName: name, username: username ?? usernameFrom(email) };
  read(registerBody.omit({ password: true }), words);
  account = read(registerBody, { ...words, password: process.env.LMS_ADMIN_PASSWORD ?? (await askPassword()) });
}

async function run({ db }: ToolDatabase) {
  await migrate(db);
  const policy = { newcomers: 'admin', setupCode: null } as const;
  const made = await createAccount({ db, passwords, policy, clock: () => new Date() }, account);
  if (!('id' in made)) {
    throw new ToolError(made.email ?? `${made.username} Choose another one with --username.`);
  }
  const doer = { at: new Date(), actor: null, address: '', device: 'Command line' };
  await record(db, doer, [{ action: 'registered', subject: personSubject(made) }]);
  console.log(`${made.fullName} can sign in as ${made.email} and is an administrator.`);
}

await runTool(run, { check });
