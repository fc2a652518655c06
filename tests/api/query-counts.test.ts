import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#api/db.ts';
import { testApi } from './api.ts';
import { dayAfter } from './billing.ts';
import { multiply } from './manyRows.ts';

/**
 * What each call may ask of the database, at most: who is asking, the page, its total, what belongs to its rows.
 * `{name}` stands for the id of a row that is there.
 */
const CALLS: [most: number, call: string, body?: object][] = [
  // The frame.
  [3, 'GET /api/me'],
  [1, 'GET /api/start'],
  [2, 'GET /api/bookmarks/data'],
  [2, 'GET /api/preferences'],
  [8, 'GET /api/notifications?perPage=100'],
  [6, 'GET /api/main-search/data?q=a'],
  [2, 'GET /api/autocomplete/data'],
  [2, 'GET /api/select/data'],
  [2, 'GET /jwt/sessions'],
  [2, 'GET /api/jobs'],
  [2, 'GET /api/keys'],
  // People.
  [8, 'POST /api/account/getAllUsers', { perPage: 100 }],
  [8, 'POST /api/account/getAllUsers', { perPage: 100, q: 'an' }],
  [8, 'POST /api/account/getAllUsers', { perPage: 100, role: 'Student', sortColumn: 'lastActiveAt' }],
  [2, 'GET /api/people/counts'],
  [6, 'GET /api/people/{person}'],
  [4, 'GET /api/people/{person}/account'],
  [5, 'GET /api/people/{person}/activity'],
  [17, 'GET /api/people/{person}/belongings'],
  [3, 'GET /api/people/{person}/sessions'],
  [5, 'GET /api/people/{person}/sign-ins'],
  [7, 'GET /api/directory?for=email&q=a'],
  [9, 'GET /api/users/list/data?perPage=100'],
  [3, 'GET /api/users/list/all-data'],
  [10, 'GET /api/users/list/counts'],
  [3, 'GET /api/users/user?id={person}'],
  [8, 'GET /api/audit?perPage=100'],
  [2, 'GET /api/audit/{entry}'],
  [6, 'GET /account-setting/data'],
  [17, 'GET /api/account/leaving'],
  // Roles and permissions.
  [14, 'GET /apps/permissions/data?perPage=100'],
  [10, 'GET /api/roles'],
  [2, 'GET /api/roles/names'],
  [10, 'GET /api/roles/people?perPage=100'],
  [4, 'GET /api/roles/people/{person}'],
  // Questions and practice.
  [9, 'GET /api/questions?perPage=100'],
  [12, 'GET /api/questions?perPage=100&q=the&sortColumn=facility'],
  [3, 'GET /api/questions/{question}'],
  [2, 'GET /api/questions/{question}/versions'],
  [3, 'GET /api/questions/categories'],
  [2, 'GET /api/questions/counts'],
  [2, 'GET /api/questions/tags'],
  [6, 'GET /api/results?perPage=100'],
  [8, 'GET /api/results?perPage=100&q=a&toMark=true'],
  [6, 'GET /api/results/counts'],
  [4, 'GET /api/results/{result}'],
  [11, 'student GET /api/student/home'],
  [3, 'student GET /api/student/categories'],
  [7, 'student GET /api/student/practices?perPage=100'],
  [3, 'student GET /api/student/practices/{practice}'],
  // Invoices.
  [8, 'GET /apps/invoice/invoices?perPage=100'],
  [8, 'GET /apps/invoice/invoices?perPage=100&q=a'],
  [5, 'GET /api/invoice/counts'],
  [2, 'GET /api/invoice/clients'],
  [2, 'GET /api/invoice/settings'],
  [7, 'GET /api/invoice/invoices/{invoice}'],
  [3, 'GET /api/invoice/invoices/{invoice}/events'],
  [3, 'GET /api/invoice/invoices/{invoice}/versions'],
  // Employees.
  [9, 'GET /api/datatables/data?perPage=100'],
  [2, 'GET /api/datatables/initial-data'],
  [3, 'GET /api/datatables/choices?column=city'],
  [2, 'GET /api/datatables/employees/{employee}'],
  // Mail.
  [11, 'GET /apps/email/emails?perPage=100'],
  [12, 'GET /apps/email/emails?perPage=100&folder=all&q=the'],
  [3, 'GET /apps/email/meta'],
  [9, 'GET /apps/email/get-email?id={mail}'],
  [11, 'GET /apps/email/paginate-email?emailId={mail}&dir=next'],
  [5, 'GET /apps/email/place?emailId={mail}'],
  [3, 'GET /apps/email/labels'],
  [5, 'GET /apps/email/addresses?q=a'],
  [2, 'GET /apps/email/signature'],
  // Chat.
  [16, 'GET /apps/chat/chats-and-contacts'],
  [8, 'GET /apps/chat/list'],
  [6, 'GET /apps/chat/{chat}/messages?limit=100'],
  [8, 'GET /apps/chat/{chat}/info'],
  [4, 'GET /apps/chat/{chat}/files'],
  [3, 'GET /apps/chat/{chat}/seen'],
  [15, 'GET /apps/chat/get-chat?id={contact}'],
  [2, 'GET /apps/chat/presence'],
  [8, 'GET /apps/chat/search?q=the'],
  [2, 'GET /apps/chat/unseen'],
  [2, 'GET /apps/chat/users/profile-user'],
  // Boards.
  [5, 'GET /apps/kanban/board'],
  [2, 'GET /apps/kanban/boards'],
  [6, 'GET /apps/kanban/boards/{board}/belongings'],
  [2, 'GET /apps/kanban/labels'],
  [6, 'GET /apps/kanban/tasks'],
  [10, 'GET /apps/kanban/tasks/{card}'],
  [4, 'GET /apps/kanban/tasks/{card}/history'],
  // To-do and calendar.
  [4, 'GET /apps/todo/tasks'],
  [3, 'GET /apps/todo/counts'],
  [3, 'GET /apps/todo/tags'],
  [4, 'GET /apps/todo/tasks/{task}'],
  [6, 'GET /apps/calendar/events'],
  [5, 'GET /apps/calendar/events/{event}'],
  [7, 'GET /apps/calendar/extras?from={from}&to={to}'],
  [6, 'GET /apps/calendar/search?q=e'],
  [2, 'GET /apps/calendar/settings'],
  [5, 'GET /apps/calendar/export.ics'],
  // Shop.
  [10, 'GET /apps/ecommerce/products?perPage=100'],
  [6, 'GET /apps/ecommerce/products/{product}'],
  [5, 'GET /apps/ecommerce/products/{product}/related'],
  [5, 'GET /apps/ecommerce/products/{product}/reviews'],
  [2, 'GET /apps/ecommerce/facets'],
  [2, 'GET /apps/ecommerce/featured'],
  [4, 'GET /apps/ecommerce/wishlist'],
  [4, 'GET /apps/ecommerce/cart'],
  [5, 'GET /api/checkout'],
  [2, 'GET /api/addresses'],
  [8, 'GET /api/products?perPage=100'],
  [3, 'GET /api/products/counts'],
  [3, 'GET /api/products/{product}'],
  [8, 'GET /api/orders?perPage=100'],
  [9, 'GET /api/orders/all?perPage=100'],
  [3, 'GET /api/orders/counts'],
  [3, 'GET /api/orders/all/counts'],
  [4, 'GET /api/orders/{order}'],
  // Publishing.
  [8, 'GET /blog/list/data?perPage=100'],
  [5, 'GET /blog/list/data/detail?id={post}'],
  [4, 'GET /api/blog/posts/{post}/comments'],
  [3, 'GET /blog/list/data/sidebar'],
  [2, 'GET /blog/rss.xml'],
  [8, 'GET /api/blog/list?perPage=100'],
  [8, 'GET /api/blog/posts?perPage=100'],
  [2, 'GET /api/blog/posts/{post}'],
  [2, 'GET /blog/list/data/edit?id={post}'],
  [5, 'GET /api/blog/counts'],
  [9, 'GET /api/blog/comments?perPage=100'],
  [3, 'GET /faq/data'],
  [2, 'GET /faq/data/knowledge_base'],
  [2, 'GET /faq/data/category'],
  [5, 'GET /faq/data/question?id={article}'],
  [3, 'GET /api/help/articles/{article}'],
  [3, 'GET /api/help/search?q=the'],
  [5, 'GET /api/help/edit'],
  [4, 'GET /pricing/data'],
  [4, 'GET /api/pricing/mine'],
  // Profiles.
  [35, 'GET /profile/data'],
  [15, 'GET /api/profile/people/{person}'],
  [3, 'GET /api/profile/people/{person}/photos'],
  [4, 'GET /api/profile/people/{person}/followers'],
  [4, 'GET /api/profile/people/{person}/following'],
  [4, 'GET /api/profile/suggestions'],
  [15, 'GET /api/profile/posts'],
  [9, 'GET /api/profile/posts/{profilePost}'],
  [2, 'GET /api/profile/posts/newer?after=1'],
  [11, 'GET /api/profile/posts/{profilePost}/comments'],
  [11, 'GET /api/profile/posts/{profilePost}/likes'],
  [7, 'GET /api/profile/polls'],
  [2, 'GET /api/profile/pages'],
  [2, 'GET /api/profile/notices'],
  // Dashboards and cards.
  [8, 'GET /api/figures/activity'],
  [5, 'GET /api/figures/invoices'],
  [3, 'GET /api/figures/people'],
  [4, 'GET /api/figures/practice'],
  [3, 'GET /api/figures/questions'],
  [3, 'GET /api/figures/sales'],
  [4, 'GET /api/figures/sign-ins'],
  [2, 'GET /api/dashboards/analytics/layout'],
  [2, 'GET /card/card-analytics/revenue-report'],
  [2, 'GET /card/card-analytics/support-tracker'],
  [2, 'GET /card/card-analytics/avg-sessions'],
  [2, 'GET /card/card-analytics/customers'],
  [2, 'GET /card/card-analytics/goal-overview'],
  [2, 'GET /card/card-analytics/product-orders'],
  [2, 'GET /card/card-analytics/revenue'],
  [2, 'GET /card/card-analytics/sessions-device'],
];

