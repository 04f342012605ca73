import { expect, test } from '@jest/globals';
import { createHazard, getHazard, listHazards, updateHazard } from '@fsvp/contracts/quality/hazard-analysis';
import {
  getSupplier,
  listSupplierProducts,
  listSuppliers,
  type SupplierProduct,
} from '@fsvp/contracts/suppliers/supplier';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HAZARD_ID, OTHER_ID, sampleHazard, sampleSupplier, SUPPLIER_ID } from '../testing/sample-records.js';
import { HazardAnalysisPage } from './hazard-analysis.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './hazard-dialogs.js';

const PRODUCT_ID = '0197a000-0000-7000-8000-0000000000c1';
const product = {
  id: PRODUCT_ID,
  supplierId: SUPPLIER_ID,
  productName: 'Frozen shrimp',
  productCategory: 'Seafood',
  fdaFoodCode: '16JGT05',
} as SupplierProduct;
const other = sampleSupplier({ id: OTHER_ID, name: 'Olio Buono' });
const hazard = sampleHazard({ productId: PRODUCT_ID, productName: 'Frozen shrimp' });

const hostOf = (record = hazard) =>
  new MockHost()
    .answer(listHazards, [record])
    .answer(getHazard, record)
    .answer(getSupplier, sampleSupplier())
    .answer(listSuppliers, { suppliers: [sampleSupplier(), other], total: 2, next: null })
    .answer(listSupplierProducts, ({ params }) =>
      params.id === SUPPLIER_ID
        ? { products: [product], total: 1, next: null }
        : { products: [], total: 0, next: null },
    );

async function openEdit(host: MockHost) {
  renderInHost(<HazardAnalysisPage />, { host });
  const opener = await screen.findByRole('button', { name: /^Edit Biological Hazard/ });
  // Lazy components resolve only within act.
  await act(() => userEvent.click(opener));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Hazard Analysis' }));
  await dialog.findByLabelText(/Description/);
  return dialog;
}

test('the card and the details show the product', async () => {
  renderInHost(<HazardAnalysisPage />, { host: hostOf() });
  const [card] = await screen.findAllByRole('listitem');
  expect(within(card!).getByText('Bay Seafood Ltd · Frozen shrimp')).toBeVisible();
  await act(() => userEvent.click(within(card!).getByRole('button', { name: /^View Details/ })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Biological Hazard' }));
  expect(await dialog.findByText('Frozen shrimp')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Bay Seafood Ltd' })).toHaveAttribute(
    'href',
    `/suppliers?view=${SUPPLIER_ID}`,
  );
});

test('products of the chosen supplier can be searched; without a supplier the field is disabled', async () => {
  const host = hostOf().answer(createHazard, hazard);
  renderInHost(<HazardAnalysisPage />, { host });
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Add Hazard Analysis' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Hazard Analysis' }));
  expect(dialog.getByRole('combobox', { name: 'Product' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('combobox', { name: /Supplier/ }));
  await userEvent.click(await dialog.findByRole('option', { name: /Bay Seafood Ltd/ }));

  await userEvent.type(dialog.getByRole('combobox', { name: 'Product' }), 'shri');
  await waitFor(() => expect(host.requests(listSupplierProducts).at(-1)!.query.get('search')).toBe('shri'));
  await userEvent.click(await dialog.findByRole('option', { name: /Frozen shrimp.*Seafood · 16JGT05/ }));
  await userEvent.click(dialog.getByRole('combobox', { name: /Hazard Type/ }));
  await userEvent.click(await dialog.findByRole('option', { name: 'Biological' }));
  await userEvent.type(dialog.getByLabelText(/Description/), 'Vibrio');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Hazard Analysis' }));
  expect(await screen.findByText('Hazard analysis created successfully')).toBeVisible();
  expect(host.requests(createHazard)[0]!.body).toMatchObject({ supplierId: SUPPLIER_ID, productId: PRODUCT_ID });
});

test('choosing another supplier clears the product with a note and offers only its products', async () => {
  const host = hostOf().answer(updateHazard, hazard);
  const dialog = await openEdit(host);
  expect(dialog.getByRole('combobox', { name: 'Product' })).toHaveValue('Frozen shrimp');
  await userEvent.click(dialog.getByRole('combobox', { name: /Supplier/ }));
  await userEvent.click(await dialog.findByRole('option', { name: /Olio Buono/ }));
  expect(dialog.getByText('“Frozen shrimp” was cleared because it belongs to the previous supplier.')).toBeVisible();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Product' }));
  expect((await dialog.findAllByText(/^No products found/))[0]).toBeVisible();
  expect(dialog.queryByRole('option')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Hazard Analysis' }));
  await waitFor(() =>
    expect(host.requests(updateHazard)[0]!.body).toMatchObject({ supplierId: OTHER_ID, productId: null }),
  );
});

test('products of the previous supplier are not offered while those of the new one load', async () => {
  const host = hostOf();
  const dialog = await openEdit(host);
  await userEvent.click(dialog.getByRole('combobox', { name: 'Product' }));
  await userEvent.click(await dialog.findByRole('option', { name: /Frozen shrimp/ }));
  host.answer(listSupplierProducts, () => new Promise(() => undefined));
  await userEvent.click(dialog.getByRole('combobox', { name: /Supplier/ }));
  await userEvent.click(await dialog.findByRole('option', { name: /Olio Buono/ }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Product' }));
  expect((await dialog.findAllByText('Loading…'))[0]).toBeVisible();
  expect(dialog.queryByRole('option', { name: /Frozen shrimp/ })).toBeNull();
});

test('choosing the same supplier again keeps the product', async () => {
  const dialog = await openEdit(hostOf());
  await userEvent.click(dialog.getByRole('combobox', { name: /Supplier/ }));
  await userEvent.click(await dialog.findByRole('option', { name: /Bay Seafood Ltd/ }));
  expect(dialog.getByRole('combobox', { name: 'Product' })).toHaveValue('Frozen shrimp');
});

test('a rejected product is reported at its field; the input is kept', async () => {
  const host = hostOf().fail(updateHazard, 400, {
    errors: [{ path: 'productId', message: 'This supplier has no such product' }],
  });
  const dialog = await openEdit(host);
  await userEvent.type(dialog.getByLabelText('Monitoring Procedures'), 'Swabs');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Hazard Analysis' }));
  expect(await dialog.findByText('This supplier has no such product')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Product' })).toBeInvalid();
  expect(dialog.getByLabelText('Monitoring Procedures')).toHaveValue('Swabs');
  expect(await screen.findByText('Failed to update hazard analysis')).toBeVisible();
  expect(host.requests(updateHazard)[0]!.params.id).toBe(HAZARD_ID);
});
