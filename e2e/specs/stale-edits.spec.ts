import { addAxe, findViolations } from '../fixtures/axe.js';
import { expect, test } from '../fixtures/signed-in.js';

test('a stale edit keeps the fields of the other user, and shows both values of a field that both changed', async ({
  app,
  page,
  api,
}) => {
  const { id, name } = await api.supplier({ phone: '+51 1 555 0100' });
  await addAxe(page);
  const saved = async () => (await api.call('GET', `/api/suppliers/${id}`)).body;
  await page.goto(`/suppliers?search=${name}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit Supplier' }).click();
  const form = app.dialog('Edit Supplier');
  await form.getByLabel('Contact Person').fill('Ana Flores');
  await form.getByLabel('City').fill('Lima');
  await api.call('PUT', `/api/suppliers/${id}`, { phone: '+51 1 555 0199', city: 'Callao', riskLevel: 'high' });

  const save = form.getByRole('button', { name: 'Update Supplier' });
  await save.click();
  await expect(form.getByRole('alert')).toContainText('Someone else changed this record after you opened it:');
  const city = form.getByRole('radiogroup', { name: /^City/ });
  const mine = city.getByRole('radio', { name: /^Your value/ });
  await expect(mine).toBeFocused();
  await expect(mine).toHaveAccessibleDescription('Lima');
  await expect(city.getByRole('radio', { name: /^Value someone else saved/ })).toHaveAccessibleDescription('Callao');
  const phone = form.getByRole('radiogroup', { name: 'Phone' });
  await expect(phone.getByRole('radio', { name: /^Value someone else saved/ })).toBeChecked();
  await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('+51 1 555 0199');
  await expect(form.getByRole('radiogroup', { name: 'Risk Level' })).toContainText('High Risk');
  expect(await saved()).toMatchObject({ city: 'Callao', contactPerson: null });

  await save.click();
  await expect(city).toHaveAccessibleDescription('Choose a value');
  await expect(mine).toBeFocused();
  await page.keyboard.press('Space');
  const choices = form.getByRole('region', { name: 'Changed by someone else' });
  expect(await findViolations(page, { shown: choices, reach: () => Promise.resolve(), widths: [1280, 390] })).toEqual(
    {},
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await save.click();
  await expect(form).toBeHidden();
  expect(await saved()).toMatchObject({
    city: 'Lima',
    contactPerson: 'Ana Flores',
    phone: '+51 1 555 0199',
    riskLevel: 'high',
  });
});
