import { expect, test } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import { listImporters, type Importer } from '@fsvp/contracts/program/importer';
import { getReportCards } from '@fsvp/contracts/catalogue/dashboard';
import {
  cancelReportRun,
  createReportRun,
  getReportRun,
  listReportRuns,
  rangeDays,
  type ReportRun,
} from '@fsvp/contracts/reports/report';
import { getSupplier, listSuppliers, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerDownload } from '../testing/answer-download.js';
import { RUN_ID, sampleRun, SUPPLIER_ID } from '../testing/sample-records.js';
import { PREVIEW_BYTES } from './api/get-report-text.js';
import { ReportsPage } from './reports.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './report-preview.js';

const BODY = '{"reportType":"compliance","rows":[\n{"supplierName":"Bay Seafood Ltd"}\n]}\n';
const IMPORTER_ID = '0197a000-0000-7000-8000-0000000000b1';
const one = { total: 1, next: null };
const lastDays = rangeDays('30', today())!;

/** A run that takes two polls. */
function hostOf(end: Partial<ReportRun> = {}, runs: ReportRun[] = []) {
  const steps = [
    sampleRun({ ...lastDays, status: 'running', progress: 40, summary: null, formats: [] }),
    sampleRun({ ...lastDays, ...end }),
  ];
  const host = new MockHost()
    .answer(getReportCards, { suppliers: 12616, complianceRate: 53, openActions: null, verificationsCompleted: 6 })
    .answer(listReportRuns, { runs, total: runs.length })
    .answer(createReportRun, sampleRun({ ...lastDays, status: 'queued', progress: 0, summary: null, formats: [] }))
    .answer(getReportRun, () => (steps.length > 1 ? steps.shift()! : steps[0]!));
  return answerDownload(host, BODY);
}

