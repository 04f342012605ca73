import { expect, test } from '@jest/globals';
import {
  createSupplierProduct,
  deleteSupplierProduct,
  getSupplier,
  getSupplierProduct,
  listSupplierProducts,
  restoreSupplierProduct,
  listSuppliers,
  updateSupplierProduct,
} from '@fsvp/contracts/suppliers/supplier';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PRODUCT_ID, sampleProduct, sampleSupplier, SUPPLIER_ID } from '../../testing/sample-records.js';
import { SuppliersPage } from '../suppliers.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import '../supplier-dialogs.js';

const supplier = sampleSupplier();
const product = sampleProduct();
const AT = `/suppliers?view=${SUPPLIER_ID}&tab=products`;

function hostOf(products = [product], total = products.length) {
  return new MockHost()
    .answer(listSuppliers, { suppliers: [supplier], total: 1, next: null })
    .answer(getSupplier, supplier)
    .answer(getSupplierProduct, product)
    .answer(listSupplierProducts, { products, total, next: null });
}

async function openProducts(host: MockHost, at = AT) {
  const rendering = await act(async () => renderInHost(<SuppliersPage />, { host, at }));
  return { ...rendering, details: within(await screen.findByRole('dialog', { name: 'Supplier Details' })) };
}

async function openForm(host: MockHost, button: string, title: string) {
  const { details } = await openProducts(host);
  await userEvent.click(await details.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

test('lists the products; the tab is in the URL until the details close', async () => {
  const { address, host, details } = await openProducts(
    hostOf([
      product,
      sampleProduct({
        id: SUPPLIER_ID,
        productName: 'Squid',
        productCategory: null,
        fdaFoodCode: null,
        description: null,
      }),
    ]),
  );
  const [shrimp, squid] = await details.findAllByRole('listitem');
  for (const text of ['Frozen shrimp', 'Seafood', 'Raw, headless'])
    expect(within(shrimp!).getByText(text)).toBeVisible();
  expect(within(shrimp!).getByText('16XGF02').tagName).toBe('CODE');
  expect(within(squid!).queryByText('FDA Product Code')).toBeNull();
  expect(host.requests(listSupplierProducts)[0]!.query.toString()).toBe('limit=50&offset=0');
  expect(details.queryByRole('searchbox')).toBeNull();
  await userEvent.click(details.getByRole('tab', { name: 'Details' }));
  expect(address()).toBe(`/suppliers?view=${SUPPLIER_ID}`);
  await userEvent.click(details.getByRole('tab', { name: 'Products' }));
  expect(address()).toBe(AT);
  await userEvent.keyboard('{Escape}');
  expect(address()).toBe('/suppliers');
});

test('shows a hint without products, and Retry after a failed load', async () => {
  const host = hostOf().fail(listSupplierProducts, 503, { detail: 'The supplier service is down.' });
  const { details } = await openProducts(host);
  expect(await details.findByText('The supplier service is down.')).toBeVisible();
  host.answer(listSupplierProducts, { products: [], total: 0, next: null });
  await userEvent.click(details.getByRole('button', { name: 'Retry' }));
  expect(await details.findByText(/^No products yet\. Add this supplier’s products/)).toBeVisible();
});

test('many products have pages and a search, both kept in the URL', async () => {
  const { address, host, details } = await openProducts(hostOf([product], 60), `${AT}&productOffset=50`);
  expect(await details.findByText('Page 2 of 2')).toBeVisible();
  expect(host.requests(listSupplierProducts)[0]!.query.get('offset')).toBe('50');
  host.answer(listSupplierProducts, { products: [], total: 0, next: null });
  await userEvent.type(details.getByPlaceholderText('Search products...'), '16X');
  expect(await details.findByText('No product matches “16X”.')).toBeVisible();
  expect(address()).toBe(`${AT}&productSearch=16X`);
  expect(host.requests(listSupplierProducts).at(-1)!.query.toString()).toBe('search=16X&limit=50&offset=0');
});

test('an FDA product code is validated and sent in upper case', async () => {
  const host = hostOf([]).answer(createSupplierProduct, product);
  const form = await openForm(host, 'Add Product', 'Add Product');
  const code = form.getByLabelText('FDA Product Code');
  expect(code).toHaveAccessibleDescription(/Industry .* class .* subclass and process .* product .*Example: 16AEE02/);
  await userEvent.type(code, '16xgf0');
  await userEvent.click(form.getByRole('button', { name: 'Add Product' }));
  expect(await form.findByText('Product name is required')).toBeVisible();
  expect(form.getByText('Enter an FDA product code with 7 characters, such as 16AEE02')).toBeVisible();
  await userEvent.type(code, '2');
  await userEvent.type(form.getByLabelText(/Product Name/), ' Frozen shrimp ');
  const before = host.requests(listSupplierProducts).length;
  await userEvent.click(form.getByRole('button', { name: 'Add Product' }));
  expect(await screen.findByText('Product added successfully')).toBeVisible();
  const { params, body, headers } = host.requests(createSupplierProduct)[0]!;
  expect(params.id).toBe(SUPPLIER_ID);
  expect(body).toEqual({
    productName: 'Frozen shrimp',
    productCategory: null,
    fdaFoodCode: '16XGF02',
    description: null,
    riskAssessment: null,
  });
  expect(headers['Idempotency-Key']).toBeTruthy();
  await waitFor(() => expect(host.requests(listSupplierProducts).length).toBe(before + 1));
});

test('a failed Add Product keeps the input', async () => {
  const form = await openForm(hostOf([]).disconnect(createSupplierProduct), 'Add Product', 'Add Product');
  await userEvent.type(form.getByLabelText(/Product Name/), 'Squid');
  await userEvent.click(form.getByRole('button', { name: 'Add Product' }));
  expect(await screen.findByText('Failed to add product')).toBeVisible();
  expect(form.getByText('Cannot reach the server. Check the connection and try again.')).toBeVisible();
  expect(form.getByLabelText(/Product Name/)).toHaveValue('Squid');
});

test('an edit sends the opened version and lists the fields that someone else changed', async () => {
  const host = hostOf().fail(updateSupplierProduct, 412, {
    current: { ...product, version: 3, productCategory: 'Fish' },
  });
  const form = await openForm(host, 'Edit Frozen shrimp', 'Edit Product');
  await userEvent.clear(await form.findByLabelText('FDA Product Code'));
  await userEvent.click(form.getByRole('button', { name: 'Update Product' }));
  expect(await form.findByText(/Someone else changed this record after you opened it: Category\./)).toBeVisible();
  expect(screen.queryByText('Failed to update product')).toBeNull();
  host.answer(updateSupplierProduct, product);
  await userEvent.click(form.getByRole('button', { name: 'Update Product' }));
  expect(await screen.findByText('Product updated successfully')).toBeVisible();
  const [first, second] = host.requests(updateSupplierProduct);
  expect([first!.headers['If-Match'], second!.headers['If-Match']]).toEqual(['"2"', '"3"']);
  expect(first!.params).toEqual({ id: SUPPLIER_ID, productId: PRODUCT_ID });
  expect([first!.body, second!.body]).toEqual([{ fdaFoodCode: null }, { fdaFoodCode: null }]);
});

test('a failed update is reported', async () => {
  const form = await openForm(
    hostOf().fail(updateSupplierProduct, 404, { detail: 'There is no such product; it may have been deleted.' }),
    'Edit Frozen shrimp',
    'Edit Product',
  );
  await userEvent.click(await form.findByRole('button', { name: 'Update Product' }));
  expect(await screen.findByText('Failed to update product')).toBeVisible();
  expect(form.getByText('There is no such product; it may have been deleted.')).toBeVisible();
});

test('Remove asks for confirmation and can be undone', async () => {
  const host = hostOf()
    .answer(deleteSupplierProduct, undefined as never)
    .answer(restoreSupplierProduct, product);
  const { details } = await openProducts(host);
  await userEvent.click(await details.findByRole('button', { name: 'Remove Frozen shrimp' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Frozen shrimp' });
  expect(question).toHaveTextContent(
    "Are you sure you want to remove this product? New hazard analyses can't use it. Existing ones keep it.",
  );
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Product removed successfully')).toBeVisible();
  expect(host.requests(deleteSupplierProduct)[0]!.params).toEqual({ id: SUPPLIER_ID, productId: PRODUCT_ID });
  await userEvent.click(screen.getByText('Undo'));
  expect(await screen.findByText('Product restored successfully')).toBeVisible();
  // The same record, not a copy: it keeps its id, its external ids and what refers to it.
  expect(host.requests(restoreSupplierProduct)[0]!.params).toEqual({ id: SUPPLIER_ID, productId: PRODUCT_ID });
});

test('a failed removal shows the reason and can be retried; if the product does not exist, the dialog closes', async () => {
  const host = hostOf().disconnect(deleteSupplierProduct);
  const { details } = await openProducts(host);
  await userEvent.click(await details.findByRole('button', { name: 'Remove Frozen shrimp' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Failed to remove product')).toBeVisible();
  expect(question.getByRole('alert')).toHaveTextContent('Cannot reach the server.');
  host.fail(deleteSupplierProduct, 404).answer(listSupplierProducts, { products: [], total: 0, next: null });
  await waitFor(() => expect(question.getByRole('button', { name: 'Remove' })).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await details.findByText(/^No products yet/)).toBeVisible();
});
