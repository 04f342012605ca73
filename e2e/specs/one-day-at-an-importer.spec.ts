import { readFileSync } from 'node:fs';
import { reportBody } from '@fsvp/contracts/reports/report';
import { expect, test } from '@playwright/test';
import { App } from '../pages/app.js';
import { FIRM, realFirms } from '../fixtures/real-firms.js';

const PASSWORD = process.env.E2E_PASSWORD ?? '';

/** The smallest valid PDF. */
const CERTIFICATE = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('one day at an importer', { tag: '@serial' }, async ({ page }) => {
  test.setTimeout(300_000);
  const app = new App(page);
  const row = page.getByRole('row', { name: FIRM });

  await test.step('sign in', () => app.signIn(PASSWORD));

  await test.step('import the real foreign food firms', async () => {
    await app.go('Suppliers');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = app.dialog('Import Suppliers');
    await dialog.getByLabel('Choose a file').setInputFiles(realFirms);
    await dialog.getByRole('button', { name: 'Check file' }).click();
    const run = dialog.getByRole('button', { name: /^Import/ });
    await expect(run).toBeEnabled({ timeout: 60_000 });
    expect(await app.card('New')).toBeGreaterThan(300);
    await run.click();
    await dialog.getByRole('button', { name: 'Done' }).click({ timeout: 60_000 });
  });

  await test.step('find one', async () => {
    await page.getByRole('searchbox', { name: 'Search suppliers' }).fill(FIRM);
    await expect(row).toContainText('Never');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/search=Puerto/);
  });

  await test.step('approve it', async () => {
    await row.getByRole('button', { name: `Actions for ${FIRM}` }).click();
    await page.getByRole('menuitem', { name: 'Edit Supplier' }).click();
    const dialog = app.dialog('Edit Supplier');
    await dialog.getByRole('combobox', { name: /Status/ }).click();
    await page.getByRole('option', { name: 'Approved' }).click();
    await dialog.getByRole('button', { name: /Save|Update/ }).click();
    await app.toast('Supplier updated successfully');
    await expect(row).toContainText('Approved');
  });

  await test.step('see it Overdue', async () => {
    await app.go('FSVP Compliance');
    await page.getByRole('searchbox', { name: 'Search FSVP suppliers' }).fill(FIRM);
    await expect(row).toContainText('Overdue');
  });

  await test.step('schedule and complete a verification', async () => {
    await app.go('Verifications');
    await page.getByRole('button', { name: 'Schedule Verification' }).click();
    const dialog = app.dialog('Schedule New Verification');
    await app.pickSupplier(dialog, FIRM);
    await dialog.getByLabel('Title').fill('Annual facility audit');
    await dialog.getByRole('button', { name: /^Schedule/ }).click();
    await app.toast('Verification activity scheduled successfully');
    const activity = page.getByRole('listitem').filter({ hasText: 'Annual facility audit' });
    await expect(activity).toContainText(FIRM);
    await activity.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Completed' }).click();
    await app.toast('Verification status updated successfully');
  });

  await test.step('see it Compliant', async () => {
    await expect(async () => {
      await page.goto(`/fsvp-compliance?search=${encodeURIComponent(FIRM)}`);
      await expect(row).toContainText('Compliant', { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  });

  await test.step('receive a shipment at 55 °F, which fails', async () => {
    await app.go('Receiving Inspections');
    await page.getByRole('button', { name: 'New Inspection' }).click();
    const dialog = app.dialog('Create Receiving Inspection');
    await app.pickSupplier(dialog, FIRM);
    await dialog.getByLabel('Product Name').fill('Frozen hake');
    await dialog.getByLabel('Lot Number').fill('LOT-0055');
    await dialog
      .getByLabel(/Temperature/)
      .first()
      .fill('55');
    await expect(dialog.getByText('Inspection failed - temperature out of range')).toBeVisible();
    await dialog.locator('button[type=submit]').click();
    await page
      .getByRole('alertdialog', { name: 'Complete with 4 unanswered checks?' })
      .getByRole('button', { name: 'Complete' })
      .click();
    await app.toast('Receiving inspection failed and completed successfully');
    await expect(page.getByRole('row', { name: /Frozen hake/ })).toContainText('Failed');
  });

  await test.step('open the corrective action from it', async () => {
    await page
      .getByRole('link', { name: /Create corrective action/i })
      .or(page.getByRole('button', { name: /Create corrective action/i }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/corrective-actions\?new=1/);
    const dialog = app.dialog('New Corrective Action');
    await expect(dialog.getByRole('combobox', { name: /Supplier/ })).toHaveValue(FIRM);
    await expect(dialog.getByLabel('Title')).toHaveValue(/Frozen hake/);
    await dialog
      .getByRole('textbox', { name: /^Corrective Action/ })
      .fill('Reject the lot; supplier sends the logger file of the reefer container.');
    await dialog.locator('button[type=submit]').click();
    await app.toast('Corrective action created successfully');
    await expect(page.getByRole('listitem').filter({ hasText: 'Frozen hake' })).toContainText(FIRM);
  });

  await test.step('upload a certificate', async () => {
    await app.go('Documents', 'Document Management');
    await page.getByRole('button', { name: 'Upload Document' }).click();
    const dialog = app.dialog('Upload New Document');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'HACCP certificate 2026.pdf', mimeType: 'application/pdf', buffer: CERTIFICATE });
    await dialog.getByLabel('Title').fill('HACCP certificate');
    await dialog.getByRole('combobox', { name: 'Document Type' }).click();
    await page.getByRole('option', { name: 'Certificate', exact: true }).click();
    await app.pickSupplier(dialog, FIRM);
    await dialog.locator('button[type=submit]').click();
    const item = page.getByRole('main').getByRole('listitem').filter({ hasText: 'HACCP certificate 2026.pdf' });
    await expect(item).toContainText(FIRM);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      item.getByRole('link', { name: /Download/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('HACCP certificate 2026.pdf');
    expect(readFileSync(await download.path())).toEqual(CERTIFICATE);
  });

  await test.step('generate and download the compliance report, whose numbers agree with the dashboard', async () => {
    await app.go('Reports', 'Reports & Analytics');
    await page.getByRole('button', { name: 'Generate Report' }).click();
    await app.toast('Your report has been generated successfully.', 120_000);
    await expect(page.getByRole('heading', { name: 'Report Preview - FSMA Compliance Report' })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('link', { name: 'Download JSON' })
        .or(page.getByRole('button', { name: 'Download JSON' }))
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^compliance-report-\d{4}-\d\d-\d\d\.json$/);
    const report = reportBody.parse(JSON.parse(readFileSync(await download.path(), 'utf8')));
    await app.go('Dashboard');
    const shown = {
      totalSuppliers: await app.card('Total Suppliers'),
      compliantSuppliers: await app.card('Compliant'),
      pendingVerification: await app.card('Pending Verification'),
      nonCompliant: await app.card('Non-Compliant'),
    };
    expect(report.summary).toMatchObject(shown);
    expect(shown.compliantSuppliers).toBeGreaterThan(0);
    expect(report.rows).toHaveLength(shown.totalSuppliers);
    expect(report.rows.find((supplier) => supplier.supplierName === FIRM)).toMatchObject({
      status: 'approved',
      fsvpStatus: 'compliant',
    });
  });

  await test.step('sign out', async () => {
    await app.signOut();
    await page.goto('/suppliers');
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
  });
});
