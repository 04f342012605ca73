import { expect, test } from '@jest/globals';
import {
  createEntryLine,
  deleteEntryLine,
  getEntryLine,
  importEntryLines,
  listEntryLines,
  updateEntryLine,
} from '@fsvp/contracts/program/entry-line';
import { mockViewer, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FsvpFilesPage } from '../fsvp-files/fsvp-files.page.js';
import { hostOf } from '../testing/fsvp-files-host.js';
import { ENTRY_LINE_ID, FILE_ID, IMPORTER_ID, sampleEntryLine } from '../testing/sample-records.js';

const view = `/fsvp-files?view=${FILE_ID}&section=entry-lines`;
const hostWith = (lines = [sampleEntryLine()]) =>
  hostOf()
    .answer(listEntryLines, { entryLines: lines, total: lines.length, next: null })
    .answer(getEntryLine, sampleEntryLine());
const open = (host = hostWith(), at = view) => renderInHost(<FsvpFilesPage />, { host, at });
const list = async () => within(await screen.findByRole('list', { name: 'Entry lines' }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('the lines of a file say what differs from the importer', async () => {
  const { host } = open(
    hostWith([
      sampleEntryLine(),
      sampleEntryLine({
        id: IMPORTER_ID,
        lineNumber: 4,
        declaredDuns: null,
        role: 'FSX',
        differences: ['role', 'duns'],
      }),
    ]),
  );
  const lines = await list();
  expect(lines.getByText('Line 3 of entry 123-4567890-1')).toBeVisible();
  for (const text of ['another DUNS number', 'no DUNS number', 'FSX instead of FSV'])
    expect(lines.getByText(text)).toBeVisible();
  expect(host.requests(listEntryLines)[0]!.query.get('fileId')).toBe(FILE_ID);
});

test('a line is recorded with the values of the importer, and deleted', async () => {
  const host = hostWith().answer(createEntryLine, sampleEntryLine()).answer(deleteEntryLine, undefined);
  open(host);
  const add = await screen.findByRole('button', { name: 'Record a line' });
  await waitFor(() => expect(add).toBeEnabled());
  await userEvent.click(add);
  const form = await dialogOf('Record an Entry Line');
  expect(form.getByRole('textbox', { name: /^Declared DUNS number/ })).toHaveValue('117483265');
  await userEvent.click(form.getByRole('button', { name: 'Record Entry Line' }));
  expect(await form.findByText('Enter the entry number, such as 123-4567890-1')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /^Entry number/ }), '12345678901');
  await userEvent.type(form.getByRole('textbox', { name: /^Line/ }), '3');
  await userEvent.type(form.getByRole('textbox', { name: /^FDA product code/ }), '16jfd05');
  await userEvent.type(form.getByLabelText(/^Arrived on/), '2026-03-05');
  await userEvent.click(form.getByRole('button', { name: 'Record Entry Line' }));
  await waitFor(() =>
    expect(host.requests(createEntryLine)[0]?.body).toMatchObject({
      fileId: FILE_ID,
      importerId: IMPORTER_ID,
      entryNumber: '123-4567890-1',
      lineNumber: 3,
      productCode: '16JFD05',
      role: 'FSV',
      arrivedOn: '2026-03-05',
      declaredName: 'Harbor Foods LLC',
      declaredDuns: '117483265',
    }),
  );
  await userEvent.click((await list()).getByRole('button', { name: /^Delete Line 3/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(host.requests(deleteEntryLine)).toHaveLength(1));
});

test('the address of a line opens its form', async () => {
  const host = hostWith().answer(updateEntryLine, sampleEntryLine({ version: 2 }));
  const { address } = open(host, `${view}&line=${ENTRY_LINE_ID}`);
  const form = await dialogOf('Edit Entry Line');
  const duns = await form.findByRole('textbox', { name: /^Declared DUNS number/ });
  await userEvent.clear(duns);
  await userEvent.type(duns, '117483265');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.requests(updateEntryLine)[0]?.body).toEqual({ declaredDuns: '117483265' }));
  await waitFor(() => expect(address()).toBe(view));
});

