import { getSupplier, listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { inspectImport, type ImportInspection, type ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import { renderInHost, type MockHost } from '@fsvp/web-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SuppliersPage } from '../suppliers/suppliers.page.js';
import { sampleSupplier, SUPPLIER_ID } from './sample-records.js';

/** A semicolon-separated list whose country has no column. */
export const INSPECTION: ImportInspection = {
  kind: 'text',
  encoding: 'windows-1252',
  separator: 'semicolon',
  quotes: 'double',
  sheets: [],
  sheet: null,
  columns: [
    { number: 1, heading: 'Firm', suggested: 'name', samples: ['Bäckerei Süß', 'Molkerei Nord'] },
    { number: 2, heading: 'Street', suggested: 'address', samples: ['Hauptstraße 1'] },
    { number: 3, heading: '', suggested: null, samples: ['2. Stock', ''] },
    { number: 4, heading: 'Town', suggested: 'city', samples: ['Kiel'] },
    { number: 5, heading: 'Fax', suggested: null, samples: [] },
  ],
};

export const REPORT: ImportReport = {
  rows: 3,
  created: 2,
  updated: 0,
  skipped: 1,
  errors: [],
  duplicates: [{ row: 4, of: SUPPLIER_ID, reason: 'Same name, address, city and country' }],
  ignoredColumns: ['Fax'],
};

const TEXT = 'Firm;Street;;Town;Fax\nA;B;C;D;E\n';

/** A file with `arrayBuffer`, which jsdom lacks. */
export function pickedFile(name = 'firms.csv', type = 'application/vnd.ms-excel'): File {
  return Object.assign(new File([TEXT], name, { type }), {
    arrayBuffer: async () => new TextEncoder().encode(TEXT).buffer,
  });
}

export type ImportDialog = Awaited<ReturnType<typeof openImport>>;

export async function openImport(host: MockHost) {
  host.answer(listSuppliers, { suppliers: [], total: 0, next: null }).answer(getSupplier, sampleSupplier());
  renderInHost(<SuppliersPage />, { host });
  const button = await screen.findByRole('button', { name: 'Import' });
  // The dialog is a lazy chunk, and React waits for it only in an awaited act.
  await act(async () => void fireEvent.click(button));
  return within(await screen.findByRole('dialog', { name: 'Import Suppliers' }, { timeout: 20_000 }));
}

export async function pick(file = pickedFile()) {
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file, { applyAccept: false });
}

/** Opens the dialog, chooses a file and waits for its columns. */
export async function openColumns(host: MockHost, inspection = INSPECTION): Promise<ImportDialog> {
  const dialog = await openImport(host.answer(inspectImport, inspection));
  await pick();
  await dialog.findByRole('heading', { name: 'Match the columns' });
  return dialog;
}

/** Opens the dialog and checks the file. */
export async function openCheck(host: MockHost): Promise<ImportDialog> {
  const dialog = await openColumns(host);
  await userEvent.type(dialog.getByLabelText(/^Country/), 'Germany');
  await userEvent.click(dialog.getByRole('button', { name: 'Check file' }));
  return dialog;
}

/** Finds the option by text: finding it by role among hundreds takes seconds in jsdom. */
export async function choose(dialog: ImportDialog, label: string, option: string) {
  await userEvent.click(dialog.getByLabelText(label));
  await userEvent.click(within(await screen.findByRole('listbox')).getByText(option));
}