/** Whole files, streams, single small rows, and what is asked before anybody is signed in. */
const NOT_COUNTED = [
  ...['GET /healthz', 'GET /readyz', 'GET /metrics', 'GET /api/openapi.json', 'GET /api/live'],
  ...['GET /api/files/:id/:name', 'GET /api/avatars/:key', 'GET /api/account/download', 'GET /calendar/feed/:token'],
  ...['GET /api/invoice/invoices/:id/pdf', 'GET /api/invoice/shared/:token', 'GET /api/people/imports/:id/failed'],
  ...['GET /api/audit/export', 'GET /api/datatables/export', 'GET /api/invoice/export', 'GET /api/orders/export'],
  ...['GET /api/people/export', 'GET /api/permissions/export', 'GET /api/products/export', 'GET /api/questions/export'],
  ...['GET /api/questions/export/check', 'GET /api/results/export', 'GET /api/users/list/export'],
  // One row by its name.
  ...['GET /api/jobs/:id', 'GET /api/people/imports/:id', 'GET /api/people/imports/:id/rows'],
  ...['GET /api/questions/:id/versions/:version', 'GET /api/invoice/invoices/:id/versions/:version'],
  ...['GET /card/card-statistics/:card', 'GET /apps/calendar/subscription', 'GET /jwt/two-steps'],
];

