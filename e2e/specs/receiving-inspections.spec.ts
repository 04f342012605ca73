import type { Locator } from '@playwright/test';
import { unansweredChecklist } from '@fsvp/contracts/quality/receiving-inspection';
import { fail, hold } from '../fixtures/faults.js';
import { ABSENT, inBatches, shownDay, unique } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/signed-in.js';
import { InspectionForm } from '../pages/inspection-form.js';
import { SupplierPicker } from '../pages/supplier-picker.js';

const list = { method: 'GET', path: '/api/receiving-inspections?*' } as const;
const EMPTY = 'No receiving inspections found. Create your first inspection to get started.';
const QUESTIONS = [
  'Is packaging intact and undamaged?',
  'Are products free from visible contamination?',
  'Is product labeling accurate and complete?',
  'Is overall product quality acceptable?',
];

/** Red, green and blue of a text's color, whatever notation its style uses. */
function colorOf(text: Locator): Promise<{ red: number; green: number; blue: number }> {
  return text.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return { red, green, blue };
  });
}

test('the table shows what was received; Total comes from the server, the other cards count the list on screen', async ({
  app,
  page,
  api,
}) => {
  const { id, name } = await api.supplier();
  await api.inspection(id, { productName: 'Cold squid', lotNumber: 'L-0041', actualTemp: '41' });
  await api.inspection(id, {
    productName: 'Warm squid',
    actualTemp: '41.5',
    tempCompliant: false,
    status: 'failed',
  });
  await api.inspection(id, { productName: 'Dry squid', status: 'conditional' });
  await api.inspection(id, {
    productName: 'Chilled squid',
    actualTemp: 3,
    tempUnit: 'C',
    requiredTempMin: 0,
    requiredTempMax: 5,
  });
  await page.goto(`/receiving-inspections?supplier=${id}`);
  await expect(
    page.getByText('Track product receiving inspections with temperature checks and quality assessments'),
  ).toBeVisible();
  for (const heading of ['Product', 'Supplier', 'Received Date', 'Temperature', 'Status', 'Actions'])
    await expect(page.getByRole('columnheader', { name: heading })).toBeVisible();
  const row = (product: string) => page.getByRole('row', { name: product });

  for (const text of ['Lot: L-0041', name, shownDay(0), '41°F', 'Required: 0-41°F', 'Passed'])
    await expect(row('Cold squid')).toContainText(text);
  for (const text of ['41.5°F', 'Required: 0-41°F', 'Failed']) await expect(row('Warm squid')).toContainText(text);
  await expect(row('Dry squid')).toContainText('—');
  await expect(row('Dry squid')).toContainText('Conditional');
  for (const text of ['3°C', 'Required: 0-5°C']) await expect(row('Chilled squid')).toContainText(text);
  const [within, outside] = [
    await colorOf(row('Cold squid').getByText(/^41°F/)),
    await colorOf(row('Warm squid').getByText(/^41.5°F/)),
  ];
  expect(within.green).toBeGreaterThan(within.red);
  expect(outside.red).toBeGreaterThan(outside.green);

  await app.expectCards({ 'Total Inspections': 4, Passed: 2, Failed: 1, 'Temperature Issues': 1 });
  await app.choose(page, 'Status', 'Failed');
  await expect(page.getByRole('row')).toHaveCount(1 + 1);
  await app.expectCards({ 'Total Inspections': 1, Passed: 0, Failed: 1, 'Temperature Issues': 1 });
});

