import { beforeEach, expect, test } from '@jest/globals';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { importProgress, importSuppliers, inspectImport } from '@fsvp/contracts/suppliers/supplier-import';
import { dismissToast } from '@fsvp/ui';
import { MockHost } from '@fsvp/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, openCheck, openColumns, openImport, pick, REPORT } from '../../testing/import-dialog.js';

// A toast of the previous test would stay visible.
beforeEach(() => dismissToast());

const LOST = /The connection was lost\. The import may still be running/;

async function pressImport(host: MockHost) {
  const dialog = await openCheck(host.answer(importSuppliers, REPORT));
  return { dialog, start: await dialog.findByRole('button', { name: 'Import 2 suppliers' }) };
}

test('shows why a file cannot be read', async () => {
  const host = new MockHost().fail(inspectImport, 400, {
    detail: 'Check file and send again.',
    errors: [{ path: 'file', message: 'The workbook is protected by a password.' }],
  });
  const dialog = await openImport(host);
  await pick();
  expect(await dialog.findByText('The workbook is protected by a password.')).toBeVisible();
  expect(dialog.getByText('Choose a file')).toBeVisible();
});

test('a failed change of the reading options shows the reason and keeps the previous options', async () => {
  const host = new MockHost();
  const dialog = await openColumns(host);
  host.fail(inspectImport, 400, {
    detail: 'Check file.',
    errors: [{ path: 'file', message: 'Line 4,021 contains a byte that is not UTF-8.' }],
  });
  await choose(dialog, 'Encoding', 'Unicode (UTF-8)');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Line 4,021 contains a byte that is not UTF-8.');
  expect(dialog.getByLabelText('Encoding')).toHaveTextContent('Western European');
});

