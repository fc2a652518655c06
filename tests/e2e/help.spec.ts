import type { Route } from '@playwright/test';
import { callAs, expect, expectNoOverflow, loseAnswer, signedIn, signedInAsNew, test, url } from './lms.ts';

test('a stranger finds an answer and says whether it helped, once', async ({ page }) => {
  await page.goto(`${url()}/pages/login-cover`);
  await page.getByRole('navigation', { name: 'Pages for everybody' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  await page.getByRole('button', { name: /^Delivery/ }).click();
  await page.getByRole('button', { name: 'How long does delivery take?' }).click();
  await expect(page.getByText('leave the storeroom on the next working day')).toBeVisible();
  await page.getByRole('searchbox').fill('VAT');
  await expect(page.getByRole('status').filter({ hasText: '1 answer found' })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('VAT');
  // Open where the words are, as a link to this search shows it.
  await expect(page.getByText('the checkout adds it before you order')).toBeVisible();
  await expect(page).toHaveURL(/q=VAT/);

  await page.getByRole('link', { name: 'Knowledge base', exact: true }).click();
  await page.getByRole('link', { name: /^Your account/ }).click();
  await page.getByRole('link', { name: 'I forgot my password. What now?' }).click();
  await expect(page).toHaveTitle('I forgot my password. What now? · LMS');
  const yes = page.getByRole('button', { name: 'Yes' });
  await yes.click();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText('We will look at this answer again')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL(/login-cover\?returnTo=/);
});

test('a link to a question of the FAQ opens it', async ({ page }) => {
  await page.goto(`${url()}/pages/faq?question=can-i-order-for-my-whole-class`);
  await expect(page.getByText('From ten pieces on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Can I order for my whole class?', exact: true })).toBeFocused();
});

test('the open pages fit the usual phones in the longest languages', async ({ page }) => {
  await page.goto(`${url()}/healthz`);
  for (const language of ['fr', 'ar']) {
    await page.evaluate(
      (chosen) => localStorage.setItem('lms-preferences', JSON.stringify({ language: chosen })),
      language,
    );
    for (const width of [320, 360, 380]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(`${url()}/pages/faq`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoOverflow(page, `the FAQ in ${language} at ${width}`);
    }
  }
});

test('words that are typed with a pause between them stay apart', async ({ page }) => {
  await page.goto(`${url()}/pages/faq`);
  const search = page.getByRole('searchbox');
  await search.pressSequentially('whole ');
  await expect(page).toHaveURL(/q=whole$/);
  await search.pressSequentially('class');
  await expect(page).toHaveURL(/q=whole(\+|%20)class$/);
  await expect(search).toHaveValue('whole class');
  // In the middle, too: the next letter stands beside the one before.
  for (let step = 0; step < 'class'.length; step += 1) await page.keyboard.press('ArrowLeft');
  await search.pressSequentially('c');
  await expect(page).toHaveURL(/q=whole(\+|%20)cclass$/);
  await search.pressSequentially('a');
  await expect(search).toHaveValue('whole caclass');
  // Back is no typing: the field follows.
  await page.goto(`${url()}/pages/faq?q=class`);
  await expect(search).toHaveValue('class');
  await page.goBack();
  await expect(search).toHaveValue(/^whole c/);
});

test('help is searched as a whole', async ({ page }) => {
  await page.goto(`${url()}/pages/knowledge-base`);
  await page.getByRole('searchbox').fill('two-step');
  const hit = page.getByRole('link', { name: 'How do I turn on two-step verification?' });
  await expect(hit.locator('mark')).toHaveText('two-step');
  await hit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do I turn on two-step verification?');
});

test('nothing found speaks of the search: help has no filters', async ({ page }) => {
  for (const path of ['/pages/faq', '/pages/knowledge-base']) {
    await page.goto(`${url()}${path}?q=nothing-is-called-this`);
    await expect(page.getByText('Check the spelling or try other words.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear the search' }).last().click();
    await expect(page).not.toHaveURL(/q=/);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  }
});

test('a question is written, kept while typing, published, changed and put in order', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await signedInAsNew(page);
  const name = `Where is room ${Date.now().toString(36)}?`;
  await page.goto(`${url()}/pages/help/edit`);
  await page.getByRole('button', { name: 'Add a category to “Your account”' }).click();
  const title = `Rooms ${Date.now().toString(36)}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(title);
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await page.getByRole('textbox', { name: 'New question' }).fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
  const answer = page.getByRole('textbox', { name: 'Answer' });
  await answer.fill('On the second floor.');
  await expect(page.getByText('All saved')).toBeVisible();
  await page.reload();
  await expect(answer).toHaveText('On the second floor.');
  await page.getByText('Preview', { exact: true }).click();
  await expect(page.getByText('This is how readers will see it.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();

  const stranger = await browser.newPage();
  const address = await page.getByRole('textbox', { name: 'Address' }).inputValue();
  await stranger.goto(`${url()}/pages/knowledge-base/your-account/${address}`);
  await expect(stranger.getByText('On the second floor.')).toBeVisible();

  await page.getByText('Write', { exact: true }).click();
  await answer.fill('On the third floor.');
  await expect(page.getByText('Unpublished changes')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('On the second floor.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('On the third floor.')).toBeVisible();
  await stranger.close();

  await page.getByRole('link', { name: title }).click();
  await page.getByRole('textbox', { name: 'New question' }).fill('A second one?');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A second one?' })).toBeAttached();
  await page.getByRole('link', { name: title }).click();
  const rows = page.getByRole('region', { name: title }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const saved = page.waitForResponse((one) => one.url().endsWith('/order'));
  await page.getByRole('button', { name: 'Move “A second one?”' }).focus();
  await page.keyboard.press('ArrowUp');
  await saved;
  await page.reload();
  await expect(rows.first()).toContainText('A second one?');
  await page.getByRole('button', { name: `More for “${title}”` }).click();
  await page.getByRole('menuitem', { name: 'Delete category' }).click();
  await expect(page.getByText('Its 2 questions are deleted with it.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete category' }).click();
  await expect(page.getByText(`Category deleted: ${title}`)).toBeVisible();
});

test('a plan is chosen, given up and kept', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/pages/pricing`);
  await expect(page.getByText('Your plan is Basic.')).toBeVisible();
  await page.getByText('Yearly', { exact: true }).click();
  await expect(page.getByText('$480 a year, paid at once')).toBeVisible();
  await page.getByRole('button', { name: 'Choose Standard' }).click();
  const question = page.getByRole('dialog', { name: 'Change to Standard?' });
  await expect(question).toContainText('Standard costs $480 a year.');
  await expect(question).toContainText('No payment is taken on this page.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Your plan is Basic.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose Standard' }).click();
  await question.getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByText('Your plan is now Standard').first()).toBeVisible();
  await expect(page.getByText(/Your plan is Standard, paid yearly/)).toBeVisible();
  await page.getByRole('button', { name: 'Change to Basic' }).click();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByText(/Your plan Standard ends on/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep Standard' }).click();
  await expect(page.getByText(/Your plan is Standard, paid yearly/)).toBeVisible();
});

