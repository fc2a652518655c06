// `npm run bench`: how long people wait. Read the ratios: the times belong to the machine. See bench/README.md.
import { parseArgs } from 'node:util';
import { benchCalls } from './calls.ts';
import { benchChat } from './chat.ts';
import { benchImport } from './import.ts';
import { HOMES, type HomeName } from './lib/school.ts';
import { benchLists } from './lists.ts';
import { benchPeople } from './people.ts';
import { benchQuestions } from './questions.ts';
import { benchScreens } from './screens.ts';

const SIZES: Record<string, number> = { '1k': 1_000, '10k': 10_000, '100k': 100_000, '1m': 1_000_000 };

const ALL = '10k,100k,1m';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: ALL },
    homes: { type: 'string', default: Object.keys(HOMES).join(',') },
    only: { type: 'string', default: '' },
  },
});
const sizes = values.sizes.split(',').map((name) => SIZES[name] ?? Number(name));
const homes = values.homes.split(',').filter((name): name is HomeName => name in HOMES);

const BENCHES: Record<string, () => Promise<void>> = {
  people: () => benchPeople(homes, sizes, values.only),
  lists: () => benchLists(homes, values.sizes === ALL ? [1_000, 100_000] : sizes, values.only),
  questions: () => benchQuestions(homes),
  import: () => benchImport(homes, sizes),
  calls: benchCalls,
  chat: benchChat,
  screens: () => benchScreens(values.only),
};
const chosen = positionals.length > 0 ? positionals : Object.keys(BENCHES);
const unknown = chosen.find((name) => !BENCHES[name]);
if (unknown !== undefined || homes.length === 0 || sizes.some((size) => !(size > 0))) {
  console.error(`Choose from ${Object.keys(BENCHES).join(', ')}; see bench/README.md for the options.`);
  process.exit(1);
}
for (const name of chosen) await BENCHES[name]?.();
