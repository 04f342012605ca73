import { fail } from '../fixtures/faults.js';
import { dayFromToday } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/signed-in.js';

test.describe('products of a supplier', () => {
  test('are added with a checked FDA product code, corrected and removed', async ({ app, page, api }) => {
    const { name, id } = await api.supplier();
    await page.goto(`/suppliers?search=${name}&view=${id}`);
    const details = app.dialog('Supplier Details');
    await details.getByRole('tab', { name: 'Products' }).click();
    await expect(page).toHaveURL(/tab=products/);
    await expect(details).toContainText('No products yet.');

    await details.getByRole('button', { name: 'Add Product' }).click();
    const form = app.dialog('Add Product');
    await form.getByLabel('FDA Product Code').fill('16A');
    await form.getByRole('button', { name: 'Add Product' }).click();
    await expect(form.getByText('Product name is required')).toBeVisible();
    await expect(form.getByText('Enter an FDA product code with 7 characters, such as 16AEE02')).toBeVisible();
    await form.getByLabel('Product Name').fill('Shrimp, peeled');
    await form.getByLabel('FDA Product Code').fill('16jgy05');
    await form.getByLabel('Category').fill('Seafood');
    await form.getByLabel('Risk Assessment').fill('Sulfites');
    await form.getByRole('button', { name: 'Add Product' }).click();
    await app.message('Success', 'Product added successfully');
    const product = details.getByRole('list', { name: 'Products' }).getByRole('listitem');
    for (const text of ['Shrimp, peeled', 'Seafood', '16JGY05', 'Sulfites']) await expect(product).toContainText(text);

    await page.reload();
    await product.getByRole('button', { name: 'Edit Shrimp, peeled' }).click();
    const edit = app.dialog('Edit Product');
    await edit.getByLabel('Description').fill('Vannamei, frozen');
    await edit.getByRole('button', { name: 'Update Product' }).click();
    await app.message('Success', 'Product updated successfully');
    await expect(product).toContainText('Vannamei, frozen');

    await product.getByRole('button', { name: 'Remove Shrimp, peeled' }).click();
    const question = app.question('Remove Shrimp, peeled');
    await expect(question).toContainText('Are you sure you want to remove this product?');
    await question.getByRole('button', { name: 'Remove' }).click();
    await app.message('Success', 'Product removed successfully');
    await expect(details).toContainText('No products yet.');
  });

  test('can be searched, and a failed load offers Retry', async ({ app, page, api }) => {
    const { id } = await api.supplier();
    for (let position = 1; position <= 12; position++) await api.product(id, { productName: `Product ${position}` });
    const products = { method: 'GET', path: `/api/suppliers/${id}/products?*` } as const;
    const recover = await fail(page, products);
    await page.goto(`/suppliers?view=${id}&tab=products`);
    const details = app.dialog('Supplier Details');
    await expect(details.getByRole('alert')).toContainText('The products could not be loaded');
    await recover();
    await details.getByRole('button', { name: 'Retry' }).click();
    const items = details.getByRole('list', { name: 'Products' }).getByRole('listitem');
    await expect(items).toHaveCount(12);
    await details.getByRole('searchbox', { name: 'Search products' }).fill('product 1');
    await expect(items).toHaveCount(4);
    await details.getByRole('searchbox', { name: 'Search products' }).fill('nothing of it');
    await expect(details.getByText('No product matches “nothing of it”.')).toBeVisible();
  });
});

test.describe('performance of a supplier', () => {
  test('is recorded with a suggested overall score and listed as a history, latest first', async ({
    app,
    page,
    api,
  }) => {
    const { id } = await api.supplier();
    await api.evaluation(id, { evaluationDate: dayFromToday(-90), overallScore: 70, notes: 'Late twice.' });
    await page.goto(`/suppliers?view=${id}&tab=performance`);
    const details = app.dialog('Supplier Details');
    const rows = details.getByRole('table', { name: 'Performance evaluations' }).getByRole('row');
    await expect(rows).toHaveCount(1 + 1);
    await expect(rows.last()).toContainText('Late twice.');

    await details.getByRole('button', { name: 'Record Evaluation' }).click();
    const form = app.dialog('Record Evaluation');
    await form.getByLabel('Quality Score').fill('80.5');
    await form.getByLabel('Delivery Score').fill('90');
    await expect(form.getByLabel('Overall Score')).toHaveValue('85.25');
    await form.getByLabel('Quality Score').fill('100');
    await form.getByRole('button', { name: 'Record Evaluation' }).click();
    await expect(form.getByLabel('Quality Score')).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Quality Score').fill('99.99');
    await form.getByLabel('Overall Score').fill('91');
    await form.getByLabel('Notes').fill('Corrected.');
    await form.getByRole('button', { name: 'Record Evaluation' }).click();
    await app.message('Success', 'Evaluation recorded successfully');
    await expect(rows).toHaveCount(1 + 2);
    for (const text of ['99.99', '90.00', '91.00', 'Corrected.']) await expect(rows.nth(1)).toContainText(text);
    await expect(details.getByText(/^Overall score 91\.00 on .+, 21\.00 higher than on/)).toBeVisible();
  });

  test('explains what to do when there is none', async ({ app, page, api }) => {
    const { id } = await api.supplier();
    await page.goto(`/suppliers?view=${id}&tab=performance`);
    await expect(app.dialog('Supplier Details')).toContainText('No evaluations yet.');
    await app.dialog('Supplier Details').getByRole('button', { name: 'Record Evaluation' }).click();
    await expect(app.dialog('Record Evaluation').getByLabel('Quality Score')).toBeVisible();
  });
});
