// The screens with real amounts, in a real browser: until something is to be seen, and whether the page ever keeps
// somebody waiting while it is used.
import { execFileSync } from 'node:child_process';
import { type Browser, chromium } from '@playwright/test';
import pg from 'pg';
import { CHROMIUM_FLAGS, findChromium } from '../tests/conformance/chromium.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { startServer } from '../tests/support/server.ts';
import { makePeople, makeQuestions } from './lib/make.ts';
import { makeCards, makeMessages } from './lib/makeBoard.ts';
import { makeEmails, makeInvoices } from './lib/makeLists.ts';
import { measureNavigation } from './lib/navigate.ts';
import type { Figure, Note } from './lib/record.ts';
import { signIn } from './lib/signIn.ts';
import { type Tasks, tasksWhile } from './lib/tasks.ts';
import { drag, search, searchAll, type Use, wheel } from './lib/uses.ts';

const CARDS = 1_000;
const MAILS = 100_000;
const MESSAGES = 10_000;
const ROWS = 10_000;
const HOME = 'PostgreSQL, in Chromium';

interface Screen {
  name: string;
  path: string;
  /** What is to be seen once it is there. */
  seen: string;
  uses?: [name: string, use: Use][];
  /** While somebody types, no task may be long. */
  typing?: Use;
}

const screensWith = (chat: number): Screen[] => [
  {
    name: `kanban, ${CARDS} cards`,
    path: '/apps/kanban',
    seen: '[data-card]',
    uses: [
      ['dragging a card', drag],
      ['scrolling a column', wheel('[data-card]', 400)],
    ],
    typing: search('room'),
  },
  {
    name: `mails, ${MAILS}`,
    path: '/apps/email',
    seen: '[data-mail]',
    uses: [['scrolling the list', wheel('[data-mail]', 500)]],
    typing: search('room'),
  },
  {
    name: `chat, ${MESSAGES} messages`,
    path: `/apps/chat?chat=${chat}`,
    seen: '[data-message]',
    uses: [['scrolling back', wheel('[data-message]', -700)]],
    typing: search('words'),
  },
  { name: `users, ${ROWS}`, path: '/lms/users', seen: 'tbody a', typing: search('elena') },
  { name: `questions, ${ROWS}`, path: '/lms/questions', seen: 'tbody a', typing: search('history') },
  { name: `invoices, ${ROWS}`, path: '/apps/invoice/list', seen: 'tbody a', typing: search('elena') },
  { name: 'help centre', path: '/pages/knowledge-base', seen: 'main a', typing: search('password') },
  { name: 'search of everything', path: '/', seen: '[data-kpi]', typing: searchAll('elena') },
];

async function openPage(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, url);
  return page;
}

async function measureScreen(note: Note, browser: Browser, url: string, screen: Screen) {
  const page = await openPage(browser, url);
  const report = (name: string, { longest, longestByClock, long }: Tasks, more: Figure[] = [], most?: number) =>
    note({
      what: `${screen.name}: ${name}`,
      home: HOME,
      figures: [
        ...more,
        { name: 'longest task (CPU)', value: longest, unit: 'ms' },
        { name: 'by the clock', value: longestByClock, unit: 'ms' },
        { name: 'tasks over 50 ms (CPU)', value: long, unit: '', ...(most === undefined ? {} : { atMost: most }) },
      ],
    });
  const open = async () => {
    await page.goto(url + screen.path);
    await page.locator(screen.seen).first().waitFor();
  };
  // Once so that the browser has the files, as somebody has who comes every day.
  await open();
  await page.waitForTimeout(1_500);
  let seen = 0;
  const opening = await tasksWhile(browser, page, async () => {
    const begin = performance.now();
    await open();
    seen = performance.now() - begin;
    await page.waitForTimeout(1_500);
  });
  report('opening', opening, [{ name: 'to be seen', value: seen, unit: 'ms' }]);
  for (const [name, use] of screen.uses ?? []) report(name, await tasksWhile(browser, page, () => use(page)));
  const { typing } = screen;
  if (typing) report('searching', await tasksWhile(browser, page, () => typing(page)), [], 0);
  await page.context().close();
}

/** Answers a chat with many messages. */
async function fill(address: string): Promise<number> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await makePeople(client, ROWS);
    await makeQuestions(client, ROWS);
    await makeInvoices(client, ROWS);
    await makeCards(client, CARDS);
    await makeEmails(client, MAILS);
    return await makeMessages(client, MESSAGES);
  } finally {
    await client.end();
  }
}

export async function benchScreens(note: Note, only: string) {
  execFileSync(process.execPath, ['scripts/build.mjs', 'web', 'server'], { stdio: 'inherit' });
  const postgres = await startPostgres();
  const address = await postgres.createDatabase('school');
  const server = await startServer({ DATABASE_URL: address });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const chat = await fill(address);
    for (const screen of screensWith(chat).filter((one) => one.name.includes(only))) {
      await measureScreen(note, browser, server.url, screen);
    }
    if ('by the menu'.includes(only))
      await measureNavigation(note, await openPage(browser, server.url), server.url, HOME);
  } finally {
    await browser.close();
    await server.stop();
    await postgres.stop();
  }
}