test('a CSV file is checked first, and imported once it has no errors', async () => {
  const errors = [{ line: 3, path: 'declaredDuns', message: 'Enter the 9 digits of the DUNS number' }];
  const wrong = { rows: 2, created: 0, unchanged: 0, errorCount: 1, errors };
  const host = hostWith().answer(importEntryLines, wrong);
  open(host);
  await userEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = await dialogOf('Import Entry Lines');
  const choose = () =>
    userEvent.upload(dialog.getByLabelText(/CSV file/), new File(['a'], 'lines.csv', { type: 'text/csv' }));
  await choose();
  expect(await dialog.findByText('Line 3, declaredDuns: Enter the 9 digits of the DUNS number')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  host.answer(importEntryLines, { rows: 2, created: 1, unchanged: 1, errorCount: 0, errors: [] });
  await choose();
  expect(await dialog.findByText('1 of 2 rows will be recorded. 1 are already recorded.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const dryRuns = host.requests(importEntryLines).map(({ query }) => query.get('dryRun'));
  expect(dryRuns).toEqual(['true', 'true', 'false']);
});

test('a line shows what is printed, and that its number is not one of a customs entry', async () => {
  const printed = { priorNoticeNumber: '160123456789', lots: 'L1933-104, L1933-105', quantity: '1,200 CTN' };
  open(
    hostWith([
      sampleEntryLine({ entryNumber: 'RA 123 456 789 CN', ...printed }),
      sampleEntryLine({ id: IMPORTER_ID, entryNumber: '###-1234567-8' }),
    ]),
  );
  const lines = await list();
  expect(lines.getByText('1,200 CTN · Lots L1933-104, L1933-105 · Prior notice 160123456789')).toBeVisible();
  expect(lines.getAllByText('Not the form of a customs entry number')).toHaveLength(1);
});

test('a number of another form is recorded as printed, after a warning', async () => {
  const host = hostWith().answer(createEntryLine, sampleEntryLine());
  open(host);
  const add = await screen.findByRole('button', { name: 'Record a line' });
  await waitFor(() => expect(add).toBeEnabled());
  await userEvent.click(add);
  const form = await dialogOf('Record an Entry Line');
  const warning = /^Not the form of a customs entry number/;
  const number = form.getByRole('textbox', { name: /^Entry number/ });
  await userEvent.type(number, '###-1234567-8');
  expect(form.queryByText(warning)).toBeNull();
  await userEvent.clear(number);
  await userEvent.type(number, 'BAG-2026-118');
  expect(form.getByText(warning)).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /^Line/ }), '3');
  await userEvent.type(form.getByRole('textbox', { name: /^FDA product code/ }), '16jfd05');
  await userEvent.type(form.getByLabelText(/^Arrived on/), '2026-03-05');
  await userEvent.type(form.getByRole('textbox', { name: /^Quantity/ }), '1,200 CTN');
  await userEvent.type(form.getByRole('textbox', { name: /^Lots/ }), 'L1');
  await userEvent.type(form.getByRole('textbox', { name: /^Prior notice/ }), '160123456789');
  await userEvent.click(form.getByRole('button', { name: 'Record Entry Line' }));
  await waitFor(() =>
    expect(host.requests(createEntryLine)[0]?.body).toMatchObject({
      entryNumber: 'BAG-2026-118',
      quantity: '1,200 CTN',
      lots: 'L1',
      priorNoticeNumber: '160123456789',
    }),
  );
});

test('an import shows its warnings before it is confirmed', async () => {
  const message = '16JFD05 is a product code of F-000002 (Frozen shrimp), not of F-000123';
  const warnings = [{ line: 2, path: 'productCode', message }];
  open(
    hostWith().answer(importEntryLines, {
      rows: 1,
      created: 1,
      unchanged: 0,
      errorCount: 0,
      errors: [],
      warnings,
      warningCount: 1,
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = await dialogOf('Import Entry Lines');
  await userEvent.upload(dialog.getByLabelText(/CSV file/), new File(['a'], 'lines.csv', { type: 'text/csv' }));
  expect(await dialog.findByText('Check 1 warning before you import.')).toBeVisible();
  expect(dialog.getByText(`Line 2, productCode: ${message}`)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import' })).toBeEnabled();
});

test('who may only read changes nothing', async () => {
  renderInHost(<FsvpFilesPage />, { host: hostWith(), at: view, user: mockViewer });
  await list();
  expect(screen.queryByRole('button', { name: /Import CSV|Record a line|^Edit Line/ })).toBeNull();
});
