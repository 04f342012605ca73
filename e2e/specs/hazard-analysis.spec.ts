import { fail, hold } from '../fixtures/faults.js';
import { ABSENT, inBatches, unique } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/signed-in.js';
import { SupplierPicker } from '../pages/supplier-picker.js';

const list = { method: 'GET', path: '/api/hazard-analysis*' } as const;

test('cards show a hazard and its rating', async ({ page, api }) => {
  const { id, name } = await api.supplier();
  const product = await api.product(id);
  await api.hazard(id, {
    hazardType: 'biological',
    hazardDescription: 'Vibrio in raw squid',
    severity: 'high',
    likelihood: 'likely',
    preventiveControls: 'Ice at once',
  });
  await api.hazard(id, {
    hazardType: 'radiological',
    hazardDescription: 'Cesium',
    severity: 'low',
    likelihood: 'rare',
    productId: product.id,
  });
  await page.goto(`/hazard-analysis?supplierId=${id}`);
  await expect(page.getByText('Identify and rate the hazards of supplied foods')).toBeVisible();
  const cards = page.getByRole('list', { name: 'Hazard analyses' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  const [squid, cesium] = [cards.filter({ hasText: 'Vibrio' }), cards.filter({ hasText: 'Cesium' })];
  for (const text of ['Biological Hazard', 'Critical Risk', name, 'Vibrio in raw squid', 'Ice at once'])
    await expect(squid).toContainText(text);
  await expect(squid).toContainText(/Severity\s*High/);
  await expect(squid).toContainText(/Likelihood\s*Likely/);
  for (const text of ['Radiological Hazard', 'Low Risk', product.productName]) await expect(cesium).toContainText(text);
});

test('searches and filters by supplier, and keeps this in the URL', async ({ page, api }) => {
  const mark = unique('Mark');
  const [first, second] = [await api.supplier(), await api.supplier()];
  await api.hazard(first.id, { hazardDescription: `${mark} one` });
  await api.hazard(second.id, { hazardDescription: `${mark} two` });
  await page.goto('/hazard-analysis');
  const cards = page.getByRole('list', { name: 'Hazard analyses' }).getByRole('listitem');
  await page.getByPlaceholder('Search hazard analyses...').fill(mark);
  await expect(cards).toHaveCount(2);
  const picker = new SupplierPicker(page, page.getByRole('group', { name: 'Search and filters' }));
  await expect(picker.input).toHaveAttribute('placeholder', 'All Suppliers');
  await picker.pick(second.name);
  await expect(cards).toHaveText([new RegExp(`${mark} two`)]);
  await page.reload();
  await expect(cards).toHaveText([new RegExp(`${mark} two`)]);
  await expect(picker.input).toHaveValue(second.name);
  await page.goBack();
  await expect(cards).toHaveCount(2);
  await page.getByPlaceholder('Search hazard analyses...').fill(`${mark} nowhere`);
  await expect(page.getByText('No hazard analyses found')).toBeVisible();
});

test('more than fifty are paged, and the URL keeps the page', async ({ page, api }) => {
  const { id } = await api.supplier();
  await api.hazard(id, { hazardDescription: 'The oldest of them' });
  await inBatches(50, (position) => api.hazard(id, { hazardDescription: `Hazard ${position}` }));
  await page.goto(`/hazard-analysis?supplierId=${id}`);
  const cards = page.getByRole('list', { name: 'Hazard analyses' }).getByRole('listitem');
  const pages = page.getByRole('navigation', { name: 'Pages of hazard analyses' });
  await expect(pages).toContainText('1–50 of 51');
  await expect(cards).toHaveCount(50);
  await expect(cards.filter({ hasText: 'The oldest of them' })).toHaveCount(0);
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('list', { name: 'Hazard analyses' })).toBeFocused();
  await expect(cards).toHaveText([/The oldest of them/]);
  await expect(pages).toContainText('51–51 of 51');
  await expect(page).toHaveURL(/offset=50/);
  await page.reload();
  await expect(cards).toHaveText([/The oldest of them/]);
  await pages.getByRole('button', { name: 'First page' }).click();
  await expect(cards).toHaveCount(50);
});

test('the rating follows severity and likelihood', async ({ app, page }) => {
  await page.goto('/hazard-analysis');
  await page.getByRole('button', { name: 'Add Hazard Analysis' }).click();
  const form = app.dialog('Add Hazard Analysis');
  const rating = form.getByRole('status', { name: 'Risk rating' });
  await expect(form.getByRole('combobox', { name: 'Severity' })).toHaveText('Medium');
  await expect(form.getByRole('combobox', { name: 'Likelihood' })).toHaveText('Possible');
  await expect(rating).toContainText('Medium Risk');
  expect(await app.choices(form, 'Severity')).toEqual(['Low', 'Medium', 'High']);
  expect(await app.choices(form, 'Likelihood')).toEqual(['Rare', 'Unlikely', 'Possible', 'Likely', 'Certain']);
  await app.choose(form, 'Severity', 'High');
  await expect(rating).toContainText('High Risk');
  await expect(rating).toContainText('Score 9 of 15');
  await app.choose(form, 'Likelihood', 'Likely');
  await expect(rating).toContainText('Critical Risk');
  await app.choose(form, 'Likelihood', 'Rare');
  await expect(rating).toContainText('Low Risk');
});

test('a hazard of one product is recorded, corrected and deleted', async ({ app, page, api }) => {
  const supplier = await api.supplier();
  const other = await api.supplier();
  const product = await api.product(supplier.id, { productName: unique('Squid tubes') });
  const cards = page.getByRole('list', { name: 'Hazard analyses' }).getByRole('listitem');
  const form = app.dialog('Add Hazard Analysis');

  await test.step('fields are validated on the first submit, then as they change', async () => {
    await page.goto('/hazard-analysis');
    await page.getByRole('button', { name: 'Add Hazard Analysis' }).click();
    await form.getByLabel('Description').fill('x');
    await form.getByLabel('Description').fill('');
    await expect(form.getByText('Hazard description is required')).toBeHidden();
    await form.getByRole('button', { name: 'Create Hazard Analysis' }).click();
    for (const complaint of ['Supplier is required', 'Hazard type is required', 'Hazard description is required'])
      await expect(form.getByText(complaint)).toBeVisible();
    await form.getByLabel('Description').fill('Histamine');
    await expect(form.getByText('Hazard description is required')).toBeHidden();
    await app.choose(form, 'Hazard Type', 'Chemical');
    await expect(form.getByText('Hazard type is required')).toBeHidden();
  });

  await test.step('the product picker lists the supplier’s products; another supplier clears it', async () => {
    const picker = new SupplierPicker(page, form);
    const products = form.getByRole('combobox', { name: 'Product' });
    await expect(products).toBeDisabled();
    await picker.pick(supplier.name);
    await products.fill('Squid');
    await page.getByRole('option', { name: product.productName }).click();
    await picker.pick(other.name);
    await expect(products).toHaveValue('');
    await expect(form.getByRole('status').filter({ hasText: `“${product.productName}” was cleared` })).toBeVisible();
    await picker.pick(supplier.name);
    await products.fill('Squid');
    await page.getByRole('option', { name: product.productName }).click();
  });

  await test.step('more fields are under More, then it is saved', async () => {
    await form.getByRole('button', { name: 'More' }).click();
    await form.getByLabel('Record Keeping Procedures').fill('Logged each haul');
    await form.getByRole('button', { name: 'Create Hazard Analysis' }).click();
    await app.message('Success', 'Hazard analysis created successfully');
    await expect(form).toBeHidden();
  });

  await test.step('its details show every field', async () => {
    await page.goto(`/hazard-analysis?supplierId=${supplier.id}`);
    await expect(cards).toContainText(['Chemical Hazard']);
    await cards.getByRole('button', { name: /^View Details/ }).click();
    const details = app.dialog('Chemical Hazard');
    for (const text of [supplier.name, product.productName, 'Medium Risk', 'Histamine', 'Logged each haul'])
      await expect(details).toContainText(text);
    await details.getByRole('button', { name: 'Edit' }).click();
  });

  await test.step('it is corrected', async () => {
    const edit = app.dialog('Edit Hazard Analysis');
    await app.choose(edit, 'Likelihood', 'Certain');
    await edit.getByRole('button', { name: 'Update Hazard Analysis' }).click();
    await app.message('Success', 'Hazard analysis updated successfully');
    await expect(cards).toContainText(['High Risk']);
  });

  await test.step('it is deleted after a confirmation', async () => {
    await cards.getByRole('button', { name: /^Delete/ }).click();
    const question = app.question('Delete Chemical Hazard');
    await expect(question).toContainText(
      'Are you sure you want to delete this hazard analysis? This action cannot be undone.',
    );
    await question.getByRole('button', { name: 'Delete' }).click();
    await app.message('Success', 'Hazard analysis deleted successfully');
    await expect(page.getByText('No hazard analyses found')).toBeVisible();
  });
});

test('loading is shown; a failure offers Retry and is never shown as an empty list', async ({ page, api }) => {
  const { id } = await api.supplier();
  await api.hazard(id);
  const cards = page.getByRole('list', { name: 'Hazard analyses' }).getByRole('listitem');
  const release = await hold(page, list);
  await page.goto(`/hazard-analysis?supplierId=${id}`);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  release();
  await expect(cards).toHaveCount(1);

  const recover = await fail(page, list);
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'The hazard analyses could not be loaded' });
  await expect(alert).toContainText('The service is not available. Try again in a moment.');
  await expect(page.getByText('No hazard analyses found')).toBeHidden();
  await recover();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(cards).toHaveCount(1);
});

test('a deleted analysis is reported', async ({ app, page }) => {
  await page.goto(`/hazard-analysis?view=${ABSENT}`);
  await expect(app.dialog('Hazard Analysis').getByRole('alert')).toContainText(
    'The hazard analysis could not be loaded',
  );
});
