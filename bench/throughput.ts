// How much the server gets through, and how long each waits meanwhile: the built server in processes of its own, over
// HTTP on this machine, eight callers who ask again as soon as they are answered.
import { execFileSync } from 'node:child_process';
import { call } from '../tests/support/calls.ts';
import { type Load, loadFigures, MOST_GROWTH, underLoad } from './lib/measure.ts';
import type { Figure, Note } from './lib/record.ts';
import type { HomeName } from './lib/school.ts';
import { openStage, type Stage } from './lib/stage.ts';
import { FIRST_NAMES, LAST_NAMES } from './lib/words.ts';

const AT_ONCE = 8;

interface Asked {
  stage: Stage;
  /** Where this caller asks. */
  url: string;
  caller: number;
  round: number;
}

const of = <T>(list: T[], number: number): T => list[number % list.length] as T;
const people = ({ stage, url }: Asked, body: object) =>
  call(url, 'POST', '/api/account/getAllUsers', { token: stage.token, body: { perPage: 25, ...body } });

const CASES: [what: string, ask: (asked: Asked) => Promise<Response>][] = [
  ['log in', ({ url }) => call(url, 'POST', '/jwt/login', { body: { email: 'admin@demo.com', password: 'admin' } })],
  ['list: a page of users', (asked) => people(asked, { page: 1 + (asked.round % 40) })],
  [
    'search: one person',
    (asked) => people(asked, { q: `${of(LAST_NAMES, asked.round * 7).toLowerCase()}${1 + asked.round}` }),
  ],
  ['search: a first name', (asked) => people(asked, { q: of(FIRST_NAMES, asked.round * 11) })],
  [
    'open a mail',
    ({ stage, url, round }) =>
      call(url, 'GET', `/apps/email/get-email?id=${of(stage.mails, round * 13)}`, { token: stage.token }),
  ],
  [
    'send a chat message',
    ({ stage, url, caller, round }) => {
      const at = (round * AT_ONCE + caller) % stage.writers.length;
      const body = { obj: { message: `Message ${round}`, contact: stage.writers[at ^ 1]?.personId } };
      return call(url, 'POST', '/apps/chat/send-msg', { token: of(stage.writers, at).token, body });
    },
  ],
  [
    'move a card',
    ({ stage, url, caller, round }) => {
      // The first half of them is moved in front of the second half, which stays where it is.
      const half = Math.floor(stage.cards.length / 2);
      const { id } = of(stage.cards.slice(0, half), round * AT_ONCE + caller);
      const before = of(stage.cards.slice(half), round * 5 + caller);
      const body = { taskId: id, boardId: before.boardId, beforeId: before.id };
      return call(url, 'POST', '/apps/kanban/move', { token: stage.token, body });
    },
  ],
];

function figuresOf(load: Load, smallest: Load | undefined): Figure[] {
  if (!smallest) return loadFigures(load);
  // By the cost of a call: with the same callers, that is how much less gets through.
  const growth = smallest.perSecond / load.perSecond;
  return [
    ...loadFigures(load),
    { name: 'cost against the smallest', value: growth, unit: 'x', atMost: MOST_GROWTH },
    { name: 'p95 against the smallest', value: load.p95 / smallest.p95, unit: 'x' },
  ];
}

interface Options {
  homes: HomeName[];
  sizes: number[];
  seconds: number;
  only: string;
}

async function measureCases(note: Note, stages: Stage[], home: HomeName, { seconds, only }: Options) {
  const processes = stages[0]?.urls.length ?? 1;
  for (const [what, ask] of CASES) {
    if (!what.includes(only)) continue;
    let smallest: Load | undefined;
    for (const [i, stage] of stages.entries()) {
      const rounds = Array.from({ length: AT_ONCE }, (_, caller) => caller * 997);
      const load = await underLoad(
        (caller) => {
          rounds[caller] = (rounds[caller] ?? 0) + 1;
          return ask({ stage, url: of(stage.urls, caller), caller, round: rounds[caller] ?? 0 });
        },
        { atOnce: AT_ONCE, seconds },
      );
      const compared = i > 0 && i === stages.length - 1 ? smallest : undefined;
      note({ what, home, size: stage.size, processes, figures: figuresOf(load, compared) });
      smallest ??= load;
      console.log(`${home}, ${processes}: ${what}, ${stage.size}: ${load.perSecond.toFixed(0)} a second`);
    }
  }
}

/** All sizes stand side by side and are asked by turns: what else the machine does hits them alike. */
export async function benchThroughput(note: Note, options: Options) {
  execFileSync(process.execPath, ['scripts/build.mjs', 'server'], { stdio: 'inherit' });
  for (const home of options.homes) {
    const stages: Stage[] = [];
    try {
      for (const size of options.sizes) stages.push(await openStage(home, size));
      await measureCases(note, stages, home, options);
      if (home === 'embedded') continue;
      for (const stage of stages) await stage.addProcess();
      await measureCases(note, stages, home, options);
    } finally {
      for (const stage of stages) await stage.close();
    }
  }
}