test('generates, follows the run, announces it and shows the preview', async () => {
  const { host, address } = renderInHost(<ReportsPage />, { host: hostOf() });
  expect(await screen.findByRole('button', { name: 'Preview Report' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Download JSON' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Generate Report' }));
  expect(await screen.findByRole('button', { name: 'Generating...' })).toBeVisible();
  expect(await screen.findByRole('progressbar', { name: 'Generating the report' })).toBeVisible();
  expect(await screen.findByText('Your report has been generated successfully.', {}, { timeout: 5000 })).toBeVisible();
  expect(host.requests(createReportRun)[0]!.body).toEqual({
    type: 'compliance',
    dateFrom: `${lastDays.dateFrom}T00:00:00.000Z`,
    dateTo: `${lastDays.dateTo}T00:00:00.000Z`,
  });

  expect(await screen.findByRole('heading', { name: 'Report Preview - FSMA Compliance Report' })).toBeVisible();
  for (const text of [
    'Total Suppliers',
    '1,234',
    '50%',
    'Suppliers in the directory when the report was generated (excluding deleted ones).',
    'Risk Distribution',
    '{"high":1,"low":1}',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'High' })).toBeVisible();
  expect(await screen.findByText(/"supplierName": "Bay Seafood Ltd"/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download XLSX' })).toHaveAttribute(
    'href',
    `/api/reports/runs/${RUN_ID}/download?format=xlsx`,
  );
  expect(address()).toContain(`run=${RUN_ID}`);
  expect(screen.queryByText(/belongs to earlier settings/)).toBeNull();

  await userEvent.click(screen.getByRole('radio', { name: /Audit Trail/ }));
  expect(await screen.findByText(/This preview belongs to earlier settings: FSMA Compliance Report/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide Preview' }));
  expect(screen.queryByRole('heading', { name: /Report Preview/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Preview Report' }));
  expect(await screen.findByRole('heading', { name: /Report Preview/ })).toBeVisible();
});

test('a report whose files were removed keeps its summary and can be generated again', async () => {
  const { host } = renderInHost(<ReportsPage />, { host: hostOf({ formats: [] }), at: `/reports?run=${RUN_ID}` });
  expect(await screen.findByText(/The files of this report have expired/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Download Report' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Generate Again' }));
  await waitFor(() => expect(host.requests(createReportRun)).toHaveLength(1));
});

test('a failed run shows the reason and opens no preview', async () => {
  renderInHost(<ReportsPage />, {
    host: hostOf({ status: 'failed', error: 'The supplier service did not answer.', summary: null, formats: [] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Generate Report' }));
  expect(
    await screen.findByText('Failed to generate report: The supplier service did not answer.', {}, { timeout: 5000 }),
  ).toBeVisible();
  expect(screen.getByText('The supplier service did not answer.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Report Preview/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Preview Report' })).toBeDisabled();
});

test('reports that a run could not be started', async () => {
  renderInHost(<ReportsPage />, {
    host: hostOf().fail(createReportRun, 503, { detail: 'Reports are not available.' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Generate Report' }));
  expect(await screen.findByText('Failed to generate report: Reports are not available.')).toBeVisible();
});

test('a custom range needs both dates, in order', async () => {
  const { host } = renderInHost(<ReportsPage />, { host: hostOf(), at: '/reports?range=custom&from=2026-03-05' });
  await userEvent.click(await screen.findByRole('button', { name: 'Generate Report' }));
  expect(await screen.findByText('Invalid Date Range')).toBeVisible();
  expect(screen.getByText('Please select both start and end dates for custom range.')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/End Date/), '2026-03-01{Tab}');
  expect(await screen.findByText('The start date is after the end date')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Generate Report' }));
  expect(host.requests(createReportRun)).toHaveLength(0);
  await userEvent.clear(screen.getByLabelText(/End Date/));
  await userEvent.type(screen.getByLabelText(/End Date/), '2026-03-05{Tab}');
  await userEvent.click(screen.getByRole('button', { name: 'Generate Report' }));
  await waitFor(() => expect(host.requests(createReportRun)).toHaveLength(1));
  expect(host.requests(createReportRun)[0]!.body).toMatchObject({
    dateFrom: '2026-03-05T00:00:00.000Z',
    dateTo: '2026-03-05T00:00:00.000Z',
  });
});

test('recent reports show samples while there are no runs', async () => {
  renderInHost(<ReportsPage />, { host: hostOf() });
  const list = within(await screen.findByRole('list', { name: 'Recent Reports' }));
  expect(list.getAllByText('Sample')).toHaveLength(3);
  expect(list.getByText('2 hours ago')).toBeVisible();
  expect(await screen.findByText('12,616')).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Open Actions' })).getByText('—')).toBeVisible();
});

test('a recent report opens its preview; a failed one shows the reason', async () => {
  const failed = sampleRun({
    id: '0197a000-0000-7000-8000-0000000000e2',
    type: 'verification',
    status: 'failed',
    error: 'The quality service did not answer.',
    formats: [],
  });
  const host = hostOf({}, [failed, sampleRun()]).answer(getReportRun, sampleRun());
  const { address } = renderInHost(<ReportsPage />, { host, at: '/reports' });
  expect(await screen.findByText('The quality service did not answer.')).toBeVisible();
  expect(screen.queryByText('Sample')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^View FSMA Compliance Report/ }));
  expect(await screen.findByRole('heading', { name: 'Report Preview - FSMA Compliance Report' })).toBeVisible();
  expect(address()).toBe(`/reports?run=${RUN_ID}`);
});

test('shows the first complete rows of a large report, with a note', async () => {
  const row = `{"supplierName":"${'x'.repeat(1000)}"},\n`;
  const host = answerDownload(
    hostOf().answer(getReportRun, sampleRun({ rows: 4000 })),
    `{"rows":[\n${row.repeat(PREVIEW_BYTES / 500)}`,
  );
  renderInHost(<ReportsPage />, { host, at: `/reports?run=${RUN_ID}` });
  expect(
    await screen.findByText(
      'This report is large (4,000 rows). These are the first 200 KB. Download it to see all of it.',
    ),
  ).toBeVisible();
  const shown = screen.getByRole('region', { name: 'JSON of the report' });
  const rows = shown.textContent!.replace(/\s+/g, '');
  expect(rows.length).toBeLessThanOrEqual(PREVIEW_BYTES);
  expect(rows.endsWith('"},')).toBe(true);
});

test.each([
  [404, 0],
  [503, 1],
])('a run that cannot be loaded (%d) shows an error, with Retry if that can help', async (status, retries) => {
  renderInHost(<ReportsPage />, { host: hostOf().fail(getReportRun, status), at: `/reports?run=${RUN_ID}` });
  expect(await screen.findByText('The report could not be loaded')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(retries);
});

test('a cancelled run is reported; Undo starts it again', async () => {
  const runAs = (status: ReportRun['status']) =>
    sampleRun({ ...lastDays, status, progress: 40, summary: null, formats: [] });
  const host = hostOf().answer(cancelReportRun, runAs('cancelled'));
  host.answer(getReportRun, () => runAs(host.requests(cancelReportRun).length > 0 ? 'cancelled' : 'running'));
  renderInHost(<ReportsPage />, { host });
  await userEvent.click(await screen.findByRole('button', { name: 'Generate Report' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Report Cancelled')).toBeVisible();
  expect(host.requests(cancelReportRun)).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Generate Report' })).toBeVisible();
  expect(screen.queryByText('Your report has been generated successfully.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(host.requests(createReportRun)).toHaveLength(2));
  expect(host.requests(createReportRun)[1]!.body).toEqual(host.requests(createReportRun)[0]!.body);
});

test('a run that ended before it could be cancelled shows the reason and is fetched again', async () => {
  const host = hostOf({}, [sampleRun({ status: 'running', formats: [] })]).fail(cancelReportRun, 409, {
    detail: 'The report is ready already.',
  });
  renderInHost(<ReportsPage />, { host });
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel FSMA Compliance Report/ }));
  expect(await screen.findByText('Failed to cancel report: The report is ready already.')).toBeVisible();
  await waitFor(() => expect(host.requests(listReportRuns).length).toBeGreaterThan(1));
});

test.each([
  ['failed', 'in the list'],
  ['cancelled', 'in the list'],
  ['failed', 'in the preview'],
  ['cancelled', 'in the preview'],
] as const)('Retry of a %s run starts a new run with the same settings, %s', async (status, where) => {
  const filters = { type: 'audit-trail', recordId: RUN_ID, actor: 'system' } as const;
  const ended = sampleRun({
    ...filters,
    status,
    error: status === 'failed' ? 'The quality service did not answer.' : null,
    summary: null,
    formats: [],
  });
  const host = hostOf({}, [ended]).answer(getReportRun, ended);
  renderInHost(<ReportsPage />, { host, at: `/reports?run=${RUN_ID}` });
  expect(await screen.findByText(/record 0197a000.* · by System · .*2 rows$/)).toBeVisible();
  const preview = within(await screen.findByRole('region', { name: 'Report Preview - Audit Trail' }));
  await userEvent.click(
    where === 'in the list'
      ? await screen.findByRole('button', { name: /^Retry Audit Trail/ })
      : await preview.findByRole('button', { name: 'Retry' }),
  );
  await waitFor(() => expect(host.requests(createReportRun)).toHaveLength(1));
  expect(host.requests(createReportRun)[0]!.body).toEqual({
    ...filters,
    dateFrom: '2026-03-01T00:00:00.000Z',
    dateTo: '2026-03-30T00:00:00.000Z',
  });
});

test('only the audit trail can be filtered by record and user', async () => {
  const { host, address } = renderInHost(<ReportsPage />, { host: hostOf(), at: '/reports' });
  expect(screen.queryByLabelText('Record ID')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Audit Trail/ }));
  await userEvent.type(await screen.findByLabelText('Record ID'), `${RUN_ID.slice(0, -1)}{Tab}`);
  expect(await screen.findByText('Enter the full record ID from the record’s web address')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Generate Report' }));
  expect(host.requests(createReportRun)).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Record ID'), '1');
  await userEvent.click(screen.getByRole('combobox', { name: 'Who' }));
  await userEvent.click(await screen.findByRole('option', { name: 'System' }));
  await waitFor(() => expect(address()).toBe(`/reports?type=audit-trail&recordId=${RUN_ID}&actor=system`));
  await userEvent.click(screen.getByRole('button', { name: 'Generate Report' }));
  await waitFor(() => expect(host.requests(createReportRun)).toHaveLength(1));
  expect(host.requests(createReportRun)[0]!.body).toMatchObject({
    type: 'audit-trail',
    recordId: RUN_ID,
    actor: 'system',
  });
  await userEvent.click(screen.getByRole('radio', { name: /Corrective Actions/ }));
  await waitFor(() => expect(address()).toContain('type=corrective-actions'));
  expect(screen.queryByLabelText('Record ID')).toBeNull();
  expect(address()).not.toMatch(/recordId|actor/);
});

test("a URL with a record id shows that record's history", async () => {
  renderInHost(<ReportsPage />, { host: hostOf(), at: `/reports?recordId=${RUN_ID}` });
  expect(await screen.findByLabelText('Record ID')).toHaveValue(RUN_ID);
  expect(screen.getByRole('radio', { name: /Audit Trail/ })).toBeChecked();
});

test('the FSVP readiness is of a day, an importer and a supplier, below the other reports', async () => {
  const settings = { asOf: '2026-03-01', importerId: IMPORTER_ID, supplierId: SUPPLIER_ID };
  const readiness = { type: 'fsvp-readiness', dateFrom: null, dateTo: null, ...settings } as const;
  const host = hostOf({ ...readiness, summary: { totalFiles: 45, importer: 'Harbor Foods LLC' } }, [
    sampleRun({ ...readiness, rows: 1350 }),
  ])
    .answer(listImporters, { importers: [{ id: IMPORTER_ID, legalName: 'Harbor Foods LLC' } as Importer], ...one })
    .answer(getSupplier, { id: SUPPLIER_ID, name: 'Bay Seafood Ltd' } as Supplier)
    .answer(listSuppliers, { suppliers: [{ id: SUPPLIER_ID, name: 'Bay Seafood Ltd' } as Supplier], ...one });
  renderInHost(<ReportsPage />, { host, at: '/reports' });
  const choice = await screen.findByRole('radio', { name: /^FSVP Readiness/ });
  expect(choice).not.toBeChecked();
  expect(screen.getAllByRole('radio').at(-1)).toBe(choice);
  await userEvent.click(choice);
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([choice]);
  expect(screen.queryByLabelText('Date Range')).toBeNull();
  const day = await screen.findByLabelText('As Of');
  await userEvent.clear(day);
  await userEvent.type(day, '2999-01-01{Tab}');
  await userEvent.click(screen.getByRole('button', { name: 'Generate Report' }));
  expect(await screen.findByText(/^Enter today or an earlier date/)).toBeVisible();
  expect(host.requests(createReportRun)).toEqual([]);
  await userEvent.clear(day);
  await userEvent.type(day, '2026-03-01{Tab}');
  await userEvent.click(screen.getByRole('combobox', { name: 'Importer' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Harbor Foods LLC' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Supplier' }), 'Bay');
  await userEvent.click(screen.getByRole('button', { name: 'Generate Report' }));
  expect(screen.getByText('Choose a supplier from the list')).toBeVisible();
  expect(host.requests(createReportRun)).toEqual([]);
  await userEvent.click(screen.getByRole('combobox', { name: 'Supplier' }));
  await userEvent.click(await screen.findByRole('option', { name: /Bay Seafood/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Generate Report' }));
  await waitFor(() => expect(host.requests(createReportRun)[0]?.body).toEqual({ type: 'fsvp-readiness', ...settings }));
  expect(screen.getByText(/^As of Mar 1, 2026 · one importer · one supplier · .* · 1,350 rows$/)).toBeVisible();
  expect(await screen.findByText('Harbor Foods LLC', { selector: 'dd *' }, { timeout: 5000 })).toBeVisible();
  expect(screen.queryByText(/belongs to earlier settings/)).toBeNull();
});