/** A row for each name in braces: one with much beneath it. */
const ROWS: Record<string, string> = {
  person: `SELECT author_id AS id FROM profile_posts GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  question: `SELECT question_id AS id FROM question_versions GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  result: `SELECT id FROM practices WHERE state = 'finished' ORDER BY ungraded DESC, id LIMIT 1`,
  practice: `SELECT id FROM practices WHERE person_id = (SELECT id FROM people WHERE email = 'student@demo.com') ORDER BY id LIMIT 1`,
  invoice: `SELECT invoice_id AS id FROM invoice_payments ORDER BY 1 LIMIT 1`,
  employee: `SELECT min(id) AS id FROM employees`,
  entry: `SELECT min(id) AS id FROM audit_entries`,
  mail: `SELECT email_id AS id FROM email_files JOIN emails ON emails.id = email_id JOIN people ON people.id = owner_id
    WHERE people.email = 'admin@demo.com' ORDER BY 1 LIMIT 1`,
  chat: `SELECT chat_id AS id FROM chat_members JOIN people ON people.id = person_id
    WHERE people.email = 'admin@demo.com' ORDER BY 1 LIMIT 1`,
  contact: `SELECT high_id AS id FROM chats WHERE low_id = (SELECT id FROM people WHERE email = 'admin@demo.com') ORDER BY 1 LIMIT 1`,
  card: `SELECT card_id AS id FROM kanban_comments GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  board: `SELECT slug AS id FROM kanban_cards JOIN kanban_boards ON kanban_boards.id = board_id ORDER BY board_id LIMIT 1`,
  article: `SELECT article_id AS id FROM help_votes GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  task: `SELECT todo_id AS id FROM todo_steps ORDER BY 1 LIMIT 1`,
  event: `SELECT event_id AS id FROM calendar_guests ORDER BY 1 LIMIT 1`,
  product: `SELECT product_id AS id FROM product_reviews GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  order: `SELECT order_id AS id FROM order_items GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  post: `SELECT post_id AS id FROM blog_comments GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  profilePost: `SELECT post_id AS id FROM profile_comments GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
};

