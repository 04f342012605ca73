import { unique } from '../fixtures/api-client.js';
import { endSession, signInAgain, signInAlone } from '../fixtures/session-end.js';
import { expect, test } from '../fixtures/signed-in.js';
import { recordToasts } from '../fixtures/toasts.js';

const RESTORED = 'Your unsaved input was restored.';

test('input survives the end of the session, and the sign-in leads back to it', async ({ app, page, context }) => {
  await signInAlone(context);
  const name = unique('Kept Foods');
  const toasts = await recordToasts(page);
  await page.goto('/suppliers');
  await page.getByRole('button', { name: 'Add Supplier' }).click();
  const form = app.dialog('Add New Supplier');
  await form.getByLabel('Supplier Name').fill(name);
  await form.getByLabel('Country').fill('Peru');
  await endSession(context);
  await form.getByRole('button', { name: 'Create Supplier' }).click();
  await expect.poll(() => toasts.join()).toMatch(/Unauthorized\s+You are logged out\. Logging in again\.\.\./);

  await signInAgain(page);
  await expect(form.getByLabel('Supplier Name')).toHaveValue(name);
  await expect(form.getByLabel('Country')).toHaveValue('Peru');
  await expect(form.getByText(RESTORED, { exact: true })).toBeVisible();
  // Enter pressed again must not discard it.
  await expect(form.getByRole('heading', { name: 'Add New Supplier' })).toBeFocused();
  await form.getByRole('button', { name: 'Discard it' }).click();
  await expect(form.getByLabel('Supplier Name')).toHaveValue('');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/suppliers');

  await app.signOut();
  await signInAgain(page);
  await app.heading('Dashboard');
});

test('input survives when a search of a picker notices the end of the session; a field that someone else changed meanwhile is compared', async ({
  app,
  page,
  context,
  api,
}) => {
  await signInAlone(context);
  const { id, name } = await api.supplier();
  const action = await api.action(id);
  await page.goto(`/corrective-actions?supplier=${id}&view=${action.id}`);
  await app.dialog(action.title).getByRole('button', { name: 'Edit' }).click();
  const form = app.dialog('Edit Corrective Action');
  await form.getByLabel('Root Cause').fill('Broken seal');
  await endSession(context);
  await form.getByRole('combobox', { name: 'Supplier' }).fill('x');
  await expect(page.getByLabel('Password')).toBeVisible();
  await api.call('PUT', `/api/corrective-actions/${action.id}`, { assignedTo: 'Ana', rootCause: 'Worn seal' });

  await signInAgain(page);
  await expect(form.getByLabel('Root Cause')).toHaveValue('Broken seal');
  await expect(form.getByLabel('Assigned To')).toHaveValue('Ana');
  await expect(form.getByRole('combobox', { name: 'Supplier' })).toHaveValue(name);
  await expect(form.getByText(RESTORED)).toContainText('Someone else has changed this record since then.');
  const save = form.getByRole('button', { name: 'Update Corrective Action' });
  await save.click();
  const choice = form.getByRole('radiogroup', { name: /^Root Cause/ });
  const mine = choice.getByRole('radio', { name: /^Your value/ });
  await expect(mine).toHaveAccessibleDescription('Broken seal');
  await expect(choice.getByRole('radio', { name: /^Value someone else saved/ })).toHaveAccessibleDescription(
    'Worn seal',
  );
  await mine.click();
  await save.click();
  await app.message('Success', 'Corrective action updated successfully');
  await expect(page).toHaveURL(`/corrective-actions?supplier=${id}`);
  expect((await api.call('GET', `/api/corrective-actions/${action.id}`)).body).toMatchObject({
    rootCause: 'Broken seal',
    assignedTo: 'Ana',
  });
});