test('a plan that is not offered is kept after all', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id } = await callAs<{ id: number }>(token, 'GET', '/api/me');
  const { account } = await callAs<{ account: { version: string } }>(token, 'GET', `/api/people/${id}/account`);
  await callAs(token, 'PUT', `/api/people/${id}/plan`, { currentPlan: 'team', version: account.version });
  await page.goto(`${url()}/pages/pricing`);
  await page.getByRole('button', { name: 'Change to Basic' }).click();
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByText(/Your plan Team ends on/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep Team' }).click();
  await expect(page.getByText(/Your plan is Team, paid monthly/)).toBeVisible();
});

test('those who are signed in keep their menu on open pages; nobody without the right writes help', async ({
  page,
}) => {
  await signedIn(page, 'student@demo.com', 'student');
  await page.goto(`${url()}/pages/pricing`);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Results' })).toBeVisible();
  await menu.evaluate((element) => {
    element.dataset.same = 'yes';
  });
  await menu.getByRole('link', { name: 'Practice' }).click();
  await expect(page).toHaveURL(/student\/practice/);
  await expect(menu).toHaveAttribute('data-same', 'yes');
  await expect(menu.getByRole('link', { name: 'Write help' })).toHaveCount(0);
  await page.goto(`${url()}/pages/help/edit`);
  await expect(page).toHaveURL(/not-authorized/);
});

