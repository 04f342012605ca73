import type { Food } from '@fsvp/contracts/program/food';
import { addAxe, findViolations } from '../fixtures/axe.js';
import { unique } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/signed-in.js';

test('a food is created, found, changed and deleted, and its screens have no accessibility violations', async ({
  page,
  app,
  api,
}) => {
  const name = unique('Frozen shrimp');
  await addAxe(page);
  await page.goto('/');
  await app.go('Foods');
  await expect(page.getByText('Not legal advice. Check the cited section.')).toBeVisible();
  await page.getByRole('button', { name: 'New Food' }).first().click();
  const form = app.dialog('New Food');
  await form.getByLabel(/^Name/).fill(name);
  await form.getByRole('combobox', { name: /^FDA industry/ }).fill('16');
  await page.getByRole('option', { name: '16 Fishery/Seafood Products' }).click();
  await form.getByLabel('FDA product codes').fill('16j**05');
  await form.getByRole('checkbox', { name: 'Is it shell eggs?' }).check();
  await form.getByRole('combobox', { name: 'Commodity' }).click();
  await page.getByRole('option', { name: 'Fish or fishery product' }).click();
  await form.getByRole('button', { name: 'Create Food' }).click();
  await expect(form.getByText('This commodity is not eggs')).toBeVisible();
  expect(await findViolations(page, { shown: form, reach: async () => undefined })).toEqual({});
  await page.setViewportSize({ width: 1280, height: 900 });
  await form.getByRole('checkbox', { name: 'Is it shell eggs?' }).uncheck();
  await form.getByRole('button', { name: 'Create Food' }).click();
  await app.toast('Food created successfully');

  await page.getByRole('searchbox', { name: 'Search foods' }).fill(name);
  await expect(page).toHaveURL(/search=/);
  const table = page.getByRole('table', { name: 'Foods' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('16J**05');
  await expect(table).toContainText('16 Fishery/Seafood Products');
  await table.getByRole('button', { name }).first().click();
  const food = page.getByRole('article', { name });
  await expect(food.getByText(/^No hazard analysis yet/)).toBeVisible();
  expect(await findViolations(page, { shown: food, reach: async () => undefined })).toEqual({});
  await page.setViewportSize({ width: 1280, height: 900 });
  await food.getByRole('tab', { name: 'Details' }).click();
  await expect(food.getByText('16 Fishery/Seafood Products')).toBeVisible();
  expect(await findViolations(page, { shown: food, reach: async () => undefined })).toEqual({});
  await page.setViewportSize({ width: 1280, height: 900 });

  await food.getByRole('button', { name: 'Edit food' }).click();
  const edit = app.dialog('Edit Food');
  await edit.getByRole('checkbox', { name: 'Is it ready to eat?' }).check();
  await edit.getByRole('button', { name: 'Update Food' }).click();
  await app.toast('Food updated successfully');
  const find = async () =>
    (await api.call('GET', `/api/foods?search=${encodeURIComponent(name)}`)).body.foods as Food[];
  expect((await find()).map(({ facts }) => [facts.commodity, facts.readyToEat])).toEqual([['fish', true]]);

  await food.getByRole('button', { name: 'Back to the list' }).click();
  await table.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await app.question(`Delete ${name}`).getByRole('button', { name: 'Delete' }).click();
  await app.toast('Food deleted successfully');
  await expect(page.getByText('No foods found')).toBeVisible();
  expect(await find()).toEqual([]);
  expect(await findViolations(page, { shown: page.getByText('No foods found'), reach: async () => undefined })).toEqual(
    {},
  );
});
