// .env.example lists every setting the server reads, each with its line of meaning, and no other.
import { readFileSync } from 'node:fs';
import { SETTING_NAMES } from '#runtimes/node/settings.ts';

const lines = readFileSync(new URL('../.env.example', import.meta.url), 'utf8').split('\n');
const problems: string[] = [];
const listed = lines.flatMap((line, at) => {
  const name = /^#?\s?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1];
  if (name && !/^# \S/.test(lines[at - 1] ?? '')) problems.push(`${name} has no line of meaning above it`);
  return name ? [name] : [];
});
for (const name of SETTING_NAMES) if (!listed.includes(name)) problems.push(`${name} is not listed`);
for (const name of listed) if (!SETTING_NAMES.includes(name)) problems.push(`${name} is no setting of the server`);

for (const problem of problems) console.error(`.env.example: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
