// `npm run admin:create -- --email a@b.c --name "…"`: an administrator's account from the command line.
// The password is asked for, or taken from LMS_ADMIN_PASSWORD.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { personSubject, record } from '#api/audit.ts';
import { migrate } from '#api/migrate.ts';
import { createAccount } from '#features/auth/api/register.ts';
import { registerBody } from '#features/auth/contract.ts';
import { passwords } from '#runtimes/node/passwords.ts';
import { runTool, type ToolDatabase, ToolError } from '#runtimes/node/tool.ts';

/** Reads a line; on a terminal what is typed stays unseen. */
async function askPassword(): Promise<string> {
  const { stdin, stdout } = process;
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: unseen, terminal: stdin.isTTY });
  if (stdin.isTTY) stdout.write('Password: ');
  const typed = await lines.question('');
  lines.close();
  if (stdin.isTTY) stdout.write('\n');
  return typed;
}

/** Of ann.lee+school@b.c: ann.lee-school. */
function usernameFrom(address: string): string {
  const [name = ''] = address.split('@');
  return (name.length < 2 ? address : name).replace(/[^\p{L}\p{N}._-]/gu, '-');
}

const USE = 'Say for whom: npm run admin:create -- --email a@b.c --name "First Last"';
const OPTIONS = { email: { type: 'string' }, name: { type: 'string' }, username: { type: 'string' } } as const;
let given: { email: string; name: string; username?: string | undefined };

function readWords() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch {
    return {};
  }
}

function check() {
  const { email, name, username } = readWords();
  if (!email || !name) throw new ToolError(USE);
  given = { email, name, username };
}

async function run({ db }: ToolDatabase) {
  const { email, name } = given;
  const username = given.username ?? usernameFrom(email);
  const password = process.env.LMS_ADMIN_PASSWORD ?? (await askPassword());
  const read = registerBody.safeParse({ email, fullName: name, username, password });
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new ToolError(`The ${issue?.path.join('.')} cannot be taken: ${issue?.message}`);
  }
  await migrate(db);
  const policy = { newcomers: 'admin', setupCode: null } as const;
  const made = await createAccount({ db, passwords, policy, clock: () => new Date() }, read.data);
  if (!('id' in made)) {
    throw new ToolError(made.email ?? `${made.username} Choose another one with --username.`);
  }
  const doer = { at: new Date(), actor: null, address: '', device: 'Command line' };
  await record(db, doer, [{ action: 'registered', subject: personSubject(made) }]);
  console.log(`${made.fullName} can sign in as ${made.email} and is an administrator.`);
}

await runTool(run, { check });
