import { expect, test } from '@jest/globals';
import { importSuppliers, inspectImport, type ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import { MockHost } from '@fsvp/web-kit/testing';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, INSPECTION, openCheck, openColumns, REPORT } from '../../testing/import-dialog.js';

const change = (row: number, more: object = {}) => ({
  row,
  line: row,
  id: `0000000${row % 10}-0000-7000-8000-000000000000`,
  name: `Firm ${row}`,
  fields: [{ path: 'city', from: 'Paita', to: 'Lima' }],
  ...more,
});

const CHANGED: ImportReport = {
  ...REPORT,
  rows: 25,
  created: 0,
  updated: 25,
  skipped: 0,
  duplicates: [],
  ignoredColumns: [],
  clearedFields: 2,
  changes: [
    ...Array.from({ length: 23 }, (_, index) => change(index + 2)),
    change(25, {
      approves: true,
      fields: [
        { path: 'status', from: 'suspended', to: 'approved' },
        { path: 'notes', from: 'Recall', to: null },
      ],
    }),
    change(26, { changedSinceExport: true }),
  ],
};

test('the check lists what changes in known suppliers, what must be confirmed first', async () => {
  const dialog = await openCheck(new MockHost().answer(importSuppliers, CHANGED));
  expect(await dialog.findByRole('heading', { name: 'Changes to suppliers (25)' })).toBeVisible();
  expect(dialog.getByText('The file can be imported once you confirm the marked changes below.')).toBeVisible();
  expect(dialog.getByText('Blank cells clear 2 fields.')).toBeVisible();
  const rows = within(dialog.getByRole('table', { name: 'Changes to suppliers' })).getAllByRole('row');
  expect(rows).toHaveLength(11);
  expect(rows[1]).toHaveTextContent('Becomes approved');
  expect(rows[1]).toHaveTextContent('Status: Suspended → Approved');
  expect(rows[1]).toHaveTextContent('Notes: Recall → blank');
  expect(rows[2]).toHaveTextContent('Firm 26Changed since this export');
  expect(rows[2]).toHaveTextContent('City: Paita → Lima');
});

test('an approval and an overwrite are sent only when each is confirmed', async () => {
  const host = new MockHost().answer(importSuppliers, CHANGED);
  const dialog = await openCheck(host);
  const button = await dialog.findByRole('button', { name: 'Import 25 suppliers' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Confirm these changes with the checkboxes above.');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Approve 1 supplier that is suspended or rejected' }));
  expect(button).toBeDisabled();
  await userEvent.click(
    dialog.getByRole('checkbox', { name: 'Overwrite 1 supplier that changed after this file was exported' }),
  );
  await userEvent.click(button);
  await dialog.findByText('The import is finished.');
  const [check, run] = host.requests(importSuppliers).map(({ query }) => query);
  expect([check!.get('dryRun'), check!.get('confirmApprovals'), check!.get('confirmOverwrites')]).toEqual([
    'true',
    'true',
    'true',
  ]);
  expect([run!.get('dryRun'), run!.get('confirmApprovals'), run!.get('confirmOverwrites')]).toEqual([
    'false',
    'true',
    'true',
  ]);
});

test('without anything to confirm the import sends no confirmation', async () => {
  const host = new MockHost().answer(importSuppliers, { ...CHANGED, updated: 1, changes: [change(2)] });
  const dialog = await openCheck(host);
  await userEvent.click(await dialog.findByRole('button', { name: 'Import 1 supplier' }));
  await dialog.findByText('The import is finished.');
  const [, run] = host.requests(importSuppliers).map(({ query }) => query);
  expect([run!.get('confirmApprovals'), run!.get('confirmOverwrites')]).toEqual(['false', 'false']);
});

test('hidden rows and columns are mentioned', async () => {
  const dialog = await openCheck(
    new MockHost().answer(importSuppliers, { ...REPORT, hiddenRows: 1, hiddenColumns: 2 }),
  );
  expect(
    await dialog.findByText(/^The sheet has 1 hidden row and 2 hidden columns, which the import reads too\./),
  ).toBeVisible();
});

test('the heading row that was found is shown, and another one can be chosen', async () => {
  const host = new MockHost();
  const dialog = await openColumns(host, { ...INSPECTION, headingRow: 4 });
  expect(dialog.getByLabelText('Heading row')).toHaveTextContent('Row 4');
  await choose(dialog, 'Heading row', 'Row 2');
  const [, again] = host.requests(inspectImport);
  expect(again!.query.get('headingRow')).toBe('2');
  await choose(dialog, 'Separator', 'Tab');
  expect(host.requests(inspectImport)[2]!.query.has('headingRow')).toBe(false);
});
