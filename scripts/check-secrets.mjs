// Nothing secret and nothing of one machine goes into the project: keys, tokens, passwords in addresses, hosts of a
// registry, paths of somebody's computer. Looks at every file that git tracks or would track.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';

const LARGEST = 2_000_000;
const BINARY = /\.(png|jpe?g|gif|webp|ico|woff2?|pdf|zip|gz|br|docx|xlsx|mp4|webm|mp3)$/;

/** What must not be there. Words such as "secret" alone are no sign: the value behind them has to look like one. */
const RULES = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a key of a cloud', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of a code host', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{40,}|glpat-[\w-]{20})\b/],
  ['a token of a registry', /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*\S|\/\/[^\s/]+\/:_(?:auth|password)/],
  ['a key of a payment provider', /\b(?:sk|rk)_live_[A-Za-z0-9]{16,}|\bwhsec_[A-Za-z0-9+/]{30,}/],
  ['a token of a chat or a mail service', /\bxox[abprs]-[\w-]{10,}|\bSG\.[\w-]{20,}\.[\w-]{20,}/],
  ['a signed token', /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/],
  ['an API key of this product', /\blms_[\w-]{43}\b/],
  ['a password hash', /\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]{16,}\$[\w+/]{20,}/],
  [
    'a host of a registry',
    /"resolved":\s*"http|\bregistry\s*=\s*http|https?:\/\/[\w.-]+(?::\d+)?\/(?:artifactory|nexus|repository\/npm)/i,
  ],
  [
    'a path of one machine',
    /(?<![\w.])\/(?:home|Users)\/[a-z][\w.-]*\/|\b[A-Z]:\\Users\\|(?<![\w./-])\/(?:work|workspace)\/[a-z]/,
  ],
];

/** `postgres://user:password@host`: examples and tests name passwords that nobody has. */
const IN_ADDRESS = /\b[a-z][a-z+]*:\/\/[^\s/:@'"`]*:([^\s/@'"`]+)@/g;
const EXAMPLES = /^(?:\$\{.*|\*+|…|password|pass|secret|lms|user|x+|hidden-word|\w*-?word|[A-Z_]+|<.*>)$/i;

/** Settings in files of configuration have to be empty, commented out or taken from elsewhere. */
const CONFIGURATION = /(?:^|\/)(?:\.env[^/]*|[^/]+\.(?:ya?ml|toml|ini|conf|properties)|Dockerfile|\.npmrc)$/;
const SETTING =
  /^\s*-?\s*(?:export\s+)?["']?(\w*(?:SECRET|PASSWORD|TOKEN|_KEY|PASSWD)\w*)["']?\s*[:=]\s*["']?([^"'\s#]+)/gim;

function* faultsOf(name, text) {
  for (const [what, pattern] of RULES) {
    const hit = pattern.exec(text);
    if (hit) yield [what, hit.index];
  }
  for (const hit of text.matchAll(IN_ADDRESS)) {
    if (!EXAMPLES.test(hit[1])) yield ['a password in an address', hit.index];
  }
  if (!CONFIGURATION.test(name)) return;
  for (const hit of text.matchAll(SETTING)) {
    if (!/^\$|^(?:true|false|\d{1,5})$/.test(hit[2]) && !EXAMPLES.test(hit[2]))
      yield [`a value for ${hit[1]}`, hit.index];
  }
}

function* filesOfGit() {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const options = { encoding: 'utf8', maxBuffer: 64 << 20, stdio: ['ignore', 'pipe', 'ignore'] };
  yield* execFileSync('git', words, options).split('\0').filter(Boolean);
}

const LEFT_OUT = ['.git', ...readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean)];

function isLeftOut(path) {
  const name = path.split('/').at(-1);
  return LEFT_OUT.some((given) => {
    const pattern = given.replace(/\/$/, '');
    if (pattern.startsWith('/')) return path === pattern.slice(1);
    return pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern;
  });
}

/** What is there without git, as where an archive was unpacked. */
function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (isLeftOut(path)) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

function allFiles() {
  try {
    return new Set(filesOfGit());
  } catch {
    return new Set(filesBelow('.'));
  }
}

const isHere = (name) => statSync(name, { throwIfNoEntry: false })?.isFile();

let faults = 0;
for (const name of allFiles()) {
  if (name === 'scripts/check-secrets.mjs' || BINARY.test(name) || !isHere(name) || statSync(name).size > LARGEST)
    continue;
  const text = readFileSync(name, 'utf8');
  for (const [what, at] of faultsOf(name, text)) {
    faults += 1;
    const line = text.slice(0, at).split('\n').length;
    // The value itself is not printed: the output of checks is kept by others.
    console.error(`${name}:${line} holds ${what}. Take it out; if it was real, it has to be changed as well.`);
  }
}
process.exitCode = faults > 0 ? 1 : 0;
