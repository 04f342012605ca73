import { expect, test } from '@jest/globals';
import { getSupplier, listSuppliers } from '@fsvp/contracts/supplier';
import { importSuppliers, type ImportReport } from '@fsvp/contracts/supplier-import';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSupplier, SUPPLIER_ID } from '../../testing/sample-records.js';
import { SuppliersPage } from '../suppliers.page.js';

const report: ImportReport = { rows: 3, created: 2, updated: 0, skipped: 1, errors: [], duplicates: [{ row: 4, of: SUPPLIER_ID, reason: 'Same name, address, city and country' }], ignoredColumns: ['Fax'] };
const TEXT = 'name,country\nA,Peru\n';

/** jsdom's files cannot be read as browsers' can. */
const csv = () => Object.assign(new File([TEXT], 'suppliers.csv', { type: 'text/csv' }), { arrayBuffer: async () => new TextEncoder().encode(TEXT).buffer });

async function openImport(host: MockHost) {
  host.answer(listSuppliers, { suppliers: [], total: 0 }).answer(getSupplier, sampleSupplier());
  renderInHost(<SuppliersPage />, { host });
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  return within(await screen.findByRole('dialog', { name: 'Import Suppliers' }));
}

const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

test('checks the file, shows what would happen, then imports what was checked', async () => {
  const host = new MockHost().answer(importSuppliers, report);
  const dialog = await openImport(host);
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  await userEvent.upload(chooser(), csv());
  expect(await dialog.findByText('The file can be imported.')).toBeVisible();
  expect(await dialog.findByRole('link', { name: 'Bay Seafood Ltd' })).toHaveAttribute('href', `/suppliers?view=${SUPPLIER_ID}`);
  expect(dialog.getByText('Columns that are not imported: Fax.')).toBeVisible();

  await userEvent.click(dialog.getByRole('button', { name: 'Import 2 suppliers' }));
  expect(await screen.findByText('Imported 2 suppliers: 2 created, 0 updated, 1 skipped.')).toBeVisible();
  expect(await dialog.findByText('The import is finished.')).toBeVisible();
  const [check, run] = host.requests(importSuppliers);
  expect(check!.query.toString()).toBe('dryRun=true&onDuplicate=skip');
  expect(check!.headers['Idempotency-Key']).toBeUndefined();
  expect(run!.query.toString()).toBe('dryRun=false&onDuplicate=skip');
  expect(run!.headers['Content-Type']).toBe('text/csv');
  expect(run!.headers['Idempotency-Key']).toBeTruthy();
  expect(run!.body).toBe(check!.body);
  await waitFor(() => expect(host.requests(listSuppliers).length).toBe(2));
});

test('bad cells are listed by row and column, and nothing can be imported', async () => {
  const errors = Array.from({ length: 12 }, (_, index) => ({ row: index + 2, path: 'country', message: 'Country is required' }));
  const dialog = await openImport(new MockHost().answer(importSuppliers, { ...report, created: 0, duplicates: [], errors }));
  await userEvent.upload(chooser(), csv());
  const table = within(await dialog.findByRole('table', { name: 'Problems in the file' }));
  expect(table.getAllByText('Country is required')).toHaveLength(10);
  await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
  expect(table.getByText('13')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
});

test('creating duplicates anyway is checked again', async () => {
  const host = new MockHost().answer(importSuppliers, report);
  const dialog = await openImport(host);
  await userEvent.upload(chooser(), csv());
  await dialog.findByText('The file can be imported.');
  await userEvent.click(dialog.getByRole('radio', { name: 'Create anyway' }));
  await waitFor(() => expect(host.requests(importSuppliers).map(({ query }) => query.toString())).toEqual(['dryRun=true&onDuplicate=skip', 'dryRun=true&onDuplicate=create']));
});

test('a file that cannot be read says why', async () => {
  const host = new MockHost().fail(importSuppliers, 400, { detail: 'Check name and send again.', errors: [{ path: 'name', message: "The heading (row 1) has no column 'name'" }] });
  const dialog = await openImport(host);
  await userEvent.upload(chooser(), csv());
  expect(await dialog.findByText("The heading (row 1) has no column 'name'")).toBeVisible();
});

test('an import that the server refuses shows its report', async () => {
  const host = new MockHost().answer(importSuppliers, report);
  const dialog = await openImport(host);
  await userEvent.upload(chooser(), csv());
  const start = await dialog.findByRole('button', { name: 'Import 2 suppliers' });
  const refused = { ...report, created: 0, errors: [{ row: 2, path: 'email', message: 'Enter an e-mail address' }] };
  host.fail(importSuppliers, 400, { detail: 'Nothing was imported.', ...refused });
  await userEvent.click(start);
  expect(await screen.findByText('Failed to import suppliers')).toBeVisible();
  expect(await dialog.findByText('Enter an e-mail address')).toBeVisible();
});
