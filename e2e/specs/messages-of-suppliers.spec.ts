import { intercept } from '../fixtures/faults.js';
import { ABSENT, unique } from '../fixtures/importer.js';
import { press, testMessages, type Change } from '../fixtures/messages.js';
import { expect, signedOut, test } from '../fixtures/signed-in.js';
import { SupplierPicker } from '../pages/supplier-picker.js';

/** Begins the name of each supplier that is made on screen. */
const MADE_HERE = 'Message Foods';

const changes: Change[] = [
  {
    what: 'creating a supplier',
    success: 'Supplier created successfully',
    failure: 'Failed to create supplier',
    call: { method: 'POST', path: '/api/suppliers' },
    async prepare({ app, page }) {
      await page.goto('/suppliers');
      await page.getByRole('button', { name: 'Add Supplier' }).click();
      const form = app.dialog('Add New Supplier');
      await form.getByLabel('Supplier Name').fill(unique(MADE_HERE));
      await form.getByLabel('Country').fill('Chile');
      return press(form.getByRole('button', { name: 'Create Supplier' }));
    },
  },
  {
    what: 'updating a supplier',
    success: 'Supplier updated successfully',
    failure: 'Failed to update supplier',
    call: { method: 'PUT', path: '/api/suppliers/*' },
    async prepare({ app, page, importer }) {
      const { id } = await importer.supplier();
      await page.goto(`/suppliers?edit=${id}`);
      const form = app.dialog('Edit Supplier');
      await form.getByLabel('City').fill('Callao');
      return press(form.getByRole('button', { name: 'Update Supplier' }));
    },
  },
  {
    what: 'updating a verification',
    success: 'Supplier verification updated successfully',
    failure: 'Failed to update supplier verification',
    call: { method: 'PUT', path: '/api/suppliers/*' },
    async prepare({ app, page, importer }) {
      const { id } = await importer.supplier();
      await page.goto(`/fsvp-compliance?view=${id}`);
      return press(app.dialog('FSVP Compliance Details').getByRole('button', { name: 'Update Verification' }));
    },
  },
  {
    what: 'deleting a supplier',
    success: 'Supplier deleted successfully',
    failure: 'Failed to delete supplier',
    call: { method: 'DELETE', path: '/api/suppliers/*' },
    async prepare({ app, page, importer }) {
      const { id, name } = await importer.supplier();
      await page.goto(`/suppliers?view=${id}`);
      await app.dialog('Supplier Details').getByRole('button', { name: 'Delete' }).click();
      return press(app.question(`Delete ${name}`).getByRole('button', { name: 'Delete' }));
    },
  },
  {
    what: 'creating a hazard analysis',
    success: 'Hazard analysis created successfully',
    failure: 'Failed to create hazard analysis',
    call: { method: 'POST', path: '/api/hazard-analysis' },
    async prepare({ app, page, importer }) {
      const { name } = await importer.supplier();
      await page.goto('/hazard-analysis');
      await page.getByRole('button', { name: 'Add Hazard Analysis' }).click();
      const form = app.dialog('Add Hazard Analysis');
      await new SupplierPicker(page, form).pick(name);
      await app.choose(form, 'Hazard Type', 'Chemical');
      await form.getByLabel('Description').fill('Histamine in mahi-mahi held above 4 °C');
      return press(form.getByRole('button', { name: 'Create Hazard Analysis' }));
    },
  },
];

testMessages(changes);
test.afterAll(({ importer }) => importer.adopt(MADE_HERE));

test('a session that has ended says so and leads to the login after half a second', async ({ app, page, context }) => {
  await page.goto('/suppliers');
  await app.heading('Suppliers');
  await context.clearCookies();
  const refused = page.waitForResponse((response) => response.status() === 401);
  const leaving = page.waitForRequest('**/api/login');
  await page.getByRole('searchbox', { name: 'Search suppliers' }).fill('anything');
  await app.message('Unauthorized', 'You are logged out. Logging in again...');
  const { startTime, responseStart } = (await refused).request().timing();
  const gone = await leaving;
  await gone.response();
  expect(gone.timing().startTime - startTime - responseStart).toBeGreaterThanOrEqual(500);
  await expect(page.getByLabel('Password')).toBeVisible();
});

test.describe('at the login', () => {
  test.use(signedOut);

  const refusals = [
    { situation: 'a wrong password', body: 'Invalid password. Please try again.', status: 401, text: 'Invalid password. Please try again.' },
    { situation: 'too many attempts', body: 'Too many attempts. Try again in 12 minutes.', status: 429, text: 'Too many attempts. Try again in 12 minutes.' },
  ];
  for (const { situation, text, ...answer } of refusals) {
    test(`${situation} is told`, async ({ app, page }) => {
      await intercept(page, { method: 'POST', path: '/api/login' }, (route) => route.fulfill({ contentType: 'text/plain', ...answer }));
      await page.goto('/');
      await page.getByLabel('Password').fill('not it');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await app.message('Login Failed', text);
      await expect(page.getByLabel('Password')).toBeFocused();
    });
  }

  test('a server out of reach is told', async ({ app, page }) => {
    await intercept(page, { method: 'POST', path: '/api/login' }, (route) => route.abort('connectionrefused'));
    await page.goto('/');
    await page.getByLabel('Password').fill('not it');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await app.message('Login Error', 'An error occurred while logging in. Please try again.');
  });
});

test('a supplier that never existed is Unknown Supplier', async ({ page, importer }) => {
  const { hazardDescription } = await importer.hazard((await importer.supplier()).id);
  await intercept(page, { method: 'GET', path: '/api/hazard-analysis?*' }, async (route) => {
    const response = await route.fetch();
    const hazards = (await response.json()) as object[];
    await route.fulfill({ response, json: hazards.map((hazard) => ({ ...hazard, supplierName: null })) });
  });
  await page.goto(`/hazard-analysis?${new URLSearchParams({ search: hazardDescription })}`);
  await expect(page.getByRole('list', { name: 'Hazard analyses' }).getByRole('listitem')).toContainText('Unknown Supplier');

  await page.goto(`/hazard-analysis?supplierId=${ABSENT}`);
  await expect(page.getByRole('combobox', { name: 'Supplier' })).toHaveValue('Unknown Supplier');
});
