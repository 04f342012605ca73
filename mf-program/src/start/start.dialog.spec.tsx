import { expect, test } from '@jest/globals';
import { openProposedFile, proposeFsvpFiles, type FileProposal } from '@fsvp/contracts/program/file-proposal';
import { deleteFood } from '@fsvp/contracts/program/food';
import { closeFsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { listImporters } from '@fsvp/contracts/program/importer';
import { getSupplier, listSuppliers, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FsvpFilesPage } from '../fsvp-files/fsvp-files.page.js';
import { hostOf, page } from '../testing/fsvp-files-host.js';
import { IMPORTER_ID, sampleFile, sampleImporter, SUPPLIER_ID } from '../testing/sample-records.js';

const product = (id: string, name: string) => ({ id, name, productCode: '16XGD21', category: null });
const shrimp: FileProposal = {
  foodId: null,
  foodName: 'Shrimp',
  newFood: { name: 'Shrimp', foodClass: 'human', industryCode: '16', productCodes: ['16XGD21'] },
  basis: [{ kind: 'product_code', value: '16XGD21' }],
  file: null,
  products: [product('p1', 'Shrimp 16/20'), product('p2', 'Shrimp, cooked')],
};
const mooncakes: FileProposal = {
  foodId: null,
  foodName: 'Mooncakes',
  newFood: { name: 'Mooncakes', foodClass: 'human', industryCode: null, productCodes: [] },
  basis: [{ kind: 'name', value: 'Mooncakes' }],
  file: null,
  products: [{ id: 'p3', name: 'Mooncakes', productCode: null, category: null }],
};
const supplier = {
  id: SUPPLIER_ID,
  name: 'Bay Seafood',
  country: 'Viet Nam',
  status: 'approved',
  fsvpRequired: true,
  fsvpImporterName: null,
  fsvpImporterDuns: null,
} as Supplier;
const proposalsOf = (proposals: FileProposal[], suppliers = 1) => ({
  suppliers: Array.from({ length: suppliers }, (_, index) => ({
    supplierId: index === 0 ? SUPPLIER_ID : `supplier-${index}`,
    supplierName: index === 0 ? 'Bay Seafood' : `Supplier ${String(index).padStart(4, '0')}`,
    supplierCountry: 'Viet Nam',
    proposals,
  })),
  total: suppliers,
  next: null,
});
const opened = { file: sampleFile(), opened: true, foodCreated: true, addedProductIds: ['p1', 'p2'] };

const hostWith = (proposals: FileProposal[], suppliers?: number) =>
  hostOf()
    .answer(getSupplier, supplier)
    .answer(proposeFsvpFiles, proposalsOf(proposals, suppliers))
    .answer(listSuppliers, { suppliers: [], total: 0, ...page })
    .answer(openProposedFile, opened);
const open = (at: string, host = hostWith([shrimp])) => renderInHost(<FsvpFilesPage />, { host, at });
const start = `/fsvp-files?start=${SUPPLIER_ID}`;
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 5000 }));

test('starts with the foods of a supplier; a product can get a food of its own; undo closes the file and deletes the food', async () => {
  const host = hostWith([shrimp]).answer(closeFsvpFile, undefined).answer(deleteFood, undefined);
  open(start, host);
  const dialog = await dialogOf('Start an FSVP File');
  await dialog.findByText('Product code 16XGD21');
  await userEvent.click(dialog.getByRole('combobox', { name: 'Food of Shrimp, cooked' }));
  await userEvent.click(await screen.findByRole('option', { name: 'A food of its own' }));
  expect(dialog.getByText('2 files chosen')).toBeVisible();
  const [name] = dialog.getAllByRole('textbox', { name: /Name of the new food/ });
  await userEvent.clear(name!);
  expect(dialog.getByRole('button', { name: 'Open 2 files' })).toBeDisabled();
  await userEvent.type(name!, 'Raw shrimp');
  await userEvent.click(dialog.getByRole('button', { name: 'Open 2 files' }));
  await dialog.findByText(/2 of 2 done/);
  expect(host.requests(openProposedFile).map(({ body }) => body)).toEqual([
    {
      importerId: IMPORTER_ID,
      supplierId: SUPPLIER_ID,
      productIds: ['p1'],
      newFood: {
        name: 'Raw shrimp',
        foodClass: 'human',
        industryCode: '16',
        productCodes: ['16XGD21'],
        facts: { commodity: 'fish' },
      },
    },
    expect.objectContaining({
      productIds: ['p2'],
      newFood: expect.objectContaining({ name: 'Shrimp, cooked', productCodes: [] }),
    }),
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: 'Undo?' })).getByRole('button', { name: 'Undo' }),
  );
  await dialog.findByText(/2 undone\. Closed files are kept as evidence/);
  expect(host.requests(closeFsvpFile)[0]!.query.get('reason')).toBe('Undone right after it was opened');
  await waitFor(() => expect(host.requests(deleteFood)).toHaveLength(1));
}, 15_000);

test('no file is opened while an industry, a food or the importer is typed and not chosen', async () => {
  open(start);
  const dialog = await dialogOf('Start an FSVP File');
  await dialog.findByText('Product code 16XGD21');
  const openFiles = () => dialog.getByRole('button', { name: 'Open 1 file' });
  const food = dialog.getByRole('combobox', { name: 'Or use an existing food' });
  await userEvent.type(food, 'Tuna{Tab}');
  expect(food).toHaveAccessibleDescription('Choose a food from the list');
  expect(openFiles()).toBeDisabled();
  await userEvent.clear(food);
  expect(openFiles()).toBeEnabled();

  const industry = dialog.getByRole('combobox', { name: /^Industry/ });
  await userEvent.click(industry);
  await userEvent.keyboard('Sea{Tab}');
  expect(industry).toHaveValue('Sea');
  expect(industry).toBeInvalid();
  expect(openFiles()).toBeDisabled();

  const importer = dialog.getByRole('combobox', { name: /^Importer/ });
  await userEvent.click(importer);
  await userEvent.keyboard('Harb{Tab}');
  expect(importer).toHaveAccessibleDescription(/Choose an importer from the list$/);
  expect(dialog.queryByRole('button', { name: /^Open/ })).toBeNull();
});

