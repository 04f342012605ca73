import { unique } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/signed-in.js';

test.use({ live: true });

test('a line is snoozed with a reason by keys and taken back; its form completes it, and the next line has the focus', async ({
  page,
  api,
}) => {
  const { id: supplierId } = await api.supplier();
  // Overdue since the earliest day of all, so that it is among the first lines.
  const title = unique('Annual audit');
  await api.verification(supplierId, {
    title,
    scheduledDate: '1999-12-01T00:00:00.000Z',
    dueDate: '1999-12-31T00:00:00.000Z',
  });
  const next = await api.verification(supplierId, {
    title: unique('Next audit'),
    scheduledDate: '1999-12-01T00:00:00.000Z',
    dueDate: '1999-12-31T12:00:00.000Z',
  });
  await page.goto('/my-work?kind=verification');
  const lineIn = (group: string) =>
    page.getByRole('list', { name: group }).getByRole('listitem').filter({ hasText: title });
  await expect(lineIn('Overdue')).toContainText('Dec 31, 1999');
  const action = lineIn('Overdue').getByRole('link');
  await action.focus();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Snooze' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The auditor is ill');
  await dialog.getByRole('button', { name: 'Snooze' }).click();
  await expect(lineIn('Later')).toContainText('The auditor is ill');
  await expect(dialog).toBeHidden();

  await page.keyboard.press('z');
  await expect(lineIn('Overdue')).toBeVisible();
  await lineIn('Overdue').getByRole('link').focus();
  await page.keyboard.press('e');
  const form = page.getByRole('dialog', { name: 'Edit Verification' });
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await expect(form.getByLabel('Completed Date')).toBeFocused();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/my-work?kind=verification');
  await expect(lineIn('Overdue')).toHaveCount(0);
  const nextLine = page.getByRole('listitem').filter({ hasText: next.title });
  await expect(nextLine.getByRole('link')).toBeFocused();
  // Somebody else is done with it.
  await api.call('DELETE', `/api/verification-activities/${next.id}`);
  await expect(nextLine).toHaveCount(0);
});

test('the card of the dashboard leads to all work', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Active Corrective Actions', { exact: true }).first()).toBeVisible();
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 10_000);
  await page.getByRole('link', { name: 'All my work' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'My Work' })).toBeVisible();
  await expect(page).toHaveURL('/my-work');
});