/** A count that took long is remembered for a moment: one question more or less is the clock's, not the rows'. */
const SPARE = 1;
/** A page of a longer list is found in another way, which asks a few things first, however long the list is. */
const OTHER_WAY = 4;
const isPage = (call: string) => call.includes('perPage') || call.includes('/figures/activity');
const TIMES = 3;

describe('queries for a call', () => {
  const asked: string[] = [];
  const api = testApi({ onQuery: (text) => asked.push(text) });
  const ids = new Map<string, number | string>();
  const counts = new Map<string, { few: number; many: number }>();

  /** How many statements each call took. */
  async function countAll(tokens: Record<string, string>): Promise<[call: string, count: number][]> {
    const found: [string, number][] = [];
    for (const [, call, body] of CALLS) {
      const [path = '', method = '', who = 'admin'] = call.split(' ').reverse();
      const there = path.replace(/\{(\w+)\}/g, (_, name: string) => `${ids.get(name)}`);
      asked.length = 0;
      const answer = await api.ask(method, there, { token: tokens[who] ?? '', ...(body ? { body } : {}) });
      const key = keyOf(call, body);
      expect(answer.status, `${key} was answered ${answer.text.slice(0, 200)}`).toBe(200);
      found.push([key, asked.length]);
    }
    return found;
  }
  const keyOf = (call: string, body?: object) => (body ? `${call} ${JSON.stringify(body)}` : call);

  beforeAll(async () => {
    const tokens = { admin: await api.as('admin'), student: await api.as('Student') };
    for (const [name, query] of Object.entries(ROWS)) {
      const [row] = await rows<{ id: number | string }>(api.db, sql.raw(query));
      expect(row, `there is no ${name}`).toBeDefined();
      ids.set(name, row?.id ?? 0);
    }
    ids.set('from', dayAfter(api.now(), -100)).set('to', dayAfter(api.now(), 200));
    await api.db.execute('ANALYZE');
    const few = await countAll(tokens);
    await multiply(api.db, TIMES);
    const many = new Map(await countAll(tokens));
    for (const [call, count] of few) counts.set(call, { few: count, many: many.get(call) ?? 0 });
  });

  it('are counted for every call that reads', () => {
    const counted = CALLS.map(([, call]) => call.replace(/^student /, '').replace(/\?.*/, ''));
    const isCounted = (route: string) => {
      const shape = new RegExp(`^${route.replace(/:\w+/g, '[^/]+').replace('.', '\\.')}$`);
      return NOT_COUNTED.includes(route) || counted.some((call) => shape.test(call));
    };
    const reads = api.app.routes.filter(({ method }) => method === 'GET').map(({ path }) => `GET ${path}`);
    expect([...new Set(reads)].filter((route) => !isCounted(route))).toEqual([]);
  });

  it.each(CALLS.map(([most, call, body]) => [keyOf(call, body), most] as const))('%s: at most %i', (call, most) => {
    const { few, many } = counts.get(call) ?? { few: 0, many: 0 };
    expect(many, 'it grows with the rows').toBeLessThanOrEqual(few + (isPage(call) ? OTHER_WAY : SPARE));
    expect(Math.max(few, many)).toBeLessThanOrEqual(most);
  });
});
