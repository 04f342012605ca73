import { SIDEBAR } from '../fixtures/sidebar.mjs';
import { makeDocument } from '../fixtures/documents.js';
import { fail } from '../fixtures/faults.js';
import { textFile } from '../fixtures/files.js';
import { unique } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/signed-in.js';
import { CommandPalette } from '../pages/command-palette.js';
import { Keyboard } from '../pages/keyboard.js';

/** The command of each task, and the dialog or screen that it opens. */
const TASKS = {
  'Add Supplier': { dialog: 'Add New Supplier' },
  'Add Hazard Analysis': { dialog: 'Add Hazard Analysis' },
  'Schedule Verification': { dialog: 'Schedule New Verification' },
  'New Inspection': { dialog: 'Create Receiving Inspection' },
  'New Action': { dialog: 'New Corrective Action' },
  'Upload Document': { dialog: 'Upload New Document' },
  'Generate Report': { heading: 'Reports & Analytics' },
} as const;

test('Ctrl-K opens any screen; Escape returns the focus', async ({ app, page }) => {
  await page.goto('/suppliers');
  await app.heading('Suppliers');
  const palette = new CommandPalette(page);
  const search = page.getByRole('searchbox', { name: 'Search suppliers' });
  await search.focus();
  await palette.open();
  // Administration is for administrators.
  const screens = SIDEBAR.map(({ label }) => label).filter((label) => label !== 'Administration');
  await expect(palette.group('Go to')).toHaveText(screens);
  await expect(palette.group('Actions')).toHaveText(Object.keys(TASKS));
  await palette.expectActive(palette.options.first());
  await page.keyboard.press('ArrowUp');
  await palette.expectActive(palette.options.last());
  await expect(palette.options.last()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(palette.dialog).toBeHidden();
  await expect(search).toBeFocused();

  await palette.open();
  await page.keyboard.type('rec ins');
  await expect(palette.group('Go to')).toHaveText(['Receiving Inspections']);
  await page.keyboard.press('Enter');
  await app.heading('Receiving Inspections');
  await expect(page.getByRole('main')).toBeFocused();
  await palette.open();
  await expect(palette.group('Recent')).toHaveText(['Receiving Inspections']);
  await page.keyboard.press('Escape');

  const button = page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .filter({ visible: true });
  await button.click();
  await expect(palette.input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('finds and opens a supplier, a verification, a lot, a corrective action and a document', async ({
  app,
  page,
  api,
}) => {
  const mark = unique('Mark');
  const { id } = await api.supplier({ name: `${mark} Foods`, city: 'Callao', country: 'Peru' });
  await api.verification(id, { title: `${mark} audit` });
  await api.inspection(id, { productName: 'Frozen hake', lotNumber: mark });
  await api.action(id, { title: `${mark} action` });
  await makeDocument(page, api, textFile('note.txt'), { supplierId: id, title: `${mark} note` });
  await page.goto('/');
  const palette = new CommandPalette(page);
  const found = [
    { group: 'Suppliers', text: `${mark} FoodsCallao, Peru`, at: /\/suppliers\?view=/, dialog: 'Supplier Details' },
    {
      group: 'Verifications',
      text: `${mark} auditAudit · ${mark} Foods`,
      at: /\/verifications\?view=/,
      dialog: `${mark} audit`,
    },
    {
      group: 'Receiving Inspections',
      text: `Frozen hake, lot ${mark}Passed · ${mark} Foods`,
      at: /\/receiving-inspections\?view=/,
      dialog: 'Receiving Inspection Details',
    },
    {
      group: 'Corrective Actions',
      text: `${mark} actionOpen · ${mark} Foods`,
      at: /\/corrective-actions\?view=/,
      dialog: `${mark} action`,
    },
    {
      group: 'Documents',
      text: `${mark} noteCertificate · ${mark} Foods`,
      at: /\/documents\?view=/,
      dialog: `${mark} note`,
    },
  ];
  for (const { group, text, at } of found) {
    await palette.open();
    await palette.search(mark);
    await palette.group(group).filter({ hasText: text }).click();
    await expect(page).toHaveURL(at);
    await expect(page.getByRole('main').or(page.getByRole('dialog')).last()).toContainText(mark);
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await app.go('Dashboard');
  await palette.open();
  await expect(palette.group('Recent')).toHaveText(found.toReversed().map(({ text }) => text));
});

test('more than five of a kind are counted and linked to their list', async ({ page, api }) => {
  const crowd = await api.manySuppliers(7);
  await page.goto('/');
  const palette = new CommandPalette(page);
  await palette.open();
  await palette.search(crowd.title);
  await expect(palette.group('Suppliers')).toHaveCount(5 + 1);
  await palette.group('Suppliers').last().click();
  await expect(page).toHaveURL(`/suppliers?${new URLSearchParams({ search: crowd.title })}`);
  await expect(page.getByRole('row', { name: crowd.title })).toHaveCount(7);
  await palette.open();
  await palette.search(unique('Nowhere'));
  await expect(palette.dialog).toContainText('No results for “Nowhere');
});

test('a kind that cannot be searched reports that and can be retried', async ({ page, api }) => {
  const { id, name } = await api.supplier();
  await api.action(id, { title: `Action of ${name}` });
  const recover = await fail(page, { method: 'GET', path: '/api/corrective-actions?*' });
  await page.goto('/');
  const palette = new CommandPalette(page);
  await palette.open();
  await palette.search(name);
  await expect(palette.group('Suppliers')).toHaveCount(1);
  const failed = palette.group('Corrective Actions');
  await expect(failed).toHaveText('Corrective Actions could not be searched. Try again');
  await recover();
  await failed.click();
  await expect(failed).toHaveText(new RegExp(`^Action of ${name}`));
});

test('each task can be started from anywhere', async ({ app, page }) => {
  await page.goto('/nowhere');
  const palette = new CommandPalette(page);
  for (const [task, { dialog, heading }] of Object.entries(TASKS) as [
    string,
    { dialog?: string; heading?: string },
  ][]) {
    await palette.open();
    await palette.search(task);
    await expect(palette.options.first()).toContainText(task);
    await palette.expectActive(palette.options.first());
    await page.keyboard.press('Enter');
    if (heading) await app.heading(heading);
    else {
      await expect(app.dialog(dialog!)).toBeVisible();
      await new Keyboard(page).closeDialog(app.dialog(dialog!));
    }
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('? shows the shortcuts, except in a text field', async ({ app, page }) => {
  await page.goto('/suppliers');
  const search = page.getByRole('searchbox', { name: 'Search suppliers' });
  await search.focus();
  await page.keyboard.type('who?');
  await expect(search).toHaveValue('who?');
  const help = app.dialog('Keyboard shortcuts');
  await expect(help).toBeHidden();
  const add = page.getByRole('button', { name: 'Add Supplier' });
  await add.focus();
  await page.keyboard.press('?');
  await expect(help).toContainText('Search and commands');
  // One overlay at a time: while a dialog is open, global shortcuts are off.
  await page.keyboard.press('Control+k');
  await expect(new CommandPalette(page).dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(add).toBeFocused();
});
