import { expect, test } from '@jest/globals';
import { importEntryLines, listEntryLines, updateEntryLine } from '@fsvp/contracts/program/entry-line';
import {
  assignEntryLines,
  inspectEntryLines,
  listEntryLineSources,
  listUncoveredGroups,
  type UncoveredGroup,
} from '@fsvp/contracts/program/entry-line-coverage';
import { openProposedFile } from '@fsvp/contracts/program/file-proposal';
import { listReferenceSets } from '@fsvp/contracts/program/reference-set';
import { mockViewer, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostOf } from '../testing/fsvp-files-host.js';
import { FILE_ID, IMPORTER_ID, sampleEntryLine, sampleFile, SUPPLIER_ID } from '../testing/sample-records.js';
import { CoverageTab } from './coverage-tab.js';

const groupOf = (changes: Partial<UncoveredGroup> = {}): UncoveredGroup => ({
  importerId: IMPORTER_ID,
  importerName: 'Harbor Foods LLC',
  supplierId: SUPPLIER_ID,
  supplierName: 'Bay Seafood',
  supplierCountry: 'Viet Nam',
  manufacturerName: 'BAY SEAFOOD',
  manufacturerId: null,
  productCode: '16JFD05',
  productDescription: 'SHRIMP FROZEN',
  lines: 12,
  otherCodes: 0,
  firstArrivedOn: '2026-01-12',
  lastArrivedOn: '2026-03-05',
  sources: ['Harbor Brokers'],
  food: null,
  file: null,
  ...changes,
});
const COUNTS = { withoutFile: 14, unknown: 2, otherCode: 1, notOurs: 3 };

const hostWith = (groups = [groupOf()]) =>
  hostOf()
    .answer(listUncoveredGroups, { groups, total: groups.length, counts: COUNTS })
    .answer(listEntryLineSources, { sources: [], total: 0 })
    .answer(listReferenceSets, { referenceSets: [], total: 0, next: null });
const open = (host = hostWith(), query = '', viewer?: object) =>
  renderInHost(<CoverageTab />, { host, at: `/fsvp-files?tab=coverage${query}`, ...viewer });
const groups = async () => within(await screen.findByRole('list', { name: 'Lines without a file' }));
const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

test('what was imported without a file is grouped by what one file needs', async () => {
  open(
    hostWith([
      groupOf({ otherCodes: 1 }),
      groupOf({
        supplierId: null,
        supplierName: null,
        supplierCountry: null,
        manufacturerName: 'NOBODY LTD',
        lines: 1,
      }),
      groupOf({
        productCode: '16XGA01',
        file: { id: FILE_ID, number: 'F-000123' },
        food: { id: FILE_ID, name: 'Squid' },
      }),
    ]),
  );
  const list = await groups();
  expect(list.getAllByText('Bay Seafood, Viet Nam')).toHaveLength(2);
  expect(
    list.getAllByText('Harbor Foods LLC · 12 entry lines · arrived Jan 12 – Mar 5, 2026 · from Harbor Brokers')[0],
  ).toBeVisible();
  for (const text of ['1 declare FSX or RNE', 'NOBODY LTD', 'Unknown manufacturer', 'Squid'])
    expect(list.getByText(text)).toBeVisible();
  for (const name of [
    'Open file… for Bay Seafood, 16JFD05',
    'Choose supplier… of NOBODY LTD, 16JFD05',
    'Move into F-000123: 12 entry lines of Bay Seafood',
  ])
    expect(list.getByRole('button', { name })).toBeVisible();
  for (const name of ['Without a file 14', 'Unknown 2', 'Other code 1', 'Not ours 3'])
    expect(screen.getByRole('radio', { name })).toBeVisible();
});

