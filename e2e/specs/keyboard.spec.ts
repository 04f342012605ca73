import { readFileSync } from 'node:fs';
import type { FileChooser, Page } from '@playwright/test';
import { textFile } from '../fixtures/files.js';
import { unique } from '../fixtures/api-client.js';
import { expect, signedOut, test as base } from '../fixtures/signed-in.js';
import { Keyboard } from '../pages/keyboard.js';

/** Every task with the keyboard alone; these tests never use the mouse. */
const test = base.extend<{ keyboard: Keyboard }>({
  keyboard: async ({ page }, use) => {
    const keyboard = new Keyboard(page);
    await keyboard.recordAnnouncements();
    await use(keyboard);
  },
});

const entry = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
const named = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test.describe('signed out', () => {
  test.use(signedOut);

  test('sign in, skip the sidebar, open a screen, sign out', async ({ app, page, keyboard }) => {
    await page.goto('/');
    await keyboard.type(page.getByLabel('Password'), `${process.env.E2E_PASSWORD}\n`);
    await app.heading('Dashboard');
    await keyboard.press(entry(page, 'Suppliers'));
    await app.heading('Suppliers');
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await app.heading('Suppliers');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

    await page.reload();
    await keyboard.press(page.getByRole('button', { name: /^User menu/ }));
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password')).toBeVisible();
  });
});

test('a supplier is added, changed and deleted', async ({ app, page, api, keyboard }) => {
  const name = unique('Typed Foods');
  await page.goto('/suppliers');
  await keyboard.press(named(page, 'Add Supplier'));
  const form = app.dialog('Add New Supplier');
  await expect(form.getByLabel('Supplier Name')).toBeFocused();
  await page.keyboard.type(name);
  await keyboard.type(form.getByLabel('Country'), 'Peru');
  await keyboard.choose(form.getByRole('combobox', { name: /Risk Level/ }), 'High Risk');
  await keyboard.press(form.getByRole('button', { name: 'Create Supplier' }));
  await keyboard.expectAnnounced('Supplier created successfully');
  expect(await api.registerForCleanUp(name)).toBe(1);
  await expect(form).toBeHidden();
  await expect(named(page, 'Add Supplier')).toBeFocused();

  await keyboard.type(page.getByRole('searchbox', { name: 'Search suppliers' }), name);
  await expect(page.getByRole('row')).toHaveCount(2);
  const actions = page.getByRole('button', { name: `Actions for ${name}` });
  await keyboard.press(actions);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Edit Supplier' })).toBeFocused();
  await page.keyboard.press('Enter');
  const edit = app.dialog('Edit Supplier');
  await keyboard.type(edit.getByLabel('City'), 'Callao');
  await page.keyboard.press('Enter');
  await keyboard.expectAnnounced('Supplier updated successfully');
  await expect(edit).toBeHidden();
  await expect(actions).toBeFocused();
  await expect(page.getByRole('row', { name })).toContainText('Callao, Peru');

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'View Details' })).toBeFocused();
  await page.keyboard.press('Enter');
  const details = app.dialog('Supplier Details');
  await expect(details.getByRole('heading', { name: 'Supplier Details' })).toBeFocused();
  await keyboard.press(details.getByRole('button', { name: 'Delete' }));
  const question = app.question(`Delete ${name}`);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.closeDialog(question);
  await expect(details.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await keyboard.press(question.getByRole('button', { name: 'Delete' }));
  await keyboard.expectAnnounced('Supplier deleted successfully');
  await expect(page.getByText('No suppliers found')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a verification is scheduled and its status changed on its row', async ({ app, page, api, keyboard }) => {
  const { id, name } = await api.supplier();
  await page.goto(`/verifications?supplier=${id}`);
  await keyboard.press(named(page, 'Schedule Verification'));
  const form = app.dialog('Schedule New Verification');
  await keyboard.pick(form.getByRole('combobox', { name: 'Supplier' }), name);
  await keyboard.choose(form.getByRole('combobox', { name: 'Verification Type' }), 'Testing');
  await keyboard.type(form.getByLabel('Title'), 'Histamine test');
  await keyboard.press(form.getByRole('button', { name: 'Schedule Verification' }));
  await keyboard.expectAnnounced('Verification activity scheduled successfully');
  await expect(form).toBeHidden();
  await expect(named(page, 'Schedule Verification')).toBeFocused();
  const status = page.getByRole('combobox', { name: 'Status of Histamine test' });
  await keyboard.choose(status, 'Completed');
  await keyboard.expectAnnounced('Verification status updated successfully');
  await expect(status).toBeFocused();
});

