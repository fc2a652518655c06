import { expect, signedInAsNew, test, url } from './lms.ts';

test('all notifications are reached, the older ones by keys as well', async ({ page, browser }) => {
  const other = await browser.newContext();
  const giver = await signedInAsNew(await other.newPage());
  const me = await signedInAsNew(page);
  // More than fit in the panel at once; the first of them is the oldest.
  for (let job = 1; job <= 25; job += 1) {
    const answer = await fetch(`${url()}/apps/todo/add-tasks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${giver.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ task: { title: `Job ${job}.`, assignee: { fullName: me.fullName } } }),
    });
    expect(answer.status).toBe(201);
  }
  await page.goto(`${url()}/lms/users`);
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
  await bell.click();
  const panel = page.getByRole('dialog', { name: /^Notifications/ });
  const row = (job: number) => panel.getByRole('listitem').filter({ hasText: `Job ${job}.` });
  await expect(row(25)).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(20);
  await expect(row(1)).toHaveCount(0);

  const older = panel.getByRole('button', { name: 'Show older' });
  await older.focus();
  await page.keyboard.press('Enter');
  await expect(row(1)).toHaveCount(1);
  await expect(older).toHaveCount(0);
  // The focus is with the first that came, not lost with the button.
  await expect(panel.getByRole('listitem').locator('button:focus')).toHaveCount(1);

  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(row(1)).not.toContainText('Unread');
  await row(1).getByRole('button').click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/apps\/todo\?.*task=\d+/);
  const drawer = page.getByRole('dialog', { name: 'Task', exact: true });
  await expect(drawer.getByRole('textbox', { name: 'Title' })).toHaveValue('Job 1.');
});
