import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures/product.js';

test('missing module files affect only that module’s screen, and Retry works once they are back', async ({
  product,
  page,
}) => {
  const { suite } = product;
  const files = join(suite.moduleStore, 'mf-actions');
  renameSync(files, `${files}-away`);
  await page.goto(suite.url);
  await page.getByLabel('Password').fill(suite.password);
  await page.keyboard.press('Enter');
  const sidebar = page.getByRole('navigation');
  await sidebar.getByRole('link', { name: 'Corrective Actions' }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Corrective Actions');
  await retry.click();
  await expect(retry).toBeVisible();

  await sidebar.getByRole('link', { name: 'Suppliers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Suppliers' })).toBeVisible();
  await sidebar.getByRole('link', { name: 'Corrective Actions' }).click();
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  renameSync(`${files}-away`, files);
  await retry.click();
  await expect(page.getByRole('button', { name: 'New Action' })).toBeVisible();
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});
