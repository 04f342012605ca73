import type { Determination } from '@fsvp/contracts/program/determination';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { addAxe, findViolations } from '../fixtures/axe.js';
import { makeDocument } from '../fixtures/documents.js';
import { expectNoSidewaysScrolling, extremeName, NARROWEST } from '../fixtures/extreme-names.js';
import { intercept } from '../fixtures/faults.js';
import { pdf } from '../fixtures/files.js';
import { createFile, createFood, createImporter, mockReadiness } from '../fixtures/fsvp-files.js';
import { expect, test } from '../fixtures/signed-in.js';

test('a file is opened, its regime is determined, its evidence is chosen, and it is closed for good, without accessibility violations', async ({
  page,
  app,
  api,
}) => {
  const supplier = await api.supplier({ country: 'Viet Nam' });
  // Of two importers none is chosen in advance.
  const [record, , food] = await Promise.all([createImporter(api), createImporter(api), createFood(api)]);
  const { title } = await makeDocument(page, api, pdf('letter.pdf', ['One page']), { supplierId: supplier.id });
  const check = async (shown: Parameters<typeof findViolations>[1]['shown']) => {
    expect(await findViolations(page, { shown, reach: async () => undefined })).toEqual({});
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  await addAxe(page);
  await page.goto('/');
  await app.go('FSVP Files');
  await page.getByRole('button', { name: 'Open an FSVP File' }).first().click();
  const form = app.dialog('Open an FSVP File');
  const pick = async (label: RegExp, name: string) => {
    await form.getByRole('combobox', { name: label }).fill(name);
    await page.getByRole('option', { name }).click();
  };
  await pick(/^Importer/, record.legalName);
  await pick(/^Supplier/, supplier.name);
  await pick(/^Food/, food.name);
  await expect(form.getByText('This supplier has no products yet.')).toBeVisible();
  await check(form);
  await form.getByRole('button', { name: 'Open File' }).click();

  const details = page.getByRole('article', { name: /^FSVP file F-\d{6}$/ });
  await expect(details.getByText('Not determined.')).toBeVisible();
  await details.getByRole('button', { name: 'Determine the regime', exact: true }).click();
  const question = app.dialog('Determine the Regime');
  const exempt = question.getByRole('radio', { name: /^FSVP does not apply/ });
  await expect(exempt).toBeDisabled();
  await question.getByRole('checkbox', { name: /^The food is subject to 21 CFR part 120/ }).check();
  await question.getByRole('checkbox', { name: 'The supplier is in compliance with that part' }).check();
  await expect(exempt).toBeChecked();
  await expect(question.getByText('21 CFR 1.501(b)(1), entry code FSX')).toBeVisible();
  await check(question);
  await question.getByRole('button', { name: 'Save Draft' }).click();
  await app.toast('Version 1 of the determination is a draft');
  await expect(details.getByText('Not signed.')).toBeVisible();
  const requirement = details.getByRole('button', { name: /^Applicability determined/ });
  await expect(requirement).toContainText('Prepared, but not signed');
  await requirement.press('Enter');
  await expect(requirement).toHaveAttribute('aria-expanded', 'true');
  await expect(details.getByText('Before the first import', { exact: true })).toBeVisible();
  await check(details);

  await details.getByRole('button', { name: 'Choose evidence… (APP-1)' }).click();
  const choice = app.dialog('Choose Evidence');
  await choice.getByRole('checkbox', { name: title }).check();
  await choice.getByRole('textbox', { name: `Note on ${title}` }).fill('Page 1');
  await check(choice);
  await choice.getByRole('button', { name: 'Save' }).click();
  await app.toast('Evidence chosen');
  await expect(details.getByText('Note: Page 1')).toBeVisible();
  for (const [tab, shown] of [
    ['Timeline', 'File opened'],
    ['Documents', 'For APP-1'],
  ] as const) {
    await details.getByRole('tab', { name: tab }).click();
    await expect(details.getByText(shown)).toBeVisible();
  }

  // The list keeps what was searched before the file was opened.
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search FSVP files' }).fill(food.name);
  const row = page.getByRole('row', { name: new RegExp(food.name) });
  await expect(row.getByText('Not ready')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Not ready 1' })).toBeVisible();
  await row.getByRole('button').click();
  await details.getByRole('button', { name: 'Back to the list' }).click();
  await expect(row.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(requirement).toBeVisible();

  // The list of FSVP Compliance counts it, says what its regime asks for, and leads to it.
  await page.goto(`/fsvp-compliance?search=${encodeURIComponent(supplier.name)}`);
  const supplierRow = page.getByRole('row', { name: supplier.name });
  await expect(supplierRow.getByText(/^Regime not determined: .+, §1\.502$/)).toBeVisible();
  await supplierRow.getByRole('link', { name: 'Files: 0 ready, 1 not' }).click();
  await expect(page).toHaveURL(new RegExp(`/fsvp-files\\?supplierId=${supplier.id}`));
  await row.getByRole('button').click();
  await expect(requirement).toBeVisible();

  const find = async () => (await api.call('GET', `/api/fsvp-files?foodId=${food.id}`)).body.fsvpFiles as FsvpFile[];
  const [file] = await find();
  const { determinations } = (await api.call('GET', `/api/fsvp-files/${file!.id}/determinations`)).body;
  expect((determinations as Determination[]).map((one) => [one.state, one.chosenRegime, one.entryCode])).toEqual([
    ['draft', 'exempt', 'FSX'],
  ]);
  expect(file!.circumstances.confirmed).toEqual(['subject_to_120_or_123', 'supplier_in_compliance']);

  await details.getByRole('button', { name: 'Close file…' }).click();
  const closing = app.dialog(`Close ${file!.number}`);
  await closing.getByLabel(/^Reason/).fill('We buy elsewhere');
  await closing.getByRole('button', { name: 'Close for Good' }).click();
  await app.toast(`${file!.number} is closed`);
  await expect(details.getByText('We buy elsewhere')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  expect((await find()).map(({ lifecycle }) => lifecycle)).toEqual(['closed']);
});

test('a file of long names fits on 320 px, and its requirements are open on paper', async ({ page, api }) => {
  const { id } = await createFile(api);
  const [supplierName, foodName] = [extremeName('unbroken Latin'), extremeName('unbroken Latin')];
  await intercept(page, { method: 'GET', path: `/api/fsvp-files/${id}` }, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: {
        ...(await response.json()),
        supplierName,
        foodName,
        importerName: supplierName,
        productNames: [foodName],
      },
    });
  });
  await mockReadiness(page);
  await page.setViewportSize(NARROWEST);
  await page.goto(hrefs.fsvpFile(id));
  const analysis = page.getByRole('button', { name: /^Hazard analysis/ });
  await analysis.click();
  await expect(page.getByText('Version 2 · signed by Dana Reyes')).toBeVisible();
  await expectNoSidewaysScrolling(page, 'the file');
  await analysis.click();

  await page.setViewportSize({ width: 725, height: 950 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText('Version 2 · signed by Dana Reyes').first()).toBeVisible();
  await expect(page.getByText('Made under part 113')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Edit|Close|Back|Start)/ })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(725);
});

