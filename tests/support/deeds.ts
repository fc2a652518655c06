// What people do in a day, for a server to be busy with.
import { call, signIn } from './calls.ts';
import { openLive } from './liveClient.ts';

const NAMES = ['ann', 'ben', 'carlos', 'dia', 'elena', 'finn', 'grace', 'hugo'];

type Ask = (url: string, token: string, round: number) => Promise<unknown>;

const read = async (answer: Promise<Response>) => {
  const given = await answer;
  if (!given.ok) throw new Error(`answered ${given.status}: ${await given.text()}`);
  return (await given.json()) as Record<string, unknown>;
};
const get = (path: string) => (url: string, token: string) => read(call(url, 'GET', path, { token }));

/** In turns: each is told how often all of them were done before. */
export const DEEDS: Ask[] = [
  (url, token, round) =>
    read(call(url, 'POST', '/api/account/getAllUsers', { token, body: { page: 1 + (round % 3) } })),
  (url, token, round) =>
    read(call(url, 'POST', '/api/account/getAllUsers', { token, body: { q: NAMES[round % NAMES.length] } })),
  get('/apps/email/emails?folder=inbox'),
  get('/apps/kanban/board'),
  get('/apps/chat/list'),
  get('/apps/calendar/events'),
  get('/apps/invoice/invoices?perPage=25'),
  get('/api/questions?perPage=25'),
  get('/api/figures/people'),
  get('/apps/ecommerce/products'),
  get('/api/notifications'),
  (url, token, round) =>
    read(call(url, 'POST', '/apps/todo/add-tasks', { token, body: { task: { title: `Task ${round}` } } })),
  (url, token, round) => read(call(url, 'POST', '/api/bookmarks/update', { token, body: { id: 1 + (round % 20) } })),
  // A page is opened, hears that it is here, and is closed again.
  async (url, token) => (await openLive(url, token)).close(),
  // Now and then somebody signs in; hashing is dear by intent.
  async (url, _, round) => (round % 10 === 0 ? signIn(url, 'client') : undefined),
];
