import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import type { Page } from '@playwright/test';
import { makeDocument } from '../fixtures/documents.js';
import { pdf } from '../fixtures/files.js';
import { createFile } from '../fixtures/fsvp-files.js';
import { mockReportRuns, sampleRun } from '../fixtures/report-runs.js';
import { expect, test } from '../fixtures/signed-in.js';

/** Shows the page as it is printed, on US Letter without its margins. */
async function showPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 725, height: 950 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

/** The frame and the controls are not on paper, and the theme is light. */
async function expectPaper(page: Page): Promise<void> {
  await expect(page.getByText(/^Printed [A-Z][a-z]{2} \d/).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: /Close|Delete|Edit|Import|Add|Actions|page/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Export|Download|History/ })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(725);
}

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('theme', 'dark')));

test('a list is printed as a table, with its heading and its filters in words', async ({ page, api }) => {
  const { name } = await api.supplier({ status: 'approved' });
  await page.goto(hrefs.suppliers({ search: name, status: 'approved' }));
  const table = page.getByRole('table', { name: 'Suppliers' });
  await expect(table.getByText(name)).toBeVisible();
  await showPaper(page);
  await expectPaper(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Suppliers' })).toBeVisible();
  const label = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await label('[data-toolbar] [role=combobox][aria-label=Status]')).toBe('"Status: "');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Approved');
  expect(await label('[data-toolbar] [role=search]')).toBe('"Search:"');
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  await expect(table).toHaveCSS('display', 'table');
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(table.getByRole('columnheader')).toHaveText(
    ['Supplier', 'Location', 'Status', 'Risk Level', 'Last Verification'],
    { useInnerText: true },
  );
});

test('lists of cards are printed as tables', async ({ page, api }) => {
  const { id, name } = await api.supplier();
  await api.hazard(id);
  await api.verification(id);
  await api.action(id);
  await makeDocument(page, api, pdf('certificate.pdf', ['One page']), { supplierId: id });
  for (const [path, caption, columns] of [
    [
      `/hazard-analysis?supplierId=${id}`,
      'Hazard analyses',
      ['Hazard', 'Supplier', 'Description', 'Severity', 'Likelihood', 'Risk', 'Preventive Controls'],
    ],
    [
      `/verifications?supplier=${id}`,
      'Verification activities',
      ['Title', 'Supplier', 'Type', 'Due Date', 'Status', 'Assigned To', 'Description'],
    ],
    [
      `/corrective-actions?supplier=${id}`,
      'Corrective actions',
      ['Title', 'Supplier', 'Status, Priority, Due Date', 'Description', 'Root Cause', 'Corrective Action'],
    ],
    [
      `/documents?supplierId=${id}`,
      'Documents',
      ['Document', 'Type', 'Supplier', 'Dated', 'Uploaded', 'Expires', 'Status', 'Description'],
    ],
  ] as const)
    await test.step(caption, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await expect(page.getByRole('list', { name: caption }).getByText(name)).toBeVisible();
      await showPaper(page);
      await expectPaper(page);
      await expect(page.getByRole('combobox', { name: 'Supplier' })).toHaveValue(name);
      await expect(page.getByRole('list', { name: caption })).toBeHidden();
      const table = page.getByRole('table', { name: caption });
      await expect(table.getByRole('row').filter({ hasText: name })).toHaveCount(1);
      await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
      await expect(table.getByRole('columnheader')).toHaveText(columns, { useInnerText: true });
    });
});

test('a details dialog is printed without the list below it', async ({ app, page, api }) => {
  const { id, name } = await api.supplier();
  await page.goto(hrefs.supplier(id));
  const details = app.dialog('Supplier Details');
  await expect(details.getByText(name).first()).toBeVisible();
  await showPaper(page);
  await expectPaper(page);
  await expect(details.getByText(name).first()).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await expect(details).toHaveCSS('max-height', 'none');

  await page.goto(`${hrefs.supplier(id)}&tab=products&productSearch=squid`);
  const search = details.getByRole('search');
  await expect(search).toBeVisible();
  await search.getByRole('searchbox').fill('');
  await expect(search).toBeHidden();
});

test('a report preview is printed without the rest of the screen', async ({ page }) => {
  const run = sampleRun({ status: 'done', rows: 2, formats: ['json'], summary: { totalSuppliers: 12 } });
  await mockReportRuns(page, run);
  await page.goto(hrefs.report(run.id));
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
  await showPaper(page);
  await expectPaper(page);
  await expect(page.getByRole('heading', { name: /^Report Preview/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
  for (const name of ['Available Reports', 'Report Settings', 'Recent Reports', 'Full JSON'])
    await expect(page.getByRole('heading', { name })).toBeHidden();
});

test('a new FSVP file takes few pages, without what still loads and without explanations', async ({ page, api }) => {
  const { id } = await createFile(api);
  await page.goto(hrefs.fsvpFile(id));
  const row = page.getByRole('button', { name: /^Hazard analysis/ });
  await row.waitFor();
  await expect(page.getByText(/^Not determined\. Until/)).toBeVisible();
  await page.getByText(/^Nothing recorded\./).waitFor();
  // Its pages are objects of the file.
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)!.length).toBeLessThanOrEqual(6);
  await showPaper(page);
  await expect(row).toBeVisible();
  for (const text of ['Why it matters', 'History', /Loading/])
    await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0);
});
