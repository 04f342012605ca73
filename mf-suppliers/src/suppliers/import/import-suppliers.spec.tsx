import { expect, test } from '@jest/globals';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { importProgress, importSuppliers, inspectImport } from '@fsvp/contracts/suppliers/supplier-import';
import { MockHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  choose,
  INSPECTION,
  openCheck,
  openColumns,
  openImport,
  pick,
  pickedFile,
  REPORT,
} from '../../testing/import-dialog.js';
import { SUPPLIER_ID } from '../../testing/sample-records.js';

test('inspects the file, checks it with the matched columns, then imports the checked content', async () => {
  const host = new MockHost().answer(importSuppliers, REPORT);
  const dialog = await openCheck(host);
  expect(await dialog.findByText('The file can be imported.')).toBeVisible();
  expect(await dialog.findByRole('link', { name: 'Bay Seafood Ltd' })).toHaveAttribute(
    'href',
    `/suppliers?view=${SUPPLIER_ID}`,
  );
  expect(dialog.getByText('Columns not imported: Fax.')).toBeVisible();

  await userEvent.click(dialog.getByRole('button', { name: 'Import 2 suppliers' }));
  expect(await screen.findByText('Imported 2 suppliers: 2 created, 0 updated, 1 skipped.')).toBeVisible();
  expect(await dialog.findByText('The import is finished.')).toBeVisible();
  expect(dialog.getByRole('listitem', { current: 'step' })).toHaveTextContent('4 Result');

  const [inspected] = host.requests(inspectImport);
  expect(inspected!.query.toString()).toBe('');
  const [check, run] = host.requests(importSuppliers);
  expect([...check!.query].filter(([name]) => name !== 'progress')).toEqual([
    ['dryRun', 'true'],
    ['encoding', 'windows-1252'],
    ['separator', 'semicolon'],
    ['quotes', 'double'],
    ['onDuplicate', 'skip'],
    ['confirmApprovals', 'true'],
    ['confirmOverwrites', 'true'],
    ['columns', 'name:1'],
    ['columns', 'address:2'],
    ['columns', 'city:4'],
    ['fixed', 'country:Germany'],
  ]);
  expect(check!.headers['Idempotency-Key']).toBeUndefined();
  expect(run!.query.get('dryRun')).toBe('false');
  expect(run!.query.getAll('columns')).toEqual(check!.query.getAll('columns'));
  expect(run!.headers['Idempotency-Key']).toBeTruthy();
  expect(run!.query.get('progress')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(run!.query.get('progress')).not.toBe(check!.query.get('progress'));
  expect(run!.body).toBe(inspected!.body);
  await waitFor(() => expect(host.requests(listSuppliers).length).toBe(2));
});

test.each([
  ['firms.csv', 'text/csv'],
  ['FIRMS.TSV', 'text/tab-separated-values'],
  ['firms.txt', 'text/csv'],
  ['firms.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
])('%s is sent as %s, regardless of the type that the browser reports', async (name, type) => {
  const host = new MockHost().answer(inspectImport, INSPECTION);
  const dialog = await openImport(host);
  await pick(pickedFile(name));
  await dialog.findByRole('heading', { name: 'Match the columns' });
  expect(host.requests(inspectImport)[0]!.headers['Content-Type']).toBe(type);
});

test('a file of another type and an empty file are rejected without a request', async () => {
  const host = new MockHost();
  const dialog = await openImport(host);
  await pick(pickedFile('firms.pdf'));
  expect(dialog.getByRole('alert')).toHaveTextContent('firms.pdf has an unsupported file type.');
  await pick(new File([], 'empty.csv'));
  expect(await dialog.findByText('empty.csv is empty.')).toBeVisible();
  expect(host.requests(inspectImport)).toEqual([]);
});

test('columns show heading or number and first cells; the check requires name and country', async () => {
  const dialog = await openColumns(new MockHost());
  const table = within(dialog.getByRole('table', { name: 'Columns in the file' }));
  expect(table.getAllByRole('combobox').map((box) => `${box.getAttribute('aria-label')}: ${box.textContent}`)).toEqual([
    'Import Firm as: Supplier Name (required)',
    'Import Street as: Address',
    'Import Column 3 as: Do not import',
    'Import Town as: City',
    'Import Fax as: Do not import',
  ]);
  expect(table.getByText('Bäckerei Süß')).toBeVisible();
  const check = dialog.getByRole('button', { name: 'Check file' });
  expect(check).toBeDisabled();
  expect(check).toHaveAccessibleDescription('Choose the column that holds the Country, or enter one for every row.');

  await choose(dialog, 'Import Fax as', 'Country (required)');
  expect(check).toBeEnabled();
  await choose(dialog, 'Import Firm as', 'Do not import');
  expect(check).toHaveAccessibleDescription('Choose the column that holds the Supplier Name.');
});

test('address can join two columns; any other field chosen twice is reported', async () => {
  const host = new MockHost().answer(importSuppliers, REPORT);
  const dialog = await openColumns(host);
  await userEvent.type(dialog.getByLabelText(/^Country/), 'Germany');
  await choose(dialog, 'Import Column 3 as', 'Address');
  await choose(dialog, 'Import Fax as', 'City');
  expect(dialog.getByLabelText('Import Fax as')).toHaveAccessibleDescription('City is also chosen for ‘Town’.');
  expect(dialog.getByLabelText('Import Town as')).toBeInvalid();
  expect(dialog.getByRole('button', { name: 'Check file' })).toHaveAccessibleDescription(
    'City is chosen for two columns. Keep one of them.',
  );
  await choose(dialog, 'Import Town as', 'Do not import');
  await userEvent.click(dialog.getByRole('button', { name: 'Check file' }));
  await dialog.findByText('The file can be imported.');
  expect(host.requests(importSuppliers)[0]!.query.getAll('columns')).toEqual([
    'name:1',
    'address:2',
    'address:3',
    'city:5',
  ]);
});

test('values for every row are sent, and validated like those of the supplier form', async () => {
  const host = new MockHost().answer(importSuppliers, REPORT);
  const dialog = await openColumns(host);
  await userEvent.type(dialog.getByLabelText(/^Country/), ' Germany ');
  await choose(dialog, 'Risk Level', 'High Risk');
  await choose(dialog, 'Status', 'Approved');
  await choose(dialog, 'FSVP required', 'No');
  await userEvent.type(dialog.getByLabelText(/Frequency/), '61');
  expect(dialog.getByLabelText(/Frequency/)).toBeInvalid();
  expect(dialog.getByRole('button', { name: 'Check file' })).toBeDisabled();
  await userEvent.clear(dialog.getByLabelText(/Frequency/));
  await userEvent.type(dialog.getByLabelText(/Frequency/), '6');
  await userEvent.click(dialog.getByRole('button', { name: 'Check file' }));
  await dialog.findByText('The file can be imported.');
  expect(host.requests(importSuppliers)[0]!.query.getAll('fixed')).toEqual([
    'country:Germany',
    'riskLevel:high',
    'status:approved',
    'fsvpRequired:false',
    'verificationFrequencyMonths:6',
  ]);
});

test('changing the encoding inspects the file again and keeps the chosen fields', async () => {
  const host = new MockHost();
  const dialog = await openColumns(host);
  await choose(dialog, 'Import Fax as', 'Phone');
  host.answer(inspectImport, { ...INSPECTION, encoding: 'windows-1250' });
  await choose(dialog, 'Encoding', 'Central European (Windows-1250)');
  await waitFor(() => expect(dialog.getByLabelText('Encoding')).toHaveTextContent('Central European'));
  expect(dialog.getByLabelText('Import Fax as')).toHaveTextContent('Phone');
  expect(host.requests(inspectImport)[1]!.query.toString()).toBe(
    'encoding=windows-1250&separator=semicolon&quotes=double',
  );
});

test('a workbook shows its sheets', async () => {
  const workbook = {
    ...INSPECTION,
    kind: 'workbook' as const,
    encoding: null,
    separator: null,
    quotes: null,
    sheets: ['Firms', 'Old'],
    sheet: 'Firms',
  };
  const host = new MockHost();
  const dialog = await openColumns(host, workbook);
  expect(dialog.queryByRole('combobox', { name: 'Separator' })).toBeNull();
  host.answer(inspectImport, { ...workbook, sheet: 'Old' });
  await choose(dialog, 'Sheet', 'Old');
  await waitFor(() => expect(host.requests(inspectImport)[1]?.query.toString()).toBe('sheet=Old'));
});

test('shows only recognized columns first if there are many', async () => {
  const spare = Array.from({ length: 30 }, (_, index) => ({
    number: index + 6,
    heading: `Extra ${index}`,
    suggested: null,
    samples: [],
  }));
  const dialog = await openColumns(new MockHost(), { ...INSPECTION, columns: [...INSPECTION.columns, ...spare] });
  expect(dialog.getAllByRole('combobox', { name: /^Import / })).toHaveLength(3);
  expect(dialog.getByText('3 of 35 columns shown')).toBeVisible();
  await userEvent.click(dialog.getByRole('switch', { name: 'Show all 35 columns' }));
  expect(dialog.getAllByRole('combobox', { name: /^Import / })).toHaveLength(12);
  await userEvent.click(await dialog.findByRole('button', { name: 'Last page' }));
  expect(dialog.getByLabelText('Import Extra 29 as')).toBeVisible();
});

test('a check shows its progress and can be cancelled', async () => {
  const host = new MockHost().answer(importProgress, { phase: 'reading', bytes: 30, totalBytes: 120, rows: 12_345 });
  host.answer(importSuppliers, () => new Promise(() => undefined));
  const dialog = await openCheck(host);
  expect(await dialog.findByRole('progressbar', { name: 'Sending…' })).toBeVisible();
  const bar = await dialog.findByRole('progressbar', { name: 'Checking row 12,345' }, { timeout: 3_000 });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  expect(host.requests(importProgress)[0]!.params.id).toBe(host.requests(importSuppliers)[0]!.query.get('progress'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel check' }));
  expect(await dialog.findByRole('heading', { name: 'Match the columns' })).toBeVisible();
  expect(dialog.getByLabelText('Import Town as')).toHaveTextContent('City');
});

test('Back returns from the report to the columns; a corrected file keeps the choices', async () => {
  const errors = Array.from({ length: 12 }, (_, index) => ({
    row: index + 2,
    line: index + 3,
    path: 'postalCode',
    message: 'At most 20 characters',
  }));
  const host = new MockHost().answer(importSuppliers, { ...REPORT, created: 0, duplicates: [], errors });
  const dialog = await openCheck(host);
  const table = within(await dialog.findByRole('table', { name: 'Problems in the file' }));
  expect(await table.findAllByText('Postal Code')).toHaveLength(10);
  await userEvent.click(await dialog.findByRole('button', { name: 'Next page' }));
  expect(await table.findByRole('row', { name: /^Row 13/ })).toHaveTextContent(
    'Row 13Line14ColumnPostal CodeProblemAt most 20 characters',
  );
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
  await choose(dialog, 'Import Fax as', 'Phone');
  await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
  await pick();
  await dialog.findByRole('heading', { name: 'Match the columns' });
  expect(dialog.getByLabelText('Import Fax as')).toHaveTextContent('Phone');
  expect(dialog.getByLabelText(/^Country/)).toHaveValue('Germany');
});

test('Create anyway checks the file again', async () => {
  const host = new MockHost().answer(importSuppliers, REPORT);
  const dialog = await openCheck(host);
  await dialog.findByText('The file can be imported.');
  await userEvent.click(dialog.getByRole('radio', { name: 'Create anyway' }));
  await waitFor(() =>
    expect(
      host.requests(importSuppliers).map(({ query }) => `${query.get('dryRun')} ${query.get('onDuplicate')}`),
    ).toEqual(['true skip', 'true create']),
  );
});

test('offers the export as CSV and as a workbook', async () => {
  await openImport(new MockHost());
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/api/suppliers/export.csv');
  expect(screen.getByRole('link', { name: 'Export Excel' })).toHaveAttribute('href', '/api/suppliers/export.xlsx');
});
