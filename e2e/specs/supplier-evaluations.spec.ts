import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { SupplierEvaluation } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { ADMINISTRATOR } from '../fixtures/administrator.js';
import { ApiClient } from '../fixtures/api-client.js';
import { addAxe, findViolations } from '../fixtures/axe.js';
import { createImporter } from '../fixtures/fsvp-files.js';
import { join, OWN_PASSWORD, qualify, signedInAs } from '../fixtures/people.js';
import { createAnalyzedFood } from '../fixtures/signed-analysis.js';
import { expect, test } from '../fixtures/signed-in.js';

test('a supplier is evaluated and approved, which the file shows', async ({ browser, api }) => {
  test.setTimeout(240_000);
  const administrator = await new ApiClient(process.env.E2E_URL ?? '').signIn(
    ADMINISTRATOR.password,
    ADMINISTRATOR.email,
  );
  const email = await join(administrator, 'qi');
  await qualify(administrator, email, ['hazard_analysis', 'evaluation', 'approval']);
  const [food, importer, supplier] = await Promise.all([
    createAnalyzedFood(api, email),
    createImporter(api),
    api.supplier({ country: 'Viet Nam', status: 'pending' }),
  ]);
  // It stays: files are closed, not deleted.
  const { body } = await api.call('POST', '/api/fsvp-files', {
    importerId: importer.id,
    supplierId: supplier.id,
    foodId: food.id,
  });
  const file = body as FsvpFile;
  const itemOf = async (code: string) => {
    const answer = await api.call('GET', `/api/fsvp-files/${file.id}/readiness`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return (answer.body as FileReadinessAnswer).items.find((item) => item.code === code)!;
  };

  const { context, page } = await signedInAs(browser, email);
  await addAxe(page);
  await page.goto(`/fsvp-files?view=${file.id}`);
  await page.getByRole('button', { name: 'Evaluate the food and the supplier (EV-1)' }).click();
  await page.getByRole('button', { name: 'Start the evaluation' }).click();
  const conditions = page.getByRole('region', { name: 'What signing needs' });
  await expect(conditions.getByRole('button', { name: 'Say who controls Salmonella.' })).toBeVisible();

  await conditions.getByRole('button', { name: 'Say who controls Salmonella.' }).click();
  const salmonella = page.getByRole('group', { name: 'Salmonella', exact: true });
  await expect(salmonella.getByRole('combobox', { name: /^Controlled by/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'The foreign supplier', exact: true }).click();
  await salmonella.getByLabel(/^How it is controlled/).fill('Validated steam treatment of each lot');
  const aflatoxin = page.getByRole('group', { name: 'Aflatoxin', exact: true });
  await aflatoxin.getByRole('combobox', { name: /^Controlled by/ }).click();
  await page.getByRole('option', { name: 'A customer subject to part 117 or 507' }).click();
  await aflatoxin.getByLabel(/^Name of the entity/).fill('Mill Inc.');
  await aflatoxin.getByLabel(/^How it is controlled/).fill('Sorted and tested in the mill');
  await aflatoxin.getByRole('button', { name: 'Add the sentence to the text: Aflatoxin' }).click();
  await expect(aflatoxin.getByLabel(/^How it is controlled/)).toHaveValue(
    'Sorted and tested in the mill\nNot processed to control Aflatoxin.',
  );
  await page.getByLabel(/^What you found about its procedures/).fill('Steam treatment as critical control point');
  await page.getByRole('checkbox', { name: 'Part 117: human food, preventive controls' }).check();
  await page.getByLabel(/^What you found about its compliance/).fill('No warning letter or import alert found');
  await page.getByLabel(/^Your food-safety history/).fill('First shipments, no finding');
  await expect(page.getByText('Screening is not in use')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Formula perf-1, line by line' })).toContainText('No receipts');
  await page.getByRole('radio', { name: 'Approve the supplier', exact: true }).click();
  await expect(conditions.getByText('Everything is answered.')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  expect(await findViolations(page, { shown: conditions, reach: async () => undefined })).toEqual({});
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign this supplier evaluation' });
  await expect(dialog.getByText('Controlled by: The foreign supplier').first()).toBeVisible();
  await dialog.getByLabel(/^Email/).fill(email);
  await dialog.getByLabel(/^Password/).fill(OWN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Evaluate again' })).toBeVisible();
  expect(await itemOf('EV-1')).toMatchObject({ state: 'satisfied', evidence: [{ signedBy: 'Mia Chen' }] });
  expect(await itemOf('AS-2')).toMatchObject({ state: 'missing' });

  await page.getByRole('button', { name: 'Approve the supplier' }).click();
  const decision = page.getByRole('dialog', { name: /^Decision on / });
  await decision.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const approval = page.getByRole('dialog', { name: 'Sign this supplier approval' });
  await approval.getByLabel(/^Password/).fill(OWN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Withdraw the approval…' })).toBeVisible();
  expect(await itemOf('AV-1')).toMatchObject({ state: 'satisfied' });

  await page.getByRole('button', { name: 'Back to the file' }).click();
  await expect(page.getByRole('article', { name: `FSVP file ${file.number}` })).toBeVisible();
  const { body: list } = await api.call('GET', `/api/fsvp-files/${file.id}/evaluations`);
  const [evaluation] = (list as { supplierEvaluations: SupplierEvaluation[] }).supplierEvaluations;
  expect(evaluation).toMatchObject({ state: 'signed', conclusion: 'approve', versionNumber: 1 });
  expect(evaluation!.allocations.map(({ controlledBy, entityName }) => [controlledBy, entityName])).toEqual([
    ['foreign_supplier', null],
    ['customer_pc', 'Mill Inc.'],
  ]);
  await context.close();
});
