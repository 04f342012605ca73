import { hrefs } from '@fsvp/contracts/hrefs';
import { mockStats, mockTrend, sampleStats, upcoming } from '../fixtures/dashboard.js';
import {
  expectNoSidewaysScrolling,
  extremeName,
  extremeSupplier,
  NARROWEST,
  SCRIPTS,
} from '../fixtures/extreme-names.js';
import { intercept } from '../fixtures/faults.js';
import { unique } from '../fixtures/importer.js';
import { expect, test } from '../fixtures/signed-in.js';

test.use({ viewport: NARROWEST });

test('at 320 px the dashboard and the suppliers do not scroll sideways with long names', async ({
  app,
  page,
  importer,
}) => {
  const prefix = unique('x').replace(' ', '');
  const suppliers = await Promise.all(SCRIPTS.map((script) => extremeSupplier(importer, script, prefix)));

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
    route.fulfill({ json: { suppliers, total: suppliers.length } }),
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
