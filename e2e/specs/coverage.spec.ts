import { addAxe, findViolations } from '../fixtures/axe.js';
import { expectNoSidewaysScrolling } from '../fixtures/extreme-names.js';
import { createImporter } from '../fixtures/fsvp-files.js';
import { expect, test } from '../fixtures/signed-in.js';
import { Keyboard } from '../pages/keyboard.js';

const HEADING = 'ENTRY NO;LINE;PC;QUAL;ARRIVAL;FSVP IMPORTER;FSVP DUNS;MFR NAME;GOODS';

test("a broker's report shows what was imported without a file, and its lines move into the file that is opened", async ({
  page,
  app,
  api,
}) => {
  const supplier = await api.supplier({ country: 'Viet Nam' });
  // Of two importers none is chosen in advance.
  const [importer] = await Promise.all([createImporter(api), createImporter(api)]);
  // Letters that no other test uses, so that no food has this product code.
  const group = String(10 + (Date.now() % 90)).padStart(2, '0');
  const code = `05QZ-${group}`;
  const entry = `CVR-${String(Date.now()).slice(-7)}-1`;
  const row = (line: number, maker: string, productCode: string) =>
    `${entry};${line};${productCode};FSV;03/05/2026;${importer.legalName};${importer.duns};${maker};SEAWEED SNACK ${group}`;
  const report = (...more: string[]) => ({
    name: 'march.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Entries of March',
        HEADING,
        row(1, supplier.name.toUpperCase(), code),
        row(2, supplier.name.toUpperCase(), code),
        row(3, `${supplier.name} Trading`, code),
        row(4, 'x', ''),
        ...more,
      ].join('\r\n'),
    ),
  });
  const source = `Broker ${group} ${Date.now()}`;
  const dialog = app.dialog('Import a Report');
  const begin = async () => {
    await page.getByRole('button', { name: 'Import a Report' }).click();
    const of = dialog.getByRole('combobox', { name: /^Importer/ });
    await of.fill(importer.legalName);
    await page.getByRole('option', { name: importer.legalName }).click();
    await dialog.getByRole('combobox', { name: /^Source/ }).fill(source);
  };
  const choose = async (name: string | RegExp, option: string | RegExp) => {
    await dialog.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option }).click();
  };

  await addAxe(page);
  await page.goto(`/fsvp-files?importer=${importer.id}`);
  await page.getByRole('tab', { name: 'Imported without a file' }).click();
  await expect(page.getByText('No lines without a file found')).toBeVisible();
  await begin();
  await dialog.getByLabel(/CSV file or Excel workbook/).setInputFiles(report());
  await expect(dialog.getByText('Choose the columns of: FDA product code, Entry code.')).toBeVisible();
  await choose('Import PC as', /^FDA product code/);
  await choose('Import QUAL as', /^Entry code/);
  await choose('Import GOODS as', /^Product description/);
  await choose(/^Days are written as/, /^Month, day, year/);
  expect(await findViolations(page, { shown: dialog, reach: async () => undefined })).toEqual({});
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText(/^3 of 4 rows will be recorded\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await app.toast('3 entry lines recorded');

  const list = page.getByRole('list', { name: 'Lines without a file' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('Unknown manufacturer')).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page, `lines without a file at ${width} px`);
  }
  expect(await findViolations(page, { shown: list, reach: async () => undefined })).toEqual({});
  await page.setViewportSize({ width: 1280, height: 900 });

  // By keyboard alone.
  const keyboard = new Keyboard(page);
  const openFile = list.getByRole('button', { name: /^Open file…/ });
  await keyboard.tabTo(openFile);
  await page.keyboard.press('Enter');
  const form = app.dialog('Open an FSVP File');
  await expect(form.getByRole('textbox', { name: /^Name of the new food/ })).toHaveValue(`SEAWEED SNACK ${group}`);
  await form.getByRole('textbox', { name: /^Name of the new food/ }).fill(`Seaweed ${group} ${entry}`);
  await page.keyboard.press('Enter');
  await app.message('Success', /^F-\d{6} opened, 2 entry lines moved$/);
  await expect(list.getByRole('listitem')).toHaveCount(1);

  // The unknown manufacturer is the same supplier.
  await list.getByRole('button', { name: /^Choose supplier…/ }).click();
  const chooser = app.dialog('Choose the Supplier');
  await chooser.getByRole('combobox', { name: /^Supplier/ }).fill(supplier.name);
  await page.getByRole('option', { name: supplier.name }).click();
  await chooser.getByRole('button', { name: 'Choose Supplier' }).click();
  await list.getByRole('button', { name: /^Move into F-\d{6}: 1 entry line/ }).click();
  await app.message('Success', /^1 entry line moved into F-\d{6}$/);
  await expect(page.getByText('No lines without a file found')).toBeVisible();

  // The same report again, as the source wrote it last, with one line that nobody knows.
  await begin();
  await dialog
    .getByLabel(/CSV file or Excel workbook/)
    .setInputFiles(report(row(5, `Nobody ${group}`, code).replace('05QZ', '05QY')));
  await expect(dialog.getByText(`Columns as in the last report of ${source}.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText(/^1 of 5 rows will be recorded\. 3 are already recorded\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await app.toast('1 entry line recorded');
  await page.getByRole('radio', { name: 'Unknown 1' }).click();
  await page.getByRole('button', { name: `Not ours…: Line 5 of entry ${entry}` }).click();
  const reason = app.dialog(`Line 5 of entry ${entry} is not ours`);
  await reason.getByRole('textbox', { name: /^Reason/ }).fill('We never bought from them');
  await reason.getByRole('button', { name: 'Mark as Not Ours' }).click();
  await app.toast('Entry line marked as not ours');
  await page.getByRole('radio', { name: 'Not ours 1' }).click();
  await expect(page.getByText('Reason: We never bought from them')).toBeVisible();
});