test('a file is opened with its food, and the lines of the group move into it', async () => {
  const host = hostWith().answer(openProposedFile, {
    file: sampleFile(),
    opened: true,
    foodCreated: true,
    addedProductIds: [],
    entryLines: { changed: 12, left: 0 },
  });
  open(host);
  await userEvent.click((await groups()).getByRole('button', { name: /^Open file…/ }));
  const form = await dialogOf('Open an FSVP File');
  const name = form.getByRole('textbox', { name: /^Name of the new food/ });
  expect(name).toHaveValue('SHRIMP FROZEN');
  await userEvent.clear(name);
  await userEvent.type(name, 'Frozen shrimp');
  await userEvent.click(form.getByRole('button', { name: 'Open File' }));
  expect(await screen.findByText('F-000123 opened, 12 entry lines moved')).toBeVisible();
  expect(host.requests(openProposedFile)[0]!.body).toMatchObject({
    importerId: IMPORTER_ID,
    supplierId: SUPPLIER_ID,
    entryLineCodes: ['16JFD05'],
    newFood: { name: 'Frozen shrimp', industryCode: '16', productCodes: ['16JFD05'], facts: { commodity: 'fish' } },
  });
});

test('lines move into the open file that fits, and what is left is named', async () => {
  const host = hostWith([groupOf({ file: { id: FILE_ID, number: 'F-000123' } })]).answer(assignEntryLines, {
    changed: 5000,
    left: 7000,
  });
  open(host);
  await userEvent.click((await groups()).getByRole('button', { name: /^Move into F-000123/ }));
  expect(
    await screen.findByText('5,000 entry lines moved into F-000123. 7,000 entry lines are left: repeat the step.'),
  ).toBeVisible();
  expect(host.requests(assignEntryLines)[0]!.body).toEqual({
    importerId: IMPORTER_ID,
    fromSupplierId: SUPPLIER_ID,
    manufacturer: 'BAY SEAFOOD',
    productCode: '16JFD05',
    fileId: FILE_ID,
  });
});

test('an unknown manufacturer leads to choosing the supplier for all of its lines', async () => {
  const host = hostWith([groupOf({ supplierId: null, supplierName: null })]).answer(assignEntryLines, {
    changed: 2,
    left: 0,
  });
  open(host);
  await userEvent.click((await groups()).getByRole('button', { name: /^Choose supplier…/ }));
  const form = await dialogOf('Choose the Supplier');
  expect(form.getByRole('link', { name: /^Add the supplier/ })).toHaveAttribute('href', '/suppliers?new=1');
  await userEvent.click(form.getByRole('button', { name: 'Choose Supplier' }));
  expect(await form.findByText('Choose the supplier')).toBeVisible();
  await userEvent.click(form.getByRole('combobox', { name: /^Supplier/ }));
  await userEvent.click(await form.findByRole('option', { name: /Bay Seafood/ }));
  await userEvent.click(form.getByRole('button', { name: 'Choose Supplier' }));
  await waitFor(() => expect(host.requests(assignEntryLines)).toHaveLength(1));
  const { body } = host.requests(assignEntryLines)[0]!;
  expect(body).toMatchObject({ manufacturer: 'BAY SEAFOOD', fromSupplierId: null, supplierId: SUPPLIER_ID });
  expect(body).not.toHaveProperty('productCode');
});

test('unknown lines are marked as not ours with a reason, which can be taken back', async () => {
  const line = sampleEntryLine({ fileId: null, fileNumber: null, manufacturerName: 'NOBODY LTD' });
  const host = hostWith()
    .answer(listEntryLines, { entryLines: [line], total: 1, next: null })
    .answer(updateEntryLine, line);
  open(host, '&lines=unknown');
  const list = within(await screen.findByRole('list', { name: 'Entry lines' }));
  expect(await list.findByText('NOBODY LTD')).toBeVisible();
  expect(host.requests(listEntryLines)[0]!.query.get('coverage')).toBe('unknown');
  await userEvent.click(list.getByRole('button', { name: 'Not ours…: Line 3 of entry 123-4567890-1' }));
  const form = await dialogOf('Line 3 of entry 123-4567890-1 is not ours');
  await userEvent.click(form.getByRole('button', { name: 'Mark as Not Ours' }));
  expect(await form.findByText('Enter the reason')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'We never bought this');
  await userEvent.click(form.getByRole('button', { name: 'Mark as Not Ours' }));
  await waitFor(() =>
    expect(host.requests(updateEntryLine)[0]!.body).toEqual({ notOursReason: 'We never bought this' }),
  );
  host.answer(listEntryLines, {
    entryLines: [{ ...line, notOursReason: 'We never bought this' }],
    total: 1,
    next: null,
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Not ours 3' }));
  expect(await screen.findByText('Reason: We never bought this')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Take back/ }));
  await waitFor(() => expect(host.requests(updateEntryLine)[1]!.body).toEqual({ notOursReason: null }));
});