test('the page of a file waits for its own files, says when they cannot be loaded, and Retry shows it', async ({
  page,
  api,
}) => {
  const { id, number } = await createFile(api);
  const files = /\/static\/file\.[^/]*\.js$/;
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(files, async (route) => {
    await opened;
    await route.abort();
  });
  const asked = page.waitForRequest(files);
  // The page's load may wait for the file.
  await page.goto(hrefs.fsvpFile(id), { waitUntil: 'commit' });
  await asked;
  const file = page.getByRole('article', { name: `FSVP file ${number}` });
  await expect(file.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  open();
  await expect(page.getByText('The FSVP program module could not show this screen')).toBeVisible();
  await expect(page.getByText('Its files could not be loaded. The other modules still work.')).toBeVisible();
  await page.unroute(files);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(file.getByRole('button', { name: /^Applicability determined/ })).toBeVisible();
});

test('the portfolio is used by keyboard, and its export is in Reports', async ({ page, api }) => {
  const file = await createFile(api);
  await addAxe(page);
  await page.goto(`/fsvp-files?tab=portfolio&importer=${file.importerId}`);
  const place = page.getByRole('link', { name: new RegExp(`^${file.supplierName}, ${file.foodName}: Not ready`) });
  await expect(place).toBeVisible();
  // Narrow screens have cards in place of the grid.
  const shown = page.getByRole('region', { name: 'Suppliers by foods' }).getByText(file.foodName).first();
  expect(await findViolations(page, { shown, reach: async () => undefined })).toEqual({});
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'XLSX' }).click();
  expect((await download).suggestedFilename()).toMatch(/^fsvp-readiness-report-.*\.xlsx$/);

  await place.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+End');
  await expect(place).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(hrefs.fsvpFile(file.id));
  await page.goto('/reports');
  await expect(page.getByRole('list', { name: 'Recent Reports' })).toContainText(
    /FSVP ReadinessAs of .* · one importer/,
  );
});

test('files start from the products of a supplier, for one and for all suppliers, and are undone', async ({
  page,
  app,
  api,
}) => {
  const [supplier, other] = await Promise.all([api.supplier(), api.supplier()]);
  const record = await createImporter(api);
  const productName = `Squid ${supplier.id.slice(-8)}`;
  for (const { id } of [supplier, other]) await api.product(id, { productName, productCategory: productName });
  const question = { importerId: record.id, supplierIds: [supplier.id, other.id] };
  await expect.poll(async () => (await api.call('POST', '/api/fsvp-files/proposals', question)).body.total).toBe(2);
  const pick = async (name: string, label: RegExp, option: string) => {
    await app.dialog(name).getByRole('combobox', { name: label }).first().fill(option);
    await page.getByRole('option', { name: option }).click();
  };
  await addAxe(page);
  await page.goto(`/fsvp-files?start=${supplier.id}`);
  const start = app.dialog('Start an FSVP File');
  await pick('Start an FSVP File', /^Importer/, record.legalName);
  await expect(start.getByText(`Category ${productName}`)).toBeVisible();
  await pick('Start an FSVP File', /^Industry/, '16');
  expect(await findViolations(page, { shown: start, reach: async () => undefined })).toEqual({});
  await start.getByRole('button', { name: 'Open 1 file' }).click();
  await expect(start.getByText('1 of 1 done.')).toBeVisible();
  await start.getByRole('button', { name: 'Done' }).click();

  await page.goto('/fsvp-files?wizard=1');
  const wizard = app.dialog('Propose FSVP Files');
  await pick('Propose FSVP Files', /^Importer/, record.legalName);
  const all = wizard.getByRole('checkbox', { name: /^All that are listed/ });
  await all.check();
  await all.uncheck();
  await wizard.getByRole('searchbox').fill(productName);
  await expect(wizard.getByText('1 file of 1 supplier')).toBeVisible();
  await expect(wizard.getByText('Existing food')).toBeVisible();
  await all.check();
  await wizard.getByRole('button', { name: 'Open 1 file' }).click();
  await expect(wizard.getByText('1 of 1 done.')).toBeVisible();
  await wizard.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(wizard.getByText(/^1 undone\. Closed files are kept as evidence/)).toBeVisible();
});
