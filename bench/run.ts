// `npm run bench`: how long people wait, and what it takes. Read the ratios: the times belong to the machine. See
// docs/performance.md.
import { parseArgs } from 'node:util';
import { benchCalls } from './calls.ts';
import { benchChat } from './chat.ts';
import { benchConnections } from './connections.ts';
import { benchImport } from './import.ts';
import { type Note, openRecorder } from './lib/record.ts';
import { HOMES, type HomeName } from './lib/school.ts';
import { tableOf } from './lib/show.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLists } from './lists.ts';
import { benchMemory } from './memory.ts';
import { benchPages } from './pages.ts';
import { benchPeople } from './people.ts';
import { benchQuestions } from './questions.ts';
import { benchScreens } from './screens.ts';
import { benchThroughput } from './throughput.ts';

const UNITS: Record<string, number> = { k: 1_000, m: 1_000_000 };
const sizeOf = (name: string) => Number(name.replace(/[km]$/, '')) * (UNITS[name.at(-1) ?? ''] ?? 1);

const ALL = '10k,100k,1m';
const EVERY_HOME = Object.keys(HOMES).join(',');

const OPTIONS = {
  sizes: { type: 'string', default: ALL },
  homes: { type: 'string', default: EVERY_HOME },
  only: { type: 'string', default: '' },
  seconds: { type: 'string', default: '3' },
  minutes: { type: 'string', default: '2' },
  connections: { type: 'string', default: '1000' },
} as const;

const BENCHES: Record<string, (note: Note) => Promise<void>> = {
  pages: (note) => benchPages(note, values.only),
  lighthouse: (note) => benchLighthouse(note, values.only),
  throughput: (note) => benchThroughput(note, { homes, sizes, seconds, only: values.only }),
  connections: (note) => benchConnections(note, connections),
  memory: (note) => benchMemory(note, minutes),
  calls: benchCalls,
  chat: benchChat,
  people: (note) => benchPeople(note, homes, sizes, values.only),
  lists: (note) => benchLists(note, homes, values.sizes === ALL ? [1_000, 100_000] : sizes, values.only),
  questions: (note) => benchQuestions(note, homes),
  import: (note) => benchImport(note, homes, sizes),
  screens: (note) => benchScreens(note, values.only),
};

function refuse(): never {
  const options = Object.keys(OPTIONS).map((name) => `--${name}`);
  console.error(`Choose from ${Object.keys(BENCHES).join(', ')}.`);
  console.error(`Options: ${options.join(', ')}; docs/performance.md says what they mean.`);
  process.exit(1);
}

function given() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch {
    return refuse();
  }
}

const { values, positionals } = given();
const sizes = values.sizes.split(',').map(sizeOf);
const homes = values.homes.split(',').filter((name): name is HomeName => name in HOMES);
const [seconds, minutes, connections] = [values.seconds, values.minutes, values.connections].map(Number) as [
  number,
  number,
  number,
];

const chosen = positionals.length > 0 ? positionals : Object.keys(BENCHES);
const unknown = chosen.find((name) => !BENCHES[name]);
const wrong = [...sizes, seconds, minutes, connections].some((number) => !(number > 0));
if (unknown !== undefined || homes.length === 0 || wrong) refuse();

/** With fewer cases than there are, only the lines that were measured anew take the place of older ones. */
const whole = values.only === '' && values.homes === EVERY_HOME && values.sizes === ALL;
const recorder = openRecorder(Object.keys(BENCHES));
for (const name of chosen) {
  console.log(`\n# ${name}\n`);
  let isDone = false;
  try {
    await BENCHES[name]?.(recorder.of(name));
    isDone = true;
  } finally {
    // What was measured before something went wrong was measured.
    recorder.keep(name, isDone && whole);
  }
}
console.log(`\n${tableOf(recorder.rows())}\n\nKept in bench/results: results.json and index.html.`);