test('a lot number of a hundred characters does not overflow the screen', async ({ page, api }) => {
  const { id } = await api.supplier();
  const { lotNumber } = await api.inspection(id, { productName: 'X'.repeat(120), lotNumber: 'L'.repeat(100) });
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/receiving-inspections?supplier=${id}`);
    await expect(page.getByText(`Lot: ${lotNumber}`)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('searches by product or lot, filters, sorts, and keeps this in the URL', async ({ app, page, api }) => {
  const mark = unique('Mark');
  const [first, second] = [await api.supplier(), await api.supplier()];
  await api.inspection(first.id, {
    productName: `${mark} hake`,
    actualTemp: 50,
    tempCompliant: false,
    status: 'failed',
  });
  await api.inspection(second.id, { productName: 'Anchovy', lotNumber: mark });
  await api.inspection(second.id, { productName: 'Of no concern' });
  await page.goto('/receiving-inspections');
  const products = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const search = page.getByPlaceholder('Search by product or lot number...');
  await search.fill(mark.toLowerCase());
  await expect(products).toContainText(['Anchovy', `${mark} hake`]);
  await page.getByRole('columnheader', { name: 'Product' }).getByRole('button').click();
  await page.getByRole('columnheader', { name: 'Product' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=productName&order=desc/);
  await expect(products).toContainText([`${mark} hake`, 'Anchovy']);

  expect(await app.choices(page, 'Status')).toEqual(['All Status', 'Passed', 'Failed', 'Conditional']);
  await new SupplierPicker(page, page.getByRole('main')).pick(second.name);
  await expect(products).toContainText(['Anchovy']);
  await app.choose(page, 'Status', 'Failed');
  await expect(page.getByText(EMPTY)).toBeVisible();
  await page.goBack();
  await expect(products).toContainText(['Anchovy']);
  await page.reload();
  await expect(products).toContainText(['Anchovy']);
  await expect(search).toHaveValue(mark.toLowerCase());
  await page.goBack();
  await expect(products).toContainText([`${mark} hake`, 'Anchovy']);
});

test('two quick clicks on a heading reverse the sort order', async ({ page, api }) => {
  const { id } = await api.supplier();
  await api.inspection(id);
  await page.goto(`/receiving-inspections?supplier=${id}`);
  await expect(page.getByRole('row')).toHaveCount(1 + 1);
  const machine = await page.context().newCDPSession(page);
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.getByRole('columnheader', { name: 'Product' }).getByRole('button').dblclick();
  await expect(page).toHaveURL(/sort=productName&order=desc/);
});

test('more than fifty are paged', async ({ app, page, api }) => {
  const { id } = await api.supplier();
  await api.inspection(id, { productName: 'Carton 0' });
  await inBatches(50, (position) => api.inspection(id, { productName: `Carton ${position}` }));
  await page.goto(`/receiving-inspections?supplier=${id}`);
  const pages = page.getByRole('navigation', { name: 'Pages of inspections' });
  await expect(page.getByRole('row')).toHaveCount(1 + 50);
  await app.expectCards({ 'Total Inspections': 51, Passed: 50 });
  await pages.getByRole('button', { name: 'Last page' }).click();
  await expect(page.getByRole('row', { name: 'Carton 0' })).toBeVisible();
  await expect(page).toHaveURL(/offset=50/);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(1 + 1);
  await pages.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.getByRole('row')).toHaveCount(1 + 50);
});

test('the verdict follows answers and temperature, message by message', async ({ app, page }) => {
  const form = new InspectionForm(page, app.dialog('Create Receiving Inspection'));
  await page.goto('/receiving-inspections');
  await form.open();

  await test.step('four unanswered questions, and no result yet', async () => {
    await expect(form.questions).toHaveCount(4);
    for (const question of QUESTIONS)
      await expect(
        form.dialog.getByRole('radiogroup', { name: question, exact: true }).getByRole('radio', { checked: false }),
      ).toHaveText(['Pass', 'Fail']);
    await expect(form.verdict).toHaveText('Answer the checks to see the result');
    await expect(form.dialog.getByRole('textbox', { name: 'Received Date' })).toHaveValue(
      /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/,
    );
    await expect(form.temperature).toHaveAttribute('step', '1');
    await expect(form.temperature).toHaveValue('');
  });

  await test.step('a failed check fails it', async () => {
    await form.answer(QUESTIONS[2]!, 'Fail');
    await expect(form.verdict).toHaveText('Inspection failed - quality check failed3 checks are unanswered');
    await form.answer(QUESTIONS[0]!, 'Fail');
    await expect(form.dialog.getByText(`${QUESTIONS[0]}; ${QUESTIONS[2]}`)).toBeVisible();
    for (const question of QUESTIONS) await form.answer(question, 'Pass');
    await expect(form.verdict).toHaveText('All checks passed - shipment accepted');
  });

  await test.step('a temperature complies from 0 to 41 °F, both included', async () => {
    for (const [entry, complies] of [
      ['41', true],
      ['42', false],
      ['0', true],
      ['-1', false],
      ['41.1', false],
      ['20', true],
    ] as const) {
      await form.temperature.fill(entry);
      await expect(form.verdict, entry).toHaveText(
        complies ? 'All checks passed - shipment accepted' : 'Inspection failed - temperature out of range',
      );
    }
  });

  await test.step('an invalid or empty temperature does not change the verdict', async () => {
    await form.temperature.fill('55');
    await form.temperature.fill('');
    await expect(form.verdict).toHaveText('Inspection failed - temperature out of range');
    await form.temperature.pressSequentially('-');
    await expect(form.verdict).toHaveText('Inspection failed - temperature out of range');
    await form.temperature.fill('38');
    await form.temperature.pressSequentially('e');
    await expect(form.verdict).toHaveText('All checks passed - shipment accepted');
    for (const text of ['30,5', '30–35', '３０']) {
      await form.temperature.fill(text);
      await expect(form.temperature).toHaveValue(text);
      await expect(form.verdict).toHaveText('All checks passed - shipment accepted');
    }
    await form.temperature.fill('\u221218');
    await expect(form.temperature).toHaveValue('\u221218');
    await expect(form.verdict).toHaveText('Inspection failed - temperature out of range');
    await form.temperature.fill('38');
    await form.temperature.fill('');
    await expect(form.verdict).toHaveText('All checks passed - shipment accepted');
  });

  await test.step('the temperature is named first when both fail', async () => {
    await form.temperature.fill('55');
    await form.answer(QUESTIONS[1]!, 'Fail');
    await expect(form.verdict).toHaveText('Inspection failed - temperature out of range');
    await expect(form.dialog.getByText(`Temperature out of range; ${QUESTIONS[1]}`)).toBeVisible();
  });
});

test('a shipment is accepted, corrected and deleted', async ({ app, page, api }) => {
  const { id, name } = await api.supplier();
  const form = new InspectionForm(page, app.dialog('Create Receiving Inspection'));
  const row = page.getByRole('row', { name: 'Mahi-mahi fillets' });
  await page.goto(`/receiving-inspections?supplier=${id}`);
  await form.open();

  await test.step('missing fields are reported', async () => {
    await form.dialog.getByRole('textbox', { name: 'Received Date' }).fill('');
    await form.complete();
    for (const complaint of ['Supplier is required', 'Product name is required', 'Received date is required'])
      await expect(form.dialog.getByText(complaint)).toBeVisible();
    await form.identify(name, 'Mahi-mahi fillets');
    await expect(form.dialog.getByText('Product name is required')).toBeHidden();
    await form.dialog.getByRole('textbox', { name: 'Received Date' }).fill(shownDay(1));
    await expect(form.dialog.getByText("Received date can't be in the future")).toBeVisible();
    await form.dialog.getByRole('textbox', { name: 'Received Date' }).fill(shownDay(-1));
  });

  await test.step('it is recorded', async () => {
    await form.dialog.getByLabel('Lot Number').fill('M-77');
    await form.temperature.fill('38');
    await form.dialog.getByLabel('Quantity').fill('1200');
    await form.dialog.getByLabel('Unit').fill('cases');
    await form.answer(QUESTIONS[0]!, 'Pass');
    await expect(form.verdict).toHaveText('All checks passed - shipment accepted3 checks are unanswered');
    await form.dialog.getByLabel('Notes').fill('Logger read at the gate');
    await form.complete();
    await form.confirmation(3).getByRole('button', { name: 'Complete' }).click();
    await app.message('Success', 'Receiving inspection completed successfully');
    await expect(form.dialog).toBeHidden();
    for (const text of ['Lot: M-77', name, shownDay(-1), '38°F', 'Passed']) await expect(row).toContainText(text);
    await expect(page.getByRole('link', { name: 'Create corrective action' })).toHaveCount(0);
  });

  await test.step('Edit shows the recorded values and saves changes', async () => {
    await row.getByRole('button', { name: /^Edit/ }).click();
    const edit = new InspectionForm(page, app.dialog('Edit Receiving Inspection'));
    await expect(edit.temperature).toHaveValue('38');
    await expect(edit.dialog.getByLabel('Quantity')).toHaveValue('1200');
    await expect(edit.dialog.getByLabel('Unit')).toHaveValue('cases');
    await expect(edit.verdict).toHaveText('All checks passed - shipment accepted3 checks are unanswered');
    await edit.dialog.getByLabel('Lot Number').fill('M-78');
    await edit.answer(QUESTIONS[3]!, 'Fail');
    await edit.dialog.getByRole('button', { name: 'Update Inspection' }).click();
    await app.message('Success', 'Receiving inspection updated successfully');
    for (const text of ['Lot: M-78', 'Failed']) await expect(row).toContainText(text);
    const { body } = await api.call('GET', `/api/receiving-inspections?supplierId=${id}`);
    expect(body).toMatchObject({
      total: 1,
      next: null,
      inspections: [
        { status: 'failed', lotNumber: 'M-78', failureReasons: QUESTIONS[3], quantity: 1200, actualTemp: 38 },
      ],
    });
  });

  await test.step('Delete asks for confirmation', async () => {
    const question = app.question('Delete receiving inspection');
    await row.getByRole('button', { name: /^Delete/ }).click();
    await expect(question).toContainText('Are you sure you want to delete this inspection?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: /^Delete/ }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await app.message('Success', 'Receiving inspection deleted successfully');
    await expect(page.getByText(EMPTY)).toBeVisible();
  });
});

test('a failed shipment leads to its corrective action, filled in and linked', async ({ app, page, api }) => {
  const { id, name } = await api.supplier();
  const form = new InspectionForm(page, app.dialog('Create Receiving Inspection'));
  await page.goto(`/receiving-inspections?supplier=${id}`);
  await form.open();
  await form.identify(name, 'Frozen squid');
  await form.dialog.getByLabel('Lot Number').fill('L-0815');
  await form.temperature.fill('55');
  await form.passAll();
  await form.answer(QUESTIONS[1]!, 'Fail');
  await form.complete();
  await app.message('Success', 'Receiving inspection failed and completed successfully');
  const reasons = `Temperature out of range; ${QUESTIONS[1]}`;
  const notice = page.getByRole('region', { name: 'Inspection failed: Frozen squid, lot L-0815' });
  await expect(notice).toContainText(reasons);
  await notice.getByRole('link', { name: 'Create corrective action' }).click();

  const action = app.dialog('New Corrective Action');
  await expect(action.getByRole('combobox', { name: 'Supplier' })).toHaveValue(name);
  await expect(action.getByLabel('Title')).toHaveValue('Failed receiving inspection: Frozen squid');
  await expect(action.getByLabel('Description')).toHaveValue(
    new RegExp(
      `^Receiving inspection of Frozen squid \\(lot L-0815\\) on .* failed\\.\\n${reasons.replaceAll('?', '\\?')}$`,
    ),
  );
  await expect(action.getByRole('combobox', { name: 'Receiving Inspection' })).toHaveText(
    /^Frozen squid, lot L-0815, /,
  );
  await action.getByRole('textbox', { name: 'Corrective Action' }).fill('Reject the lot');
  await action.getByRole('button', { name: 'Create Corrective Action' }).click();
  await app.message('Success', 'Corrective action created successfully');

  await page.goto(`/corrective-actions?supplier=${id}`);
  await page.getByRole('button', { name: /^View Details/ }).click();
  await app
    .dialog('Failed receiving inspection: Frozen squid')
    .getByRole('link', { name: /^Frozen squid, lot L-0815/ })
    .click();
  const inspection = app.dialog('Receiving Inspection Details');
  await expect(inspection.getByText('Failure Reasons').locator('..')).toContainText(reasons);
  await expect(inspection.getByRole('link', { name: 'Create corrective action' })).toHaveAttribute(
    'href',
    /^\/corrective-actions\?new=1&/,
  );
});

test('a status set by an inspector stays until the facts change', async ({ app, page, api }) => {
  const { id } = await api.supplier();
  const { id: inspection, productName } = await api.inspection(id, {
    status: 'conditional',
    failureReasons: 'Accepted for reprocessing',
    inspectionQuestions: JSON.stringify(unansweredChecklist()),
  });
  await page.goto(`/receiving-inspections?supplier=${id}`);
  await page.getByRole('button', { name: `Edit ${productName}` }).click();
  const form = new InspectionForm(page, app.dialog('Edit Receiving Inspection'));
  await expect(form.verdict).toContainText('Recorded as Conditional');
  await form.dialog.getByLabel('Notes').fill('Reprocessed on Friday');
  await form.dialog.getByRole('button', { name: 'Update Inspection' }).click();
  await app.message('Success', 'Receiving inspection updated successfully');
  expect((await api.call('GET', `/api/receiving-inspections/${inspection}`)).body).toMatchObject({
    status: 'conditional',
    notes: 'Reprocessed on Friday',
    failureReasons: 'Accepted for reprocessing',
  });
});

test('loading shows five placeholder rows; a failure offers Retry and is never shown as an empty list', async ({
  app,
  page,
  api,
}) => {
  const { id } = await api.supplier();
  const { productName } = await api.inspection(id);
  const table = page.getByRole('table', { name: 'Receiving inspections' });
  const release = await hold(page, list);
  await page.goto(`/receiving-inspections?supplier=${id}`);
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expect(table.getByRole('row')).toHaveCount(1 + 5);
  release();
  await expect(table.getByRole('row', { name: productName })).toBeVisible();

  const recover = await fail(page, list);
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'The receiving inspections could not be loaded' });
  await expect(alert).toContainText('The service is not available. Try again in a moment.');
  await expect(page.getByText(EMPTY)).toBeHidden();
  await recover();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(table.getByRole('row', { name: productName })).toBeVisible();

  await page.goto(`/receiving-inspections?view=${ABSENT}`);
  await expect(app.dialog('Receiving Inspection Details').getByRole('alert')).toContainText(
    'The inspection could not be loaded',
  );
});