async function call(token: string, path: string, method = 'GET', body?: object) {
  const headers = new Headers({ authorization: `Bearer ${token}` });
  if (body) headers.set('content-type', 'application/json');
  const sent = body ? JSON.stringify(body) : null;
  const answer = await fetch(`${url()}/api/help/${path}`, { method, headers, body: sent });
  expect(answer.ok, `${method} ${path}`).toBe(true);
  return answer.json();
}

let made = 0;
const unique = () => `${Date.now().toString(36)}${made++}`;

async function newQuestion(token: string, categoryId?: number) {
  const { categories } = await call(token, 'edit');
  const body = { categoryId: categoryId ?? categories[0].id, question: `Why ${unique()}?` };
  return (await call(token, 'articles', 'POST', body)).article as { id: number; question: string; version: number };
}

test('the address of a question is stored once, and a slip is forgiven', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id } = await newQuestion(token);
  await page.goto(`${url()}/pages/help/edit/${id}`);
  const address = page.getByRole('textbox', { name: 'Address' });
  const first = await address.inputValue();
  await address.fill('Bad Slug!');
  await address.press('Tab');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill(first);
  await address.press('Tab');
  await expect(address).not.toHaveAttribute('aria-invalid', 'true');

  let sent = 0;
  await page.route(`**/api/help/articles/${id}`, async (route) => {
    if (route.request().postData()?.includes('"slug"')) {
      sent += 1;
      await new Promise((wait) => setTimeout(wait, 500));
    }
    await route.continue();
  });
  await address.fill(`${first}-again`);
  await address.press('Enter');
  await address.press('Tab');
  // Written while the address is on its way: nobody else was here.
  await page.getByRole('textbox', { name: 'Answer' }).fill('Because.');
  await expect(page.getByText('Address saved')).toBeVisible();
  await expect(page.getByText('All saved')).toBeVisible();
  await expect(address).toHaveValue(`${first}-again`);
  await expect(page.getByText('changed this question')).toHaveCount(0);
  expect(sent).toBe(1);
});

test('what a question lost on the way is sent again by itself', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id } = await newQuestion(token);
  await page.goto(`${url()}/pages/help/edit/${id}`);
  const address = `**/api/help/articles/${id}`;
  await page.route(address, (route) =>
    route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.getByRole('textbox', { name: 'Answer' }).fill('Because.');
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await page.unroute(address);
  await expect(page.getByText('All saved')).toBeVisible({ timeout: 15_000 });
});

test('a question that is deleted on its own page is not asked for again', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id, question } = await newQuestion(token);
  await page.goto(`${url()}/pages/help/edit/${id}`);
  const missed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404 && answer.url().includes('/api/')) missed.push(answer.url());
  });
  await page.getByRole('button', { name: `More for “${question}”` }).click();
  await page.getByRole('menuitem', { name: 'Delete question' }).click();
  await page.getByRole('button', { name: 'Delete question' }).click();
  await expect(page).toHaveURL(/\/pages\/help\/edit\?category=/);
  expect(missed).toEqual([]);
});

test('a question whose save got no answer is written on without a conflict with oneself', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id } = await newQuestion(token);
  await page.goto(`${url()}/pages/help/edit/${id}`);
  await loseAnswer(page, `**/api/help/articles/${id}`, 'PATCH');
  const answer = page.getByRole('textbox', { name: 'Answer' });
  await answer.fill('Because.');
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await answer.fill('Because of it.');
  await expect(page.getByText('All saved')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('changed this question')).toHaveCount(0);
  expect((await call(token, `articles/${id}`)).article.content).toContain('Because of it.');
});