test('a check that fails for the whole file returns to the columns with the reason', async () => {
  const host = new MockHost().fail(importSuppliers, 400, {
    detail: 'Check file.',
    errors: [{ path: 'file', message: 'The row that begins in line 17 has an unbalanced quote.' }],
  });
  const dialog = await openCheck(host);
  expect(await dialog.findByRole('alert')).toHaveTextContent('The row that begins in line 17 has an unbalanced quote.');
  await choose(dialog, 'Quotes', 'Ordinary characters');
  await waitFor(() => expect(host.requests(inspectImport)[1]?.query.get('quotes')).toBe('none'));
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('a rejected import shows its report', async () => {
  const host = new MockHost();
  const { dialog, start } = await pressImport(host);
  const rejected = {
    ...REPORT,
    created: 0,
    errors: [{ row: 2, line: 2, path: 'email', message: 'Enter an e-mail address' }],
  };
  host.fail(importSuppliers, 400, { detail: 'Nothing was imported.', ...rejected });
  await userEvent.click(start);
  expect(await screen.findByText('Failed to import suppliers')).toBeVisible();
  expect(await dialog.findByText('Enter an e-mail address')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
});

test('Escape and the close button do not close the dialog while importing', async () => {
  const host = new MockHost().answer(importProgress, { phase: 'receiving', bytes: 1, totalBytes: null, rows: 0 });
  const { dialog, start } = await pressImport(host);
  host.answer(importSuppliers, () => new Promise(() => undefined));
  await userEvent.click(start);
  await userEvent.keyboard('{Escape}');
  expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Back' })).toBeDisabled();
  expect(dialog.getByText('Importing the suppliers…')).toBeInTheDocument();
});

test('after a lost response, waits and sends again with the same idempotency key', async () => {
  const host = new MockHost().answer(importProgress, { phase: 'reading', bytes: 1, totalBytes: 2, rows: 1 });
  const { dialog, start } = await pressImport(host);
  host.disconnect(importSuppliers);
  await userEvent.click(start);
  expect(await dialog.findByText(LOST)).toBeVisible();
  expect(await dialog.findByRole('progressbar', { name: 'Importing row 1' }, { timeout: 3_000 })).toBeVisible();
  expect(screen.queryByText('Failed to import suppliers')).toBeNull();
  expect(host.requests(importSuppliers)).toHaveLength(2);

  host.answer(importSuppliers, REPORT).answer(importProgress, { phase: 'done', bytes: 2, totalBytes: 2, rows: 3 });
  expect(await dialog.findByText('The import is finished.', {}, { timeout: 5_000 })).toBeVisible();
  const [, first, second] = host.requests(importSuppliers);
  expect(second!.headers['Idempotency-Key']).toBe(first!.headers['Idempotency-Key']);
  expect(second!.query.toString()).toBe(first!.query.toString());
  expect(host.requests(importSuppliers)).toHaveLength(3);
});

test('Stop waiting reports an unknown outcome; Import sends again with the same idempotency key', async () => {
  const host = new MockHost().answer(importProgress, { phase: 'reading', bytes: 1, totalBytes: 2, rows: 1 });
  const { dialog, start } = await pressImport(host);
  host.fail(importSuppliers, 504, { detail: 'The service did not answer in time.' });
  await userEvent.click(start);
  await userEvent.click(await dialog.findByRole('button', { name: 'Stop waiting' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('the import may or may not have finished');
  expect(await screen.findByText('Failed to import suppliers')).toBeVisible();
  await waitFor(() => expect(host.requests(listSuppliers)).toHaveLength(2));

  host.answer(importSuppliers, REPORT);
  await userEvent.click(dialog.getByRole('button', { name: 'Import 2 suppliers' }));
  expect(await dialog.findByText('The import is finished.')).toBeVisible();
  const [, first, second] = host.requests(importSuppliers);
  expect(second!.headers['Idempotency-Key']).toBe(first!.headers['Idempotency-Key']);
});

test('a check that times out reports that nothing was changed', async () => {
  const dialog = await openCheck(
    new MockHost().fail(importSuppliers, 504, { detail: 'Look whether your change was saved before you try again.' }),
  );
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'The check took longer than the server allows. Nothing was changed.',
  );
});

test('a check whose connection broke reports that nothing was changed', async () => {
  const detail =
    'The connection to the suppliers service was lost. Check whether your change was saved before you try again.';
  const dialog = await openCheck(new MockHost().fail(importSuppliers, 504, { code: 'outcome-unknown', detail }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'The check was interrupted. Nothing was changed. Try again in a moment.',
  );
});

test('a check waits while another import is running', async () => {
  const host = new MockHost().fail(importSuppliers, 409, { detail: 'Another import is running.' });
  const dialog = await openCheck(host);
  expect(await dialog.findByText(/^Another import is running/)).toBeVisible();
  host.answer(importSuppliers, REPORT);
  expect(await dialog.findByText('The file can be imported.', {}, { timeout: 8_000 })).toBeVisible();
  expect(host.requests(importSuppliers)).toHaveLength(2);
});

test('Stop waiting before the import has started reports no unknown outcome', async () => {
  const host = new MockHost();
  const { dialog, start } = await pressImport(host);
  host.fail(importSuppliers, 409, { detail: 'Another import is running.' });
  await userEvent.click(start);
  await dialog.findByText(/^Another import is running/);
  await userEvent.click(dialog.getByRole('button', { name: 'Stop waiting' }));
  expect(await dialog.findByRole('button', { name: 'Import 2 suppliers' })).toBeEnabled();
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Failed to import suppliers')).toBeNull();
});

test('an import after another check uses a new idempotency key', async () => {
  const host = new MockHost();
  const { dialog, start } = await pressImport(host);
  host.fail(importSuppliers, 500, { detail: 'Something broke.' });
  await userEvent.click(start);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Something broke.');
  host.answer(importSuppliers, REPORT);
  await userEvent.click(dialog.getByRole('radio', { name: 'Create anyway' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 suppliers' }));
  await dialog.findByText('The import is finished.');
  const keys = host.requests(importSuppliers).flatMap(({ headers }) => headers['Idempotency-Key'] ?? []);
  expect(new Set(keys).size).toBe(2);
});
