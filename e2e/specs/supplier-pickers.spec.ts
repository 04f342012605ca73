import type { Locator, Page } from '@playwright/test';
import { fail } from '../fixtures/faults.js';
import { expect, test as base } from '../fixtures/signed-in.js';
import { SupplierPicker } from '../pages/supplier-picker.js';

type Crowd = Awaited<ReturnType<import('../fixtures/api-client.js').ApiClient['manySuppliers']>>;

/** More than the hundred options that a picker shows at once. */
const MANY = 120;

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Playwright's own type for "no fixtures per test"
const test = base.extend<{}, { crowd: Crowd }>({
  crowd: [async ({ api }, use) => use(await api.manySuppliers(MANY)), { scope: 'worker' }],
});

/** Opens a form dialog with its button. */
const form = (button: string, title: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click();
  return page.getByRole('dialog', { name: title });
};
const filter = (page: Page) => Promise.resolve(page.getByRole('group', { name: 'Search and filters' }));

async function uploadForm(page: Page): Promise<Locator> {
  const dialog = await form('Upload Document', 'Upload New Document')(page);
  await dialog
    .getByLabel('Select Document')
    .setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear importer') });
  await expect(dialog.getByLabel('Title')).toBeVisible();
  return dialog;
}

const pickers = [
  {
    where: 'the hazard form',
    path: '/hazard-analysis',
    open: form('Add Hazard Analysis', 'Add Hazard Analysis'),
    clearable: false,
  },
  { where: 'the hazard filter', path: '/hazard-analysis', open: filter, clearable: true, parameter: 'supplierId' },
  {
    where: 'the verification form',
    path: '/verifications',
    open: form('Schedule Verification', 'Schedule New Verification'),
    clearable: false,
  },
  {
    where: 'the receiving inspection form',
    path: '/receiving-inspections',
    open: form('New Inspection', 'Create Receiving Inspection'),
    clearable: false,
  },
  {
    where: 'the receiving inspection filter',
    path: '/receiving-inspections',
    open: filter,
    clearable: true,
    parameter: 'supplier',
  },
  {
    where: 'the corrective action form',
    path: '/corrective-actions',
    open: form('New Action', 'New Corrective Action'),
    clearable: false,
  },
  { where: 'the document upload', path: '/documents', open: uploadForm, clearable: true },
  { where: 'the document filter', path: '/documents', open: filter, clearable: true, parameter: 'supplierId' },
];

for (const { where, path, open, clearable, parameter } of pickers) {
  test(`${where} finds any supplier by keyboard`, async ({ page, crowd }) => {
    await page.goto(path);
    const picker = new SupplierPicker(page, await open(page));
    let beyond = '';

    await test.step('the arrow key opens it', async () => {
      await expect(picker.input).toHaveAttribute('aria-autocomplete', 'list');
      await picker.isClosed();
      await picker.input.focus();
      await page.keyboard.press('ArrowDown');
      await expect(picker.options.first()).toBeVisible();
      await picker.isOpen();
      await page.keyboard.press('Escape');
    });

    await test.step('typing searches all suppliers and announces how many match', async () => {
      await picker.input.pressSequentially(crowd.title);
      await picker.announces('The first 100 of 120. Type to narrow the list.');
      const listed = await picker.options.allInnerTexts();
      const all = Array.from({ length: MANY }, (_, index) => crowd.name(index + 1));
      beyond = all.find((name) => !listed.some((text) => text.startsWith(name))) ?? '';
      expect(beyond).not.toBe('');
    });

    await test.step('arrows move the active option and wrap around', async () => {
      await picker.expectActive(picker.options.first());
      await page.keyboard.press('ArrowDown');
      await picker.expectActive(picker.options.nth(1));
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await picker.expectActive(picker.options.last());
      await expect(picker.options.last()).toBeInViewport();
    });

    await test.step('Escape selects nothing and closes only the list', async () => {
      await page.keyboard.press('Escape');
      await picker.isClosed();
      await expect(picker.input).toHaveValue('');
      await expect(picker.input).toBeFocused();
    });

    await test.step('a supplier beyond the first hundred is found and selected with Enter', async () => {
      await picker.input.pressSequentially(beyond);
      await picker.announces('1 result');
      await page.keyboard.press('Enter');
      await picker.isClosed();
      await expect(picker.input).toHaveValue(beyond);
      await expect(picker.input).toBeFocused();
      if (parameter) await expect(page).toHaveURL(new RegExp(`[?&]${parameter}=`));
    });

    await test.step('the selection is marked in the list, and Escape keeps it', async () => {
      await picker.input.fill(`${beyond} `);
      await picker.announces('1 result');
      await expect(picker.list.getByRole('option', { selected: true })).toContainText(beyond);
      await page.keyboard.press('Escape');
      await picker.isClosed();
      await expect(picker.input).toHaveValue(beyond);
    });

    const clear = page.getByRole('button', { name: 'Clear selection' });
    if (!clearable) return expect(clear).toHaveCount(0);
    await test.step('it is cleared', async () => {
      await clear.click();
      await expect(picker.input).toHaveValue('');
      await expect(picker.input).toBeFocused();
      if (parameter) await expect(page).not.toHaveURL(new RegExp(`[?&]${parameter}=`));
    });
  });
}

test('a picker reports that nothing was found, and offers Retry when the list could not be loaded', async ({
  page,
  crowd,
}) => {
  await page.goto('/hazard-analysis');
  const picker = new SupplierPicker(page, await filter(page));
  await picker.input.fill(`${crowd.title} nowhere`);
  await picker.announces('No suppliers found');
  const recover = await fail(page, { method: 'GET', path: '/api/suppliers?*' });
  await picker.input.fill(crowd.name(7));
  await picker.announces('The list could not be loaded.');
  await recover();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(picker.options).toHaveText([new RegExp(crowd.name(7))]);
});