test('a question that somebody deletes keeps the words of who writes it, for a new one', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id, question } = await newQuestion(token);
  await page.goto(`${url()}/pages/help/edit/${id}`);
  const answer = page.getByRole('textbox', { name: 'Answer' });
  await answer.fill('Because.');
  await expect(page.getByText('All saved')).toBeVisible();
  await call(token, `articles?id=${id}`, 'DELETE');
  await expect(page.getByText('Somebody deleted this question')).toBeVisible();
  await answer.fill('Because of it.');
  await page.getByRole('button', { name: 'Add as a new question' }).click();
  await expect(page).not.toHaveURL(new RegExp(`/edit/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeAttached();
  await expect(answer).toHaveText('Because of it.');
  await expect(page.getByText('All saved')).toBeVisible();
});

test('a question is moved alone: what a colleague moved meanwhile stays there', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { cards } = await call(token, 'edit');
  const shelf = async () => {
    const body = { cardId: cards[0].id, title: `Shelf ${unique()}` };
    return (await call(token, 'categories', 'POST', body)).category as { id: number; title: string };
  };
  const [from, to] = [await shelf(), await shelf()];
  const [mine, theirs] = [await newQuestion(token, from.id), await newQuestion(token, to.id)];
  await page.goto(`${url()}/pages/help/edit?category=${from.id}`);
  await page.getByRole('button', { name: `More for “${mine.question}”` }).click();
  await page.getByRole('menuitem', { name: 'Move to another category' }).click();
  await page.getByRole('radio', { name: to.title }).check();
  await call(token, `articles/${theirs.id}`, 'PATCH', { version: theirs.version, categoryId: from.id });
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText(`Moved to ${to.title}`)).toBeVisible();
  const placeOf = async (id: number) => (await call(token, `articles/${id}`)).article.categoryId;
  expect([await placeOf(mine.id), await placeOf(theirs.id)]).toEqual([to.id, from.id]);
  for (const { id } of [from, to]) await call(token, `categories?id=${id}`, 'DELETE');
});

/** Shut until it is opened. */
function gate() {
  let open = () => {};
  const free = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { free, open: () => open() };
}

test('a question that is moved on while its first step is being stored takes both', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { cards } = await call(token, 'edit');
  const body = { cardId: cards[0].id, title: `Shelf ${unique()}` };
  const { id, title } = (await call(token, 'categories', 'POST', body)).category as { id: number; title: string };
  const first = await newQuestion(token, id);
  const second = await newQuestion(token, id);
  const third = await newQuestion(token, id);
  const movedOn = gate();
  const hold = async (route: Route) => {
    await movedOn.free;
    await route.continue();
  };
  await page.route('**/order', hold, { times: 1 });
  await page.goto(`${url()}/pages/help/edit?category=${id}`);
  const rows = page.getByRole('region', { name: title }).getByRole('listitem');
  const asked = page.waitForRequest('**/order');
  await page.getByRole('button', { name: `Move “${first.question}”` }).focus();
  await page.keyboard.press('ArrowDown');
  await asked;
  await page.keyboard.press('ArrowDown');
  const isLast = (sent: string | null) => sent?.endsWith(`${first.id}]}`) ?? false;
  const saved = page.waitForResponse((one) => isLast(one.request().postData()));
  movedOn.open();
  expect((await saved).ok()).toBe(true);
  for (const [place, { question }] of [second, third, first].entries())
    await expect(rows.nth(place)).toContainText(question);
  const { categories } = (await call(token, 'edit')) as { categories: { id: number; articles: { id: number }[] }[] };
  const ids = categories.find((one) => one.id === id)?.articles.map((one) => one.id);
  expect(ids).toEqual([second.id, third.id, first.id]);
  await call(token, `categories?id=${id}`, 'DELETE');
});

test('a question that is moved just before the page is left stays where it was put', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { cards } = await call(token, 'edit');
  const body = { cardId: cards[0].id, title: `Shelf ${unique()}` };
  const { id } = (await call(token, 'categories', 'POST', body)).category as { id: number };
  const [first, second] = [await newQuestion(token, id), await newQuestion(token, id)];
  await page.goto(`${url()}/pages/help/edit?category=${id}`);
  await page.getByRole('button', { name: `Move “${first.question}”` }).press('ArrowDown');
  await page.goto('about:blank');
  const order = async () => {
    const { categories } = (await call(token, 'edit')) as { categories: { id: number; articles: { id: number }[] }[] };
    return categories.find((one) => one.id === id)?.articles.map((one) => one.id);
  };
  await expect.poll(order).toEqual([second.id, first.id]);
  await call(token, `categories?id=${id}`, 'DELETE');
});

test('a category that is moved on while its first step is being stored stays where it was put', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const cardId = (await call(token, 'edit')).cards[1].id as number;
  const ids: number[] = [];
  const titles: string[] = [];
  for (const name of ['Low', 'Middle', 'High']) {
    const body = { cardId, title: `${name} ${unique()}` };
    const { id } = (await call(token, 'categories', 'POST', body)).category as { id: number };
    ids.push(id);
    titles.push(body.title);
  }
  const [low = '', middle = '', high = ''] = titles;
  const gates = [gate(), gate()];
  let sent = 0;
  await page.route('**/cards/*/order', async (route) => {
    const free = gates[sent]?.free;
    sent += 1;
    await free;
    await route.continue();
  });
  await page.goto(`${url()}/pages/help/edit?category=${ids[2]}`);
  const shown = page.getByRole('listitem').filter({ hasText: new RegExp(titles.join('|')) });
  const isShown = (...order: string[]) => expect(shown).toHaveText(order.map((title) => new RegExp(title)));
  const up = async () => {
    await page.getByRole('button', { name: `More for “${high}”` }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
  };
  await up();
  await isShown(low, high, middle);
  await up();
  await isShown(high, low, middle);
  const asked = page.waitForResponse(/\/api\/help\/edit$/);
  gates[0]?.open();
  await (await asked).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await isShown(high, low, middle);
  const stored = page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().endsWith('/order'));
  gates[1]?.open();
  expect((await stored).ok()).toBe(true);
  await expect(page.getByText(`Moved: ${high}`).first()).toBeVisible();
  await isShown(high, low, middle);
  const { categories } = (await call(token, 'edit')) as { categories: { id: number }[] };
  expect(categories.map((one) => one.id).filter((id) => ids.includes(id))).toEqual([ids[2], ids[0], ids[1]]);
  for (const id of ids) await call(token, `categories?id=${id}`, 'DELETE');
});

test('a category that somebody else changed meanwhile is saved once that was said, and only what was typed', async ({
  page,
}) => {
  const { token } = await signedInAsNew(page);
  const { cards } = await call(token, 'edit');
  const title = `Shelf ${unique()}`;
  const { category } = await call(token, 'categories', 'POST', { cardId: cards[0].id, title });
  await page.goto(`${url()}/pages/help/edit?category=${category.id}&open=edit`);
  const drawer = page.getByRole('dialog', { name: 'Edit category' });
  await drawer.getByRole('textbox', { name: 'Name' }).fill(`${title} mine`);
  await call(token, `categories/${category.id}`, 'PATCH', { version: category.version, icon: 'rocket' });
  const save = drawer.getByRole('button', { name: 'Save category' });
  await save.click();
  await expect(drawer.getByText('Somebody changed this category')).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue(`${title} mine`);
  await save.click();
  await expect(page.getByText(`${title} mine`).first()).toBeVisible();
  await expect(drawer).toBeHidden();
  const { categories } = await call(token, 'edit');
  const now = categories.find((one: { id: number }) => one.id === category.id);
  expect(now).toMatchObject({ title: `${title} mine`, icon: 'rocket' });
  await call(token, `categories?id=${category.id}`, 'DELETE');
});

test('a category and a question whose answers got lost are added once, and other words are not swallowed', async ({
  page,
}) => {
  const { token } = await signedInAsNew(page);
  await page.goto(`${url()}/pages/help/edit`);
  await page.getByRole('button', { name: 'Add a category to “Your account”' }).click();
  const title = `Lost ${unique()}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(title);
  await loseAnswer(page, '**/api/help/categories', 'POST');
  const failed = page.getByText('The server did not answer. Check your connection').first();
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(failed).toBeVisible();
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const found = (await call(token, 'edit')).categories.filter((one: { title: string }) => one.title === title);
  expect(found).toHaveLength(1);

  await loseAnswer(page, '**/api/help/articles', 'POST');
  await page.getByRole('textbox', { name: 'New question' }).fill('The first one?');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(failed).toBeVisible();
  await page.getByRole('textbox', { name: 'New question' }).fill('The second one?');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The second one?' })).toBeAttached();
  await call(token, `categories?id=${found[0].id}`, 'DELETE');
});

test('a question without words is not published, and says why', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id } = await newQuestion(token);
  await page.goto(`${url()}/pages/help/edit/${id}`);
  const question = page.getByRole('textbox', { name: 'Question' });
  await question.fill('');
  await page.getByText('Preview', { exact: true }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(question).toBeFocused();
  await expect(page.getByText('Write the question.')).toBeVisible();
  await expect(page.getByText('Not saved: the question has no words.')).toBeVisible();
});