test('says what to do without an importer, and names the one of the supplier', async () => {
  const host = hostWith([shrimp])
    .answer(listImporters, { importers: [], total: 0, ...page })
    .answer(getSupplier, { ...supplier, fsvpImporterName: 'Harbor Imports', fsvpImporterDuns: '123456789' });
  open(start, host);
  const dialog = await dialogOf('Start an FSVP File');
  expect(await dialog.findByText(/The supplier names Harbor Imports, DUNS 123456789\./)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Add an importer' })).toHaveAttribute(
    'href',
    '/admin?section=importers&new=1&legalName=Harbor+Imports&duns=123456789',
  );
});

test('offers to add the importer that the supplier names beside the ones that there are', async () => {
  const host = hostWith([shrimp])
    .answer(listImporters, ({ query }) => ({
      importers: query.get('search') ? [] : [sampleImporter()],
      total: 1,
      ...page,
    }))
    .answer(getSupplier, { ...supplier, fsvpImporterName: 'Bay Imports', fsvpImporterDuns: '98-765-4321' });
  open(start, host);
  const dialog = await dialogOf('Start an FSVP File');
  expect(await dialog.findByRole('link', { name: 'Add Bay Imports as an importer' })).toHaveAttribute(
    'href',
    '/admin?section=importers&new=1&legalName=Bay+Imports&duns=987654321',
  );
});

test('chooses the importer that the supplier names, also among several', async () => {
  const other = sampleImporter({
    id: '01920000-0000-7000-8000-00000000ffff',
    legalName: 'Harbor Imports',
    duns: '123456789',
  });
  const host = hostWith([shrimp])
    .answer(getSupplier, { ...supplier, fsvpImporterDuns: '12-345-6789' })
    .answer(listImporters, ({ query }) => ({
      importers: query.get('search') === '123456789' ? [other] : [sampleImporter(), other],
      total: 2,
      ...page,
    }));
  open(start, host);
  const dialog = await dialogOf('Start an FSVP File');
  expect(await dialog.findByRole('combobox', { name: /^Importer/ })).toHaveValue('Harbor Imports');
  await waitFor(() => expect(host.requests(proposeFsvpFiles)[0]?.body.importerId).toBe(other.id));
});

test('proposes files for all suppliers, a page at a time; what lacks an industry is not chosen', async () => {
  const host = hostWith([shrimp, mooncakes], 500);
  open('/fsvp-files?wizard=1', host);
  const dialog = await dialogOf('Propose FSVP Files');
  expect(await dialog.findByText('1000 files of 500 suppliers')).toBeVisible();
  expect(dialog.getAllByRole('row').length).toBeLessThan(30);
  expect(dialog.getByText('500 files chosen')).toBeVisible();
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search proposals' }), 'Bay Seafood');
  expect(await dialog.findByText('2 files of 1 supplier')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Open a file for Mooncakes from Bay Seafood' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: /All that are listed/ }));
  expect(dialog.getByText('499 files chosen')).toBeVisible();
}, 20_000);

test('proposals for a supplier that names another importer say so and are not chosen; the number decides', async () => {
  const { legalName, duns } = sampleImporter();
  const named = [
    [SUPPLIER_ID, 'Bay Imports', null],
    ['supplier-1', legalName.toUpperCase(), null],
    ['supplier-2', legalName, '99-999-9999'],
    ['supplier-3', 'An older name', duns],
  ].map(([id, fsvpImporterName, fsvpImporterDuns]) => ({ id, fsvpRequired: true, fsvpImporterName, fsvpImporterDuns }));
  const host = hostWith([shrimp], 5).answer(listSuppliers, ({ query }) =>
    query.get('cursor')
      ? { suppliers: named.slice(2) as Supplier[], total: 4, ...page }
      : { suppliers: named.slice(0, 2) as Supplier[], total: 4, ...page, next: 'more' },
  );
  open('/fsvp-files?wizard=1', host);
  const dialog = await dialogOf('Propose FSVP Files');
  expect(await dialog.findByText('3 files chosen')).toBeVisible();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Kind' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Another importer named' }));
  expect(await dialog.findByText('2 files of 2 suppliers')).toBeVisible();
  expect(dialog.getByText('Names another importer: Bay Imports')).toBeVisible();
  expect(dialog.getByText(`Names another importer: ${legalName}, DUNS 999999999`)).toBeVisible();
  expect(Object.fromEntries(host.requests(listSuppliers)[0]!.query)).toEqual({
    fields: 'fsvpRequired,fsvpImporterName,fsvpImporterDuns',
    limit: '1000',
    cursor: '',
  });
});

test('shows why a file was not opened, and tries again with the same key', async () => {
  const host = hostWith([shrimp]).fail(openProposedFile, 503, 'Busy. Try again.');
  open(start, host);
  const dialog = await dialogOf('Start an FSVP File');
  await userEvent.click(await dialog.findByRole('button', { name: 'Open 1 file' }));
  await dialog.findByText(/1 failed. The list shows why/);
  host.answer(openProposedFile, opened);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await dialog.findByText(/1 of 1 done/);
  const keys = host.requests(openProposedFile).map(({ headers }) => headers['Idempotency-Key']);
  expect(keys[0]).toBe(keys[1]);
});
