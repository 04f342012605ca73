import { fail, intercept } from '../fixtures/faults.js';
import { ABSENT, unique } from '../fixtures/api-client.js';
import { press, testMessages, type Change } from '../fixtures/messages.js';
import { expect, test } from '../fixtures/signed-in.js';
import { SupplierPicker } from '../pages/supplier-picker.js';

/** Prefix of the names of suppliers created on screen. */
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
    async prepare({ app, page, api }) {
      const { id } = await api.supplier();
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
    async prepare({ app, page, api }) {
      const { id } = await api.supplier();
      await page.goto(`/fsvp-compliance?view=${id}`);
      return press(app.dialog('FSVP Compliance Details').getByRole('button', { name: 'Update Verification' }));
    },
  },
  {
    what: 'deleting a supplier',
    success: 'Supplier deleted successfully',
    failure: 'Failed to delete supplier',
    call: { method: 'DELETE', path: '/api/suppliers/*' },
    async prepare({ app, page, api }) {
      const { id, name } = await api.supplier();
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
    async prepare({ app, page, api }) {
      const { name } = await api.supplier();
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
test.afterAll(({ api }) => api.registerForCleanUp(MADE_HERE));

test('a supplier that never existed is Unknown Supplier', async ({ page, api }) => {
  const { hazardDescription } = await api.hazard((await api.supplier()).id);
  await intercept(page, { method: 'GET', path: '/api/hazard-analysis*' }, async (route) => {
    const response = await route.fetch();
    const hazards = (await response.json()) as object[];
    await route.fulfill({ response, json: hazards.map((hazard) => ({ ...hazard, supplierName: null })) });
  });
  await page.goto(`/hazard-analysis?${new URLSearchParams({ search: hazardDescription })}`);
  await expect(page.getByRole('list', { name: 'Hazard analyses' }).getByRole('listitem')).toContainText(
    'Unknown Supplier',
  );

  await page.goto(`/hazard-analysis?supplierId=${ABSENT}`);
  await expect(page.getByRole('combobox', { name: 'Supplier' })).toHaveValue('Unknown Supplier');
});

/** Whether both ends of an element are uncovered. */
function isUncovered(element: Element): boolean {
  const { left, right, top, height } = element.getBoundingClientRect();
  return [left + 4, right - 4].every((x) => element.contains(document.elementFromPoint(x, top + height / 2)));
}

for (const width of [768, 1280]) {
  test(`a toast does not cover the buttons of an open dialog, at ${width} px`, async ({ app, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await fail(page, { method: 'POST', path: '/api/suppliers' });
    await page.goto('/suppliers?new=1');
    const form = app.dialog('Add New Supplier');
    await form.getByLabel('Supplier Name').fill(unique(MADE_HERE));
    await form.getByLabel('Country').fill('Chile');
    const create = form.getByRole('button', { name: 'Create Supplier' });
    await create.click();
    await app.message('Error', 'Failed to create supplier');
    for (const button of [
      create,
      form.getByRole('button', { name: 'Cancel' }),
      form.getByRole('button', { name: 'Close' }),
    ])
      expect(await button.evaluate(isUncovered)).toBe(true);
  });
}
