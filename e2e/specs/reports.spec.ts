import { readFile } from 'node:fs/promises';
import { today } from '@fsvp/contracts/core/calendar-day';
import { REPORT_FIGURES } from '@fsvp/contracts/reports/report-figures';
import {
  REPORT_TYPE_LABELS,
  STANDARD_REPORT_TYPES,
  type ReportBody,
  type ReportType,
} from '@fsvp/contracts/reports/report';
import type { Download, Page } from '@playwright/test';
import { fail, intercept } from '../fixtures/faults.js';
import { dayFromToday } from '../fixtures/api-client.js';
import { sampleRun, mockReportRuns } from '../fixtures/report-runs.js';
import { expect, test } from '../fixtures/signed-in.js';

const preview = (page: Page, type: ReportType) =>
  page.getByRole('region', { name: `Report Preview - ${REPORT_TYPE_LABELS[type]}` });
const recent = (page: Page) => page.getByRole('list', { name: 'Recent Reports' }).getByRole('listitem');

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Report' }).click();
  await expect(page.getByRole('link', { name: 'Download Report' })).toBeVisible();
}

/** Downloads the file of a link. */
async function downloaded(page: Page, link: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = (await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link, exact: true }).click(),
  ])) as [Download, void];
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('the screen has its cards, six reports with compliance selected, and 30 days', async ({ app, page }) => {
  await page.goto('/reports');
  await app.heading('Reports & Analytics');
  await expect(page.getByText('Generate compliance reports and analyze supplier performance data')).toBeVisible();
  for (const card of ['Suppliers', 'Compliance Rate', 'Open Actions', 'Verifications Completed'])
    await expect(page.getByRole('group', { name: card, exact: true })).toContainText(/\d/);
  await expect(page.getByRole('radio')).toHaveCount(6);
  await expect(page.getByRole('radio').last()).toHaveAccessibleName(/^FSVP Readiness/);
  await expect(page.getByRole('radio', { name: 'FSMA Compliance Report' })).toBeChecked();
  expect(await app.choices(page, 'Date Range')).toEqual(['7 days', '30 days', '90 days', '1 year', 'Custom range']);
  await expect(page.getByRole('combobox', { name: 'Date Range' })).toHaveText('30 days');
  await expect(page.getByRole('button', { name: 'Preview Report' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Download JSON' })).toBeDisabled();
});

for (const type of STANDARD_REPORT_TYPES) {
  test(`${REPORT_TYPE_LABELS[type]}: every figure with its definition, and four file formats`, async ({ page }) => {
    await page.goto(`/reports?type=${type}`);
    await generate(page);
    const { name, bytes } = await downloaded(page, 'Download JSON');
    expect(name).toBe(`${type}-report-${today()}.json`);
    const { summary } = JSON.parse(bytes.toString()) as ReportBody;
    for (const [figure, { label, definition }] of Object.entries(REPORT_FIGURES[type])) {
      if (!(figure in summary)) continue;
      const shown = preview(page, type)
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .filter({ hasText: definition });
      await expect(shown.first()).toBeVisible();
      const value = summary[figure];
      if (value !== null && typeof value === 'object')
        await expect(shown.first().locator('code')).toHaveText(JSON.stringify(value));
    }
    await expect(preview(page, type).getByRole('region', { name: 'JSON of the report' })).toContainText(
      new RegExp(`"reportType": ?"${type}"`),
    );
    for (const [format, begin] of [
      ['CSV', ''],
      ['XLSX', 'PK'],
      ['PDF', '%PDF-'],
    ] as const) {
      const file = await downloaded(page, `Download ${format}`);
      expect(file.name).toBe(`${type}-report-${today()}.${format.toLowerCase()}`);
      expect(file.bytes.subarray(0, begin.length).toString('latin1')).toBe(begin);
    }
  });
}

test('a custom range in the URL; the preview names earlier settings, can be hidden and shown', async ({ page }) => {
  await page.goto('/reports?range=custom');
  await page.getByLabel('Start Date').fill('Mar 1, 2026');
  await page.getByLabel('End Date').fill('Mar 30, 2026');
  await page.getByLabel('End Date').press('Tab');
  await expect(page).toHaveURL(/from=2026-03-01&to=2026-03-30/);
  await generate(page);
  await expect(preview(page, 'compliance')).toContainText('Mar 1, 2026 – Mar 30, 2026');
  await expect(page.getByText(/belongs to earlier settings/)).toBeHidden();
  await page.getByRole('radio', { name: 'Risk Assessment Summary' }).check();
  await expect(
    page.getByText(
      'This preview belongs to earlier settings: FSMA Compliance Report, Mar 1, 2026 – Mar 30, 2026. Generate the report again for the settings above.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Hide Preview' }).click();
  await expect(preview(page, 'compliance')).toBeHidden();
  await page.getByRole('button', { name: 'Preview Report' }).click();
  await preview(page, 'compliance').getByRole('button', { name: 'Close Preview' }).click();
  await expect(page.getByRole('button', { name: 'Preview Report' })).toBeFocused();
  await expect(recent(page).first()).toContainText('FSMA Compliance Report');
  await recent(page).first().getByRole('button', { name: /^View/ }).click();
  await page.reload();
  await expect(preview(page, 'compliance')).toBeVisible();
});

test("a link opens a record's history, which can be filtered by user", async ({ app, page, api }) => {
  const { id } = await api.supplier();
  await api.call('PUT', `/api/suppliers/${id}`, { city: 'Callao' });
  const entries = () => preview(page, 'audit-trail').locator('dl > div').filter({ hasText: 'Total Entries' });
  await page.goto(`/reports?recordId=${id}`);
  await expect(page.getByRole('radio', { name: 'Audit Trail' })).toBeChecked();
  await expect(page.getByLabel('Record ID')).toHaveValue(id);
  await expect(async () => {
    await generate(page);
    await expect(entries()).toContainText(/Total Entries\s*2/, { timeout: 1000 });
  }).toPass();
  await expect(preview(page, 'audit-trail').getByRole('region', { name: 'JSON of the report' })).toContainText(
    'Callao',
  );
  await app.choose(page, 'Who', 'System');
  await expect(page).toHaveURL(/actor=system/);
  await page.getByRole('button', { name: 'Close Preview' }).click();
  await generate(page);
  await expect(entries()).toContainText(/Total Entries\s*0/);
  await expect(preview(page, 'audit-trail')).toContainText(`record ${id} · by System`);
  await page.getByRole('radio', { name: 'Corrective Actions' }).check();
  await expect(page.getByLabel('Record ID')).toHaveCount(0);
});

test('a run is cancelled and started again', async ({ app, page }) => {
  const cancelled = sampleRun({ status: 'cancelled', dateFrom: dayFromToday(-29), dateTo: dayFromToday(0) });
  await mockReportRuns(page, { ...cancelled, status: 'running' });
  await intercept(page, { method: 'POST', path: '/api/reports/runs/*/cancel' }, async (route) => {
    await mockReportRuns(page, cancelled);
    await route.fulfill({ json: cancelled });
  });
  await page.goto('/reports');
  await page.getByRole('button', { name: 'Generate Report' }).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Generating the report' })).toHaveAttribute('aria-valuenow', '40');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await app.toast('Report Cancelled');
  await expect(page.getByRole('button', { name: 'Generate Report' })).toBeVisible();
  const started = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/reports'),
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await started).postDataJSON()).toMatchObject({
    type: 'compliance',
    dateFrom: `${dayFromToday(-29)}T00:00:00.000Z`,
  });
});

test('a failed run shows the reason, and Retry starts another with its settings', async ({ page }) => {
  const failed = sampleRun({ type: 'verification', status: 'failed', error: 'The quality service did not answer.' });
  await mockReportRuns(page, failed);
  await page.goto('/reports');
  await expect(recent(page)).toContainText(['Verification Activities']);
  await expect(recent(page)).toContainText(['The quality service did not answer.']);
  const started = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/reports'),
  );
  await page.getByRole('button', { name: /^Retry Verification Activities/ }).click();
  expect((await started).postDataJSON()).toEqual({
    type: 'verification',
    dateFrom: '2026-03-01T00:00:00.000Z',
    dateTo: '2026-03-30T00:00:00.000Z',
  });
});

test('without runs there are three marked samples; a list that fails to load offers Retry', async ({ page }) => {
  await mockReportRuns(page);
  await page.goto('/reports');
  await expect(recent(page)).toHaveText([
    /FSMA Compliance Report.*2 hours ago.*Sample/,
    /Risk Assessment Summary.*1 day ago.*Sample/,
    /Verification Activities.*3 days ago.*Sample/,
  ]);
  await fail(page, { method: 'GET', path: '/api/reports?*' });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The recent reports could not be loaded');
  await expect(page.getByText('Sample')).toHaveCount(0);
});
