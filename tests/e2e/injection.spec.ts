import type { Page } from '@playwright/test';
import { expect, settling, signedInAsNew, test, url } from './lms.ts';
import { ownServer } from './ownServer.ts';

// What is written here would stand in the lists of every other journey.
ownServer();

/** Runs in a page that takes it for mark-up; the policy of the page would stop it and say so in the console. */
const ATTACK = [
  '<script>window.hacked = 1</script>',
  '<img src=/none onerror="window.hacked = 2">',
  '<svg onload="window.hacked = 3"></svg>',
  `'"><iframe srcdoc="<script>parent.hacked = 4</script>"></iframe>`,
  '<a href="javascript:window.hacked = 5">press</a>',
].join(' ');
/** Fits into the shortest names. */
const SHORT = '<img src=/none onerror=hacked=6>';

interface Stored {
  what: string;
  /** Where it is looked at. */
  path: string;
  /** What has to be read there, letter by letter. Where mark-up is allowed, what is left of it. */
  text: string;
  /** A mail lies in a frame of its own. */
  frame?: string;
}

let made = 0;
const word = () => `zq${Date.now().toString(36)}${made++}`;

/** Writes the same harm into every feature that shows text, as an administrator who may. */
async function storeEverywhere(token: string): Promise<Stored[]> {
  async function call(path: string, body: object, method = 'POST') {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(url() + path, { method, headers, body: JSON.stringify(body) });
    const text = await answer.text();
    expect(answer.status, `${path}: ${text}`).toBeLessThan(300);
    return JSON.parse(text) as Record<string, any>;
  }
  const get = async (path: string) =>
    (await fetch(url() + path, { headers: { authorization: `Bearer ${token}` } })).json() as Promise<any>;
  const today = new Date().toISOString().slice(0, 10);
  const [name, html] = [`${word()} ${SHORT}`, `<p>${word()} kept</p>${ATTACK}`];
  const kept = html.slice(3, html.indexOf('</p>'));
  const stored: Stored[] = [];
  const see = (what: string, path: string, text: string, frame?: string) =>
    stored.push({ what, path, text, ...(frame ? { frame } : {}) });

  const person = await call('/api/people', {
    fullName: name,
    email: `${word()}@example.com`,
    company: ATTACK.slice(0, 100),
  });
  const personId = person.id ?? person.person?.id ?? person.user?.id;
  see('a person', `/lms/users/${personId}`, name);
  see('a list of people', `/lms/users?q=${name.split(' ')[0]}`, name);

  const content = { kind: 'single', answers: [{ text: html, fraction: 100, feedback: html }, { text: '<p>b</p>' }] };
  const question = await call('/api/questions', { name, text: html, content, tags: [SHORT.slice(0, 30)] });
  see('a question', `/lms/questions?open=${question.id ?? question.question?.id}`, kept);
  see('a list of questions', `/lms/questions?q=${name.split(' ')[0]}`, name);

  const client = await call('/api/invoice/clients', { name, companyEmail: `${word()}@example.com`, address: SHORT });
  const invoice = await call('/api/invoice/invoices', {
    clientId: client.id ?? client.client?.id,
    issuedDate: today,
    dueDate: today,
    service: 'Software Development',
    lines: [{ title: name, description: ATTACK.slice(0, 200), quantityMilli: 1000, priceCents: 100 }],
    note: ATTACK,
  });
  see('an invoice', `/apps/invoice/preview/${invoice.id ?? invoice.invoice?.id}`, name);

  const me = await get('/api/me');
  const myId = me.id ?? me.userData?.id;
  const { email } = await call('/apps/email/send', { to: [myId], subject: name, message: html });
  see('a list of mails', '/apps/email/sent', name);
  see('a mail', `/apps/email/sent?mail=${email.id}`, kept, 'iframe >> nth=0');

  const contacts = await get('/apps/chat/chats-and-contacts');
  const contact = contacts.contacts.find((one: { reachable?: boolean }) => one.reachable) ?? contacts.contacts[0];
  const message = await call('/apps/chat/send-msg', { obj: { message: name, contact: contact.id } });
  see('a message', `/apps/chat?chat=${message.chat?.id ?? message.chatId ?? message.newMessageData?.chatId}`, name);

  const task = await call('/apps/todo/add-tasks', { task: { title: name, description: html } });
  see('a task', `/apps/todo?task=${task.task?.id ?? task.id}`, kept);
  await call('/apps/calendar/add-event', {
    event: {
      title: name,
      start: `${today}T12:00:00Z`,
      end: `${today}T13:00:00Z`,
      extendedProps: { calendar: 'Personal', location: SHORT, description: ATTACK },
    },
  });
  see('an event', '/apps/calendar?view=list', name);

  const boards = await get('/apps/kanban/boards');
  const card = await call('/apps/kanban/add-task', {
    data: { title: name, boardId: (boards.boards ?? boards)[0].id, description: html },
  });
  const cardId = card.task?.id ?? card.newTask?.id ?? card.id;
  await call(`/apps/kanban/tasks/${cardId}/comments`, { text: ATTACK });
  see('a card', `/apps/kanban?card=${cardId}`, kept);

  const product = await call('/api/products', {
    name,
    description: html,
    brand: SHORT,
    category: 'book',
    priceCents: 100,
    status: 'draft',
  });
  see('a product', `/apps/ecommerce/products?edit=${product.id ?? product.product?.id}`, kept);

  const { post } = await call('/api/blog/posts', {
    blogTitle: name,
    slug: word(),
    excerpt: ATTACK.slice(0, 150),
    content: html,
  });
  await call(`/api/blog/posts/${post.id}/publish`, {});
  await call(`/api/blog/posts/${post.id}/comments`, { text: name });
  see('a post', `/pages/blog/detail/x-${post.id}`, kept);
  see('a comment', `/pages/blog/detail/x-${post.id}`, name);

  const help = await get('/api/help/edit');
  const categoryId = JSON.stringify(help).match(/"categories":\[\{"id":(\d+)/)?.[1];
  const article = await call('/api/help/articles', {
    categoryId: Number(categoryId),
    question: name,
    content: html,
    slug: word(),
  });
  see('an article', `/pages/help/edit/${article.id ?? article.article?.id}`, kept);

  await call('/api/profile/posts', { text: name });
  see('a profile', '/pages/profile', name);
  await call('/api/keys', { name: name.slice(0, 60) });
  see('an API key', '/pages/api-key', name.slice(0, 60));
  const employee = {
    full_name: name,
    email: `${word()}@example.com`,
    start_date: today,
    salary: 1,
    age: 30,
    experience: 1,
  };
  await call('/api/datatables/employees', employee);
  see('an employee', `/datatables/basic?q=${name.split(' ')[0]}`, name);
  return stored;
}

/** As text, or as what stands in a field. */
const shown = (page: Page, { text, frame }: Stored) =>
  frame
    ? page.frameLocator(frame).getByText(text).first()
    : page
        .getByText(text)
        .or(page.locator(`[value=${JSON.stringify(text)}]`))
        .first();

const hacked = (page: Page) => page.evaluate(() => (window as { hacked?: unknown }).hacked ?? 'no');

test('what people write is shown as they wrote it, and none of it runs', async ({ page }) => {
  test.setTimeout(180_000);
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog: ${dialog.message()}`);
  });
  const { token } = await signedInAsNew(page);
  const stored = await storeEverywhere(token);
  const settle = settling(page);
  for (const one of stored) {
    const { what, path } = one;
    await page.goto(url() + path);
    await settle();
    await expect.soft(shown(page, one), `${what}: ${path}`).toBeVisible({ timeout: 4_000 });
    expect(await hacked(page), what).toBe('no');
    const risky = page.locator(
      'script:not([src]), [onerror], [onload]:not(link), [href^="javascript:"], iframe[srcdoc*="hacked"]',
    );
    expect(await risky.count(), `${what}: mark-up that runs`).toBe(0);
  }
});
