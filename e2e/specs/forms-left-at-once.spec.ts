import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/administrator.js';
import { createFile, createFood, createImporter } from '../fixtures/fsvp-files.js';
import { textFile } from '../fixtures/files.js';
import { makeDocument } from '../fixtures/documents.js';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

test('every form that is opened and left at once closes without a question', async ({ page, administrator: api }) => {
  test.setTimeout(240_000);
  const supplier = await api.supplier();
  const [product, hazard, verification, inspection, action, document, file, food, importer] = await Promise.all([
    api.product(supplier.id),
    api.hazard(supplier.id),
    api.verification(supplier.id),
    api.inspection(supplier.id),
    api.action(supplier.id),
    makeDocument(page, api, textFile('left.txt'), { supplierId: supplier.id }),
    createFile(api),
    createFood(api),
    createImporter(api),
  ]);
  const products = `${hrefs.supplier(supplier.id)}&tab=products`;
  const forms: [path: string, ...names: (string | RegExp)[]][] = [
    ['/suppliers?new=1'],
    [`/suppliers?edit=${supplier.id}`],
    [products, 'Add Product'],
    [products, `Edit ${product.productName}`],
    [`${hrefs.supplier(supplier.id)}&tab=performance`, 'Record Evaluation'],
    ['/hazard-analysis?new=1'],
    [`/hazard-analysis?edit=${hazard.id}`],
    ['/verifications?new=1'],
    [`/verifications?edit=${verification.id}`],
    ['/receiving-inspections?new=1'],
    [`/receiving-inspections?edit=${inspection.id}`],
    ['/corrective-actions?new=1'],
    [`/corrective-actions?edit=${action.id}`],
    [`/documents?edit=${document.id}`],
    ['/foods?new=1'],
    [`/foods?edit=${food.id}`],
    ['/fsvp-files?new=1'],
    [`/fsvp-files?edit=${file.id}`],
    [hrefs.fsvpFile(file.id), /^Determine the regime$/],
    [`${hrefs.fsvpFile(file.id)}&record=assurance`],
    [`${hrefs.fsvpFile(file.id)}&record=check`],
    ['/admin?section=importers&new=1'],
    [`/admin?section=importers&view=${importer.id}`, 'Determine eligibility'],
    ['/admin?section=people', /^Invite/],
    ['/admin?section=tokens&new=1'],
    ['/admin?section=webhooks&new=1'],
  ];
  for (const [path, ...names] of forms)
    await test.step([path, ...names].join(' '), async () => {
      await page.goto(path);
      for (const name of names) await press(page, name);
      const dialog = page.getByRole('dialog').last();
      await dialog
        .getByRole('button', { name: /Save|Create|Add|Update|Open|Schedule|Record|Invite|Load|Complete/ })
        .first()
        .waitFor();
      // What proposes a value answers a moment later.
      await page.waitForLoadState('networkidle');
      const title = (await dialog.getByRole('heading').first().textContent())!;
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: title, exact: true })).toHaveCount(0);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });
});

test('a link in a form opens in a new tab, and the form keeps what was typed', async ({
  page,
  context,
  administrator: api,
}) => {
  const importer = await createImporter(api);
  await page.goto(`/admin?section=importers&view=${importer.id}`);
  await press(page, 'Determine eligibility');
  const form = page.getByRole('dialog', { name: 'Determine eligibility' });
  const sales = form.getByRole('spinbutton', { name: /^Sales in/ }).first();
  await sales.fill('1234');
  const opened = context.waitForEvent('page');
  await form.getByRole('link', { name: /^Reference data/ }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(/section=reference-data/);
  await tab.close();
  await expect(sales).toHaveValue('1234');
});

test('Undo of a message is reached by Tab in the dialog below it', async ({ page, administrator: api }) => {
  const { id } = await api.supplier();
  const { productName } = await api.product(id);
  await page.goto(`${hrefs.supplier(id)}&tab=products`);
  await press(page, `Remove ${productName}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  const details = page.getByRole('dialog', { name: 'Supplier Details' });
  const undo = details.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).last().focus();
  // The message itself is a stop, too.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(details.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await details.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expect(undo).not.toBeFocused();
  await undo.press('Enter');
  await expect(details.getByRole('button', { name: `Remove ${productName}` })).toBeVisible();
});

test('a picker whose text was not chosen refuses the form, and has no value', async ({ page, administrator: api }) => {
  const { id, name } = await api.supplier();
  const { id: actionId } = await api.action(id);
  await page.goto(`/corrective-actions?edit=${actionId}`);
  const supplier = page.getByRole('combobox', { name: 'Supplier' });
  await expect(supplier).toHaveValue(name);
  await supplier.click();
  await page.keyboard.type('Another supplier');
  await page.keyboard.press('Tab');
  await expect(supplier).toHaveValue('Another supplier');
  await expect(page.getByText('Choose a supplier from the list')).toBeVisible();
  await page.getByRole('button', { name: 'Update Corrective Action' }).click();
  await expect(supplier).toBeFocused();
  await expect(page.getByRole('dialog')).toBeVisible();
});
