import { expect, test } from '../fixtures/administrator.js';
import { unique } from '../fixtures/api-client.js';

test('a webhook is created, tried, paused, resumed and deleted; a private address is refused at its field', async ({
  page,
  app,
}) => {
  const name = unique('ERP');
  await page.goto('/admin?section=webhooks');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  const form = app.dialog('Create a webhook');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Address').fill('https://10.0.0.7/fsvp');
  await form.getByRole('radio', { name: /^Chosen changes/ }).click();
  // What no other test does, so that the log has only the test message.
  await form.getByRole('button', { name: 'Events of Qualified individuals' }).click();
  await form.getByRole('checkbox', { name: 'Qualified individual deleted' }).check();
  await form.getByRole('button', { name: 'Create webhook' }).click();
  await expect(form.getByText(/^10\.0\.0\.7 is not a public address\./)).toBeVisible();
  // A name that no server has (RFC 6761).
  await form.getByLabel('Address').fill('https://erp.invalid/fsvp');
  await form.getByRole('button', { name: 'Create webhook' }).click();
  const shown = app.dialog(`Secret of ${name}`);
  await expect(shown.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
  await shown.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Qualified individual deleted');
  await row.getByRole('button', { name }).click();
  const details = app.dialog(name);
  await details.getByRole('button', { name: 'Send test message' }).click();
  await expect(details.getByText(/^The test message was not delivered: The/)).toBeVisible({ timeout: 30_000 });
  await details.getByRole('button', { name: /^Test message/ }).click();
  await expect(app.dialog('Test message').getByRole('group', { name: 'Body' })).toContainText('"webhook.test"');
  await page.keyboard.press('Escape');
  await expect(app.dialog('Test message')).toBeHidden();
  await details.getByRole('button', { name: 'Pause' }).click();
  await details.getByRole('button', { name: 'Resume' }).click();
  await expect(details.getByText('Active', { exact: true })).toBeVisible();
  await details.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await app.question(`Delete ${name}?`).getByRole('button', { name: 'Delete' }).click();
  await app.toast('Webhook deleted');
  await expect(row).toBeHidden();
});
