// The workbench screens with real amounts, in a real browser: until something is to be seen, and whether the page ever
// keeps somebody waiting while it is used.
import { execFileSync } from 'node:child_process';
import { type Browser, chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { CHROMIUM_FLAGS, findChromium } from '../tests/conformance/chromium.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { startServer } from '../tests/support/server.ts';
import { makeCards, makeMessages } from './lib/makeBoard.ts';
import { makeEmails } from './lib/makeLists.ts';
import type { Figure, Note } from './lib/record.ts';
import { signIn } from './lib/signIn.ts';
import { type Tasks, tasksWhile } from './lib/tasks.ts';

const CARDS = 1_000;
const MAILS = 100_000;
const MESSAGES = 10_000;

const breath = (page: Page) => page.waitForTimeout(16);

async function wheel(page: Page, place: string, step: number) {
  await page.locator(place).first().hover();
  for (let i = 0; i < 40; i += 1) {
    await page.mouse.wheel(0, step);
    await breath(page);
  }
}

/** Over all columns and back, up and down within them, and dropped. */
async function drag(page: Page) {
  const box = await page.locator('[data-card]').first().boundingBox();
  if (!box) throw new Error('There is no card.');
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  for (let i = 0; i < 90; i += 1) {
    await page.mouse.move(box.x + 40 + Math.abs(((i * 24) % 1600) - 800), box.y + 40 + (i % 30) * 15);
    await breath(page);
  }
  await page.mouse.up();
  await page.waitForTimeout(500);
}

async function type(page: Page) {
  await page.getByRole('searchbox').last().click();
  await page.keyboard.type('room', { delay: 120 });
  await page.waitForTimeout(800);
}

interface Screen {
  name: string;
  path: string;
  /** What is to be seen once it is there. */
  seen: string;
  uses: [name: string, use: (page: Page) => Promise<void>][];
}

const SCREENS: Screen[] = [
  {
    name: `kanban, ${CARDS} cards`,
    path: '/apps/kanban',
    seen: '[data-card]',
    uses: [
      ['dragging a card', drag],
      ['scrolling a column', (page) => wheel(page, '[data-card]', 400)],
      ['searching', type],
    ],
  },
  {
    name: `mails, ${MAILS}`,
    path: '/apps/email',
    seen: '[data-mail]',
    uses: [
      ['scrolling the list', (page) => wheel(page, '[data-mail]', 500)],
      ['searching', type],
    ],
  },
  {
    name: `chat, ${MESSAGES} messages`,
    path: '/apps/chat',
    seen: '[data-message]',
    uses: [['scrolling back', (page) => wheel(page, '[data-message]', -700)]],
  },
];

async function measureScreen(note: Note, browser: Browser, url: string, screen: Screen, chat: number) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, url);
  const at = `${url}${screen.path}${screen.path === '/apps/chat' ? `?chat=${chat}` : ''}`;
  const report = (name: string, { longest, longestByClock, long }: Tasks, more: Figure[] = []) =>
    note({
      what: `${screen.name}: ${name}`,
      home: 'PostgreSQL, in Chromium',
      figures: [
        ...more,
        { name: 'longest task (CPU)', value: longest, unit: 'ms' },
        { name: 'by the clock', value: longestByClock, unit: 'ms' },
        { name: 'tasks over 50 ms (CPU)', value: long, unit: '' },
      ],
    });
  // Once so that the browser has the files, as somebody has who comes every day.
  await page.goto(at);
  await page.locator(screen.seen).first().waitFor();
  await page.waitForTimeout(1_500);
  let seen = 0;
  const opening = await tasksWhile(browser, page, async () => {
    const begin = performance.now();
    await page.goto(at);
    await page.locator(screen.seen).first().waitFor();
    seen = performance.now() - begin;
    await page.waitForTimeout(1_500);
  });
  report('opening', opening, [{ name: 'to be seen', value: seen, unit: 'ms' }]);
  for (const [name, use] of screen.uses) report(name, await tasksWhile(browser, page, () => use(page)));
  await context.close();
}

export async function benchScreens(note: Note, only: string) {
  execFileSync(process.execPath, ['scripts/build.mjs', 'web', 'server'], { stdio: 'inherit' });
  const postgres = await startPostgres();
  const address = await postgres.createDatabase('school');
  const server = await startServer({ DATABASE_URL: address });
  const client = new pg.Client(address);
  await client.connect();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    await makeCards(client, CARDS);
    await makeEmails(client, MAILS);
    const chat = await makeMessages(client, MESSAGES);
    for (const screen of SCREENS.filter((one) => one.name.includes(only))) {
      await measureScreen(note, browser, server.url, screen, chat);
    }
  } finally {
    await browser.close();
    await client.end();
    await server.stop();
    await postgres.stop();
  }
}
