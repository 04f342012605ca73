import type { Page } from '@playwright/test';
import { SIDEBAR } from '../fixtures/sidebar.mjs';
import { expect, test } from '../fixtures/product.js';

const FAILURE = /could not be loaded/;

/** To what is loaded once it is in view. */
async function scrollDown(page: Page) {
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 10_000);
}

test('with svc-program stopped, every other screen works; those with files say so, and have them again afterwards', async ({
  product,
  page,
}) => {
  const { suite, api } = product;
  const main = page.getByRole('main');
  const details = page.getByRole('dialog', { name: 'Supplier Details' });
  const supplierId = await api.addSupplier('Beside the files');
  await suite.stopPart('program');
  try {
    await page.goto(suite.url);
    await page.getByLabel('Password').fill(suite.password);
    await page.keyboard.press('Enter');
    await expect(main.getByText('Risk trend')).toBeVisible();
    await scrollDown(page);
    await expect(main.getByText('The FSVP files could not be loaded')).toBeVisible();
    await expect(main.getByText(FAILURE)).toHaveCount(1);
    for (const { label } of SIDEBAR.slice(1, 9)) {
      await page.getByRole('navigation').getByRole('link', { name: label, exact: true }).click();
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.locator('[aria-busy="true"], .animate-breathe')).toHaveCount(0);
      await expect(main.getByText(FAILURE), label).toHaveCount(0);
    }
    await page.goto(`${suite.url}/fsvp-compliance?search=Beside`);
    await expect(main.getByRole('row', { name: 'Beside the files' })).toContainText('Files: not available');

    // Records of the other services are written.
    expect(await api.addSupplier('Written meanwhile')).toBeDefined();
    await page.goto(`${suite.url}/suppliers?view=${supplierId}`);
    await expect(details.getByRole('link', { name: 'Documents' })).toBeAttached();
    await scrollDown(page);
    await expect(details.getByText('The FSVP files could not be loaded.')).toBeVisible();
    await page.goto(`${suite.url}/fsvp-files`);
    await expect(main.getByText('The FSVP files could not be loaded')).toBeVisible();
    await page.goto(`${suite.url}/foods`);
    await expect(main.getByText('The foods could not be loaded')).toBeVisible();
  } finally {
    await suite.startPart('program');
  }
  const counted = page.waitForResponse(
    (response) => response.url().includes('/api/fsvp-files/counts') && response.ok(),
  );
  await page.goto(`${suite.url}/fsvp-compliance?search=Beside`);
  await counted;
  await expect(page.getByRole('row', { name: 'Beside the files' })).toBeVisible();
  await expect(page.getByText('Files: not available')).toHaveCount(0);
  await page.goto(`${suite.url}/suppliers?view=${supplierId}`);
  await expect(details.getByRole('link', { name: 'Documents' })).toBeAttached();
  await scrollDown(page);
  await expect(details.getByText('No FSVP files yet')).toBeVisible();
  // The service knows the supplier that was created while it was stopped.
  await expect
    .poll(() => product.sql('program', `select from supplier_directory where name = 'Written meanwhile'`))
    .toHaveLength(1);
});