test('an inspection is filled in', async ({ app, page, api, keyboard }) => {
  const { id, name } = await api.supplier();
  await page.goto(`/receiving-inspections?supplier=${id}`);
  await keyboard.press(named(page, 'New Inspection'));
  const form = app.dialog('Create Receiving Inspection');
  await keyboard.pick(form.getByRole('combobox', { name: 'Supplier' }), name);
  await keyboard.type(form.getByLabel('Product Name'), 'Frozen hake');
  await keyboard.type(form.getByRole('spinbutton', { name: 'Temperature (°F)' }), '38');
  const questions = await form.getByRole('radiogroup').all();
  expect(questions).toHaveLength(4);
  for (const question of questions) {
    await keyboard.press(question.getByRole('radio').first(), 'Space');
    await expect(question.getByRole('radio', { name: 'Pass' })).toBeChecked();
  }
  await keyboard.holdKey('ArrowRight');
  await expect(questions.at(-1)!.getByRole('radio', { name: 'Fail' })).toBeChecked();
  await expect(form.getByRole('status', { name: 'Overall Status' })).toContainText(
    'Inspection failed - quality check failed',
  );
  await keyboard.holdKey('ArrowLeft');
  await expect(form.getByRole('status', { name: 'Overall Status' })).toContainText(
    'All checks passed - shipment accepted',
  );
  await keyboard.press(form.getByRole('button', { name: 'Complete Inspection' }));
  await keyboard.expectAnnounced('Receiving inspection completed successfully');
  await expect(form).toBeHidden();
  await expect(named(page, 'New Inspection')).toBeFocused();
  await expect(page.getByRole('row', { name: /Frozen hake/ })).toContainText('Passed');
});

test('a corrective action is created and read', async ({ app, page, api, keyboard }) => {
  const { id, name } = await api.supplier();
  await page.goto(`/corrective-actions?supplier=${id}`);
  await keyboard.press(named(page, 'New Action'));
  const form = app.dialog('New Corrective Action');
  await keyboard.pick(form.getByRole('combobox', { name: 'Supplier' }), name);
  await keyboard.type(form.getByLabel('Title'), 'Cold chain broken');
  await keyboard.type(form.getByRole('textbox', { name: 'Description' }), 'Container at 55 °F');
  await keyboard.type(form.getByRole('textbox', { name: 'Corrective Action' }), 'Reject the lot');
  await keyboard.press(form.getByRole('button', { name: 'Create Corrective Action' }));
  await keyboard.expectAnnounced('Corrective action created successfully');
  await expect(form).toBeHidden();
  await expect(named(page, 'New Action')).toBeFocused();
  const view = page
    .getByRole('listitem')
    .filter({ hasText: 'Cold chain broken' })
    .getByRole('button', { name: /^View Details/ });
  await keyboard.press(view);
  // Enter pressed again must not reach a button, such as Delete.
  await page.keyboard.press('Enter');
  await expect(app.dialog('Cold chain broken').getByRole('heading', { name: 'Cold chain broken' })).toBeFocused();
  await expect(app.question(/./)).toHaveCount(0);
  await keyboard.closeDialog(app.dialog('Cold chain broken'));
  await expect(view).toBeFocused();
});

test('a document is uploaded', async ({ app, page, api, keyboard }) => {
  // Registered first: a listener added when the key is pressed would be too late.
  const chosen = new Promise<FileChooser>((choose) => page.once('filechooser', choose));
  const { id, name } = await api.supplier();
  await page.goto(`/documents?supplierId=${id}`);
  const open = named(page, 'Upload Document');
  await keyboard.press(open);
  const form = app.dialog('Upload New Document');
  await keyboard.tabTo(form.getByLabel('Select Document'));
  await page.keyboard.press('Enter');
  await (await chosen).setFiles(textFile('swabs.txt'));
  await expect(form.getByLabel('Title')).toHaveValue('swabs.txt');
  await expect(form.locator(':focus')).toHaveCount(1);
  await keyboard.choose(form.getByRole('combobox', { name: 'Document Type' }), 'Test Result');
  await keyboard.pick(form.getByRole('combobox', { name: 'Supplier' }), name);
  await keyboard.press(form.getByRole('button', { name: 'Save Document' }));
  await expect(form).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'swabs.txt' })).toContainText(
    'Test Result',
  );
});

test('a report is generated and downloaded', async ({ page, keyboard }) => {
  await page.goto('/reports?type=corrective-actions');
  await keyboard.press(named(page, 'Generate Report'));
  await keyboard.expectAnnounced('Your report has been generated successfully.', 100_000);
  await expect(page.locator(':focus')).not.toHaveJSProperty('tagName', 'BODY');
  const save = page
    .getByRole('link', { name: 'Download JSON' })
    .or(page.getByRole('button', { name: 'Download JSON' }));
  await keyboard.tabTo(save);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toHaveProperty('reportType', 'corrective-actions');
});