test('lines that declare another code than their file link it', async () => {
  const line = sampleEntryLine({ role: 'FSX', differences: ['role'], supplierName: 'Bay Seafood' });
  open(hostWith().answer(listEntryLines, { entryLines: [line], total: 1, next: null }), '&lines=other_code');
  expect(await screen.findByText('FSX instead of FSV')).toBeVisible();
  expect(screen.getByRole('link', { name: 'F-000123' })).toHaveAttribute(
    'href',
    `/fsvp-files?view=${FILE_ID}&section=entry-lines`,
  );
});

test('a report is matched, checked and imported under its source', async () => {
  const column = (number: number, heading: string, suggested: string | null, sample: string) => ({
    number,
    heading,
    suggested,
    samples: [sample],
  });
  const host = hostWith()
    .answer(inspectEntryLines, {
      headingRow: 3,
      columns: [
        column(1, 'ENTRY NO', 'entryNumber', '12345678901'),
        column(2, 'LINE', 'lineNumber', '1'),
        column(3, 'CODE', 'productCode', '16JFD05'),
        column(4, 'ARRIVAL', 'arrivedOn', '03/05/2026'),
        column(5, 'QUALIFIER', null, 'FSV'),
      ],
      dayOrder: null,
      entryCode: null,
      remembered: false,
    } as never)
    .answer(importEntryLines, ({ query }) => ({
      rows: 3,
      created: 2,
      unchanged: 0,
      errorCount: 0,
      errors: [],
      skipped: 1,
      assigned: query.get('dryRun') === 'true' ? 1 : 1,
    }));
  open(host);
  await userEvent.click(await screen.findByRole('button', { name: 'Import a Report' }));
  const dialog = await dialogOf('Import a Report');
  const file = await dialog.findByLabelText(/CSV file or Excel workbook/);
  expect(file).toBeDisabled();
  await userEvent.type(dialog.getByRole('combobox', { name: /^Source/ }), 'Harbor Brokers');
  await userEvent.upload(file, new File(['x'], 'march.csv', { type: 'text/csv' }));
  expect(await dialog.findByText('Choose the columns of: Entry code.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Check' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Import QUALIFIER as' }));
  await userEvent.click(await dialog.findByRole('option', { name: 'Entry code (required)' }));
  await userEvent.click(dialog.getByRole('combobox', { name: /^Days are written as/ }));
  await userEvent.click(await dialog.findByRole('option', { name: /^Month, day, year/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Check' }));
  expect(await dialog.findByText(/^2 of 3 rows will be recorded, 1 of them in FSVP files\./)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('2 entry lines recorded')).toBeVisible();
  const { query } = host.requests(importEntryLines)[1]!;
  expect(query.getAll('columns')).toEqual(['entryNumber:1', 'lineNumber:2', 'productCode:3', 'arrivedOn:4', 'role:5']);
  expect(Object.fromEntries(query)).toMatchObject({
    importerId: IMPORTER_ID,
    source: 'Harbor Brokers',
    headingRow: '3',
    dayOrder: 'mdy',
    dryRun: 'false',
  });
});

test('a failed load offers Retry, an empty tab says how to begin, and viewers change nothing', async () => {
  const failed = open(hostWith().fail(listUncoveredGroups, 503, { detail: 'The program service is not responding.' }));
  expect(await screen.findByText('The program service is not responding.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  failed.unmount();
  const empty = open(hostWith([]));
  expect(await screen.findByText(/^Every recorded entry line has an FSVP file\./)).toBeVisible();
  empty.unmount();
  open(hostWith(), '', { user: mockViewer });
  const list = await groups();
  expect(list.queryByRole('button', { name: /^Open file…/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Import a Report' })).toBeNull();
});
