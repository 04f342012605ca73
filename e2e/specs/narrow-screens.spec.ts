import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { mockStats, mockTrend, sampleStats, upcoming } from '../fixtures/dashboard.js';
import {
  expectNoSidewaysScrolling,
  extremeName,
  extremeSupplier,
  NARROWEST,
  SCRIPTS,
} from '../fixtures/extreme-names.js';
import { fail, intercept } from '../fixtures/faults.js';
import { textFile } from '../fixtures/files.js';
import { unique } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/signed-in.js';

test.use({ viewport: NARROWEST });

test('at 320 px the dashboard and the suppliers do not scroll sideways with long names', async ({ app, page, api }) => {
  const prefix = unique('x').replace(' ', '');
  const suppliers = await Promise.all(SCRIPTS.map((script) => extremeSupplier(api, script, prefix)));

  const stats = sampleStats();
  const [action] = stats.activeCorrectiveActions!;
  await mockStats(page, {
    ...stats,
    upcomingVerifications: SCRIPTS.map((script, index) => ({
      ...upcoming(extremeName(script), 'audit', index),
      supplierName: extremeName(script),
    })),
    activeCorrectiveActions: SCRIPTS.map((script) => ({
      ...action!,
      id: script,
      title: extremeName(script),
      supplierName: extremeName(script),
    })),
  });
  await mockTrend(page);
  const restore = await intercept(page, { method: 'GET', path: '/api/suppliers?*' }, (route) =>
    route.fulfill({ json: { suppliers, total: suppliers.length, next: null } }),
  );
  await page.goto('/');
  for (const list of ['Recent Supplier Activity', 'Upcoming Verifications', 'Active Corrective Actions'])
    await expect(page.getByRole('list', { name: list }).getByRole('listitem')).toHaveCount(SCRIPTS.length);
  await page.getByRole('slider', { name: /^Risk trend/ }).waitFor();
  await expectNoSidewaysScrolling(page, 'the dashboard');

  await restore();
  await page.goto(hrefs.suppliers({ search: prefix }));
  // The head and three suppliers.
  await expect(page.getByRole('table', { name: 'Suppliers' }).getByRole('row')).toHaveCount(1 + SCRIPTS.length);
  await expectNoSidewaysScrolling(page, 'the suppliers');
  for (const { id, name } of suppliers) {
    await page.goto(hrefs.supplier(id));
    await expect(app.dialog('Supplier Details').getByText(name).first()).toBeVisible();
    await expectNoSidewaysScrolling(page, `the details of ${name.slice(0, 20)}`);
  }

  // On a wide screen a long name has two lines at most, with all of it in its tooltip and in the details.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(hrefs.suppliers({ search: prefix }));
  for (const { name } of suppliers) {
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByText(name, { exact: true }).hover();
    await expect(row.getByTitle(name, { exact: true })).toBeVisible();
    expect((await row.boundingBox())!.height, name.slice(0, 20)).toBeLessThanOrEqual(100);
  }
});

test('at 320 px a long file name fits, and a toast does not cover why a form was not saved', async ({ app, page }) => {
  let finishUpload = () => {};
  const finished = new Promise<void>((resolve) => (finishUpload = resolve));
  await intercept(page, { method: 'PUT', path: '/api/objects/upload/*' }, async (route) => {
    await finished;
    await route.fulfill({ json: {} });
  });
  await fail(page, { method: 'POST', path: '/api/documents' });
  await page.goto(hrefs.uploadDocument());
  const dialog = app.dialog('Upload New Document');
  await dialog
    .getByLabel('Select Document')
    .setInputFiles(textFile(`${extremeName('unbroken Latin').slice(0, 200)}.txt`));
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expectNoSidewaysScrolling(page, 'a running upload');

  finishUpload();
  await app.choose(dialog, 'Document Type', 'Test Result');
  await dialog.getByRole('button', { name: 'Save Document' }).click();
  const toast = page.getByRole('listitem', { includeHidden: true }).filter({ hasText: 'Failed to save document' });
  const reason = dialog.getByRole('alert').getByText('The form could not be saved');
  const [above, below] = [await toast.boundingBox(), await reason.boundingBox()];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
});
