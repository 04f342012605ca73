import { unique } from '../fixtures/importer.js';
import { expect, test } from '../fixtures/signed-in.js';
import { recordToasts } from '../fixtures/toasts.js';

test('input survives the end of the session', async ({ app, page, context }) => {
  const name = unique('Kept Foods');
  const toasts = await recordToasts(page);
  await page.goto('/suppliers?new=1');
  const form = app.dialog('Add New Supplier');
  await form.getByLabel('Supplier Name').fill(name);
  await form.getByLabel('Country').fill('Peru');
  await context.clearCookies();
  await form.getByRole('button', { name: 'Create Supplier' }).click();
  await expect.poll(() => toasts.join()).toMatch(/Unauthorized\s+You are logged out\. Logging in again\.\.\./);

  await page.getByLabel('Password').fill(process.env.E2E_PASSWORD ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You were logged out while filling in a form.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go back to it' }).click();
  await expect(form.getByLabel('Supplier Name')).toHaveValue('');
  await form.getByRole('button', { name: 'Restore it' }).click();
  await expect(form.getByLabel('Supplier Name')).toHaveValue(name);
  await expect(form.getByLabel('Country')).toHaveValue('Peru');
});
