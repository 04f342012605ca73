import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { intercept } from '../fixtures/faults.js';
import { unique } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/signed-in.js';

interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A list in the format of a German authority: semicolons, CRLF, Windows-1252 (where € is 0x80). */
function germanList(rows: string[][]): SentFile {
  const text = [['Betrieb', 'Ort', 'Land', 'Frequenz', 'Bemerkung'], ...rows]
    .map((cells) => `${cells.join(';')}\r\n`)
    .join('');
  return {
    name: 'Betriebe.csv',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from(text.replaceAll('€', '\x80'), 'latin1'),
  };
}

async function open(page: Page): Promise<Locator> {
  await page.goto('/suppliers');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  return page.getByRole('dialog', { name: 'Import Suppliers' });
}

const step = (dialog: Locator, name: string) =>
  expect(
    dialog.getByRole('list', { name: 'Steps of the import' }).getByRole('listitem').filter({ hasText: name }),
  ).toHaveAttribute('aria-current', 'step');
const lines = (dialog: Locator, table: string) => dialog.getByRole('table', { name: table }).getByRole('row');

test('a semicolon file in Windows-1252: columns are mapped by hand, errors corrected, the rest imported', async ({
  app,
  page,
  api,
}) => {
  const town = unique('Ulm');
  const known = await api.supplier({ name: unique('Mühle'), city: town, country: 'Deutschland' });
  const dairy = unique('Käserei Groß');
  const dialog = await open(page);

  await test.step('the file is read as it is', async () => {
    await step(dialog, 'File');
    await dialog.getByLabel('Choose a file').setInputFiles(
      germanList([
        [dairy, 'Nürnberg', 'Deutschland', '99', '"5 € je kg\r\nab Hof"'],
        ['', town, 'Deutschland', '3', ''],
      ]),
    );
    await step(dialog, 'Columns');
    await expect(dialog.getByRole('heading', { name: 'Match the columns' })).toBeFocused();
    await expect(dialog.getByRole('combobox', { name: 'Encoding' })).toHaveText('Western European (Windows-1252)');
    await expect(dialog.getByRole('combobox', { name: 'Separator' })).toHaveText('Semicolon');
    const columns = lines(dialog, 'Columns in the file');
    for (const text of [dairy, 'Nürnberg', '5 € je kg']) await expect(columns.filter({ hasText: text })).toHaveCount(1);
  });

  await test.step('the mapping of the headings is suggested; the rest is chosen', async () => {
    await expect(dialog.getByRole('combobox', { name: 'Import Ort as' })).toHaveText('City');
    await expect(dialog.getByRole('combobox', { name: 'Import Land as' })).toHaveText('Country (required)');
    const check = dialog.getByRole('button', { name: 'Check file' });
    await expect(check).toBeDisabled();
    await expect(dialog.getByText('Choose the column that holds the Supplier Name.')).toBeVisible();
    await app.choose(dialog, 'Import Bemerkung as', 'Country (required)');
    await app.choose(dialog, 'Import Betrieb as', 'Supplier Name (required)');
    await expect(dialog.getByText('Country is chosen for two columns. Keep one of them.')).toBeVisible();
    await app.choose(dialog, 'Import Bemerkung as', 'Notes');
    await app.choose(dialog, 'Import Frequenz as', 'Verification Frequency (months)');
    await check.click();
  });

  await test.step('the check lists each invalid cell; the import is disabled', async () => {
    await step(dialog, 'Check');
    await expect(dialog.getByText(/^Nothing can be imported yet\./)).toBeVisible();
    const errors = lines(dialog, 'Problems in the file');
    await expect(errors).toHaveCount(1 + 2);
    for (const text of ['Verification Frequency (months)', 'Enter a whole number from 1 to 60'])
      await expect(errors.nth(1)).toContainText(text);
    for (const text of ['Supplier Name', 'Name is required']) await expect(errors.nth(2)).toContainText(text);
    // The row before has a line break in a cell.
    await expect(errors.nth(2).getByRole('cell', { name: '4', exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  });

  await test.step('the corrected file keeps the mapping; duplicates are listed', async () => {
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Import Betrieb as' })).toHaveText('Supplier Name (required)');
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByLabel('Choose a file').setInputFiles(
      germanList([
        [dairy, 'Nürnberg', 'Deutschland', '9', '5 € je kg'],
        [known.name, town, 'Deutschland', '3', ''],
        [known.name, 'Neu-Ulm', 'Deutschland', '3', ''],
      ]),
    );
    await expect(dialog.getByRole('combobox', { name: 'Import Betrieb as' })).toHaveText('Supplier Name (required)');
    await expect(dialog.getByRole('combobox', { name: 'Import Frequenz as' })).toHaveText(
      'Verification Frequency (months)',
    );
    await dialog.getByRole('button', { name: 'Check file' }).click();
    await expect(dialog.getByText('The file can be imported.')).toBeVisible();
    const duplicates = lines(dialog, 'Likely duplicates');
    await expect(duplicates).toHaveCount(1 + 2);
    await expect(duplicates.getByRole('link', { name: known.name }).first()).toHaveAttribute(
      'href',
      `/suppliers?view=${known.id}`,
    );
    expect([await app.card('New'), await app.card('Skipped')]).toEqual([2, 1]);
    await dialog.getByRole('radio', { name: 'Create anyway' }).click();
    await expect(dialog.getByRole('button', { name: 'Import 3 suppliers' })).toBeEnabled();
    await dialog.getByRole('radio', { name: 'Skip' }).click();
  });

  await test.step('it is imported', async () => {
    await dialog.getByRole('button', { name: 'Import 2 suppliers' }).click();
    await step(dialog, 'Result');
    await expect(dialog.getByText('The import is finished.')).toBeVisible();
    expect([await app.card('Created'), await app.card('Updated'), await app.card('Skipped')]).toEqual([2, 0, 1]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('searchbox', { name: 'Search suppliers' }).fill(dairy);
    await page.getByRole('row', { name: dairy }).getByRole('button', { name: dairy }).first().click();
    for (const text of ['Nürnberg', 'Deutschland', '9 months', '5 € je kg'])
      await expect(app.dialog('Supplier Details')).toContainText(text);
    await api.registerForCleanUp(dairy);
    await api.registerForCleanUp(known.name);
  });
});

test('a workbook: the sheet is chosen, and a country is given for every row', async ({ app, page, api }) => {
  const firm = unique('Pesquera');
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Read me', rows: [['Nothing here']] },
      {
        name: 'Plants',
        rows: [
          ['Establishment', 'Risk', 'Approved on'],
          [firm, 'high', new Date('2024-03-05')],
          [`${firm} II`, '', null],
        ],
      },
    ],
  });
  const dialog = await open(page);
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'plants.xlsx', mimeType: '', buffer: Buffer.from(bytes) });
  await app.choose(dialog, 'Sheet', 'Plants');
  await expect(dialog.getByRole('combobox', { name: 'Import Establishment as' })).toHaveText(
    'Supplier Name (required)',
  );
  await expect(dialog.getByText('Choose the column that holds the Country, or enter one for every row.')).toBeVisible();
  await app.choose(dialog, 'Import Approved on as', 'Last Verification');
  await dialog.getByRole('region', { name: 'For every row' }).getByLabel('Country').fill('Argentina');
  await app.choose(dialog.getByRole('region', { name: 'For every row' }), 'Status', 'Approved');
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await dialog.getByRole('button', { name: 'Import 2 suppliers' }).click();
  await expect(dialog.getByText('The import is finished.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('searchbox', { name: 'Search suppliers' }).fill(firm);
  for (const text of ['Argentina', 'Approved', 'High Risk', 'Mar 5, 2024'])
    await expect(page.getByRole('row', { name: new RegExp(`${firm}(?! II)`) })).toContainText(text);
  for (const text of ['Argentina', 'Approved', 'Medium Risk', 'Never'])
    await expect(page.getByRole('row', { name: `${firm} II` })).toContainText(text);
  await api.registerForCleanUp(firm);
});

test('an unbalanced quote is reported with its line and can be read literally', async ({ app, page }) => {
  const firm = unique('Quoted');
  const dialog = await open(page);
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'quotes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,country\n${firm} 1,Peru\n"${firm} 2 "Sur,Peru\n${firm} 3,Peru\n`),
  });
  await app.choose(dialog, 'Quotes', 'Around cells');
  await expect(dialog.getByRole('alert')).toContainText('The row that begins on line 3 cannot be read');
  // The file is read as before, by the setting detected from the file itself.
  await expect(dialog.getByRole('combobox', { name: 'Quotes' })).toHaveText('Ordinary characters');
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Import 3 suppliers' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('an import whose response is lost is sent again and happens once', async ({ page, api }) => {
  const firm = unique('Once');
  const dialog = await open(page);
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'once.csv', mimeType: 'text/csv', buffer: Buffer.from(`name,country\n${firm},Peru\n`) });
  await dialog.getByRole('button', { name: 'Check file' }).click();
  let lost = 0;
  await intercept(page, { method: 'POST', path: '/api/suppliers/import?*' }, async (route) => {
    await route.fetch();
    if (lost++ > 0) return route.fallback();
    return route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Import 1 supplier' }).click();
  await expect(dialog.getByText('The import is finished.')).toBeVisible();
  expect(lost).toBeGreaterThan(1);
  expect(await api.registerForCleanUp(firm)).toBe(1);
});

test('a file of 64 MB is checked to its last row', async ({ api }) => {
  const rows = `${unique('Wide Foods')},Peru,${'x'.repeat(67_040)}\n`.repeat(1_000);
  const csv = `name,country,Remarks\n${rows},Peru,`.padEnd(64 * 1024 * 1024, 'x');
  const { status, body } = await api.import(csv, '?dryRun=true');
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      rows: 1_001,
      created: 1,
      skipped: 999,
      errors: [{ row: 1_002, path: 'name', message: 'Name is required' }],
      ignoredColumns: ['Remarks'],
    },
  });
});

test('the directory is exported as CSV and as a workbook', async ({ page, api }) => {
  const { id, name } = await api.supplier({ name: unique('=SUM(1)'), city: 'Ñuñoa' });
  await page.goto('/suppliers');
  const download = async (link: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const csv = await download('Export CSV');
  expect(csv.name).toMatch(/\.csv$/);
  const row = csv.bytes
    .toString('utf8')
    .split('\r\n')
    .find((line) => line.startsWith(id));
  expect(row).toContain(`'${name}`);
  expect(row).toContain('Ñuñoa');

  const workbook = await download('Export Excel');
  expect(workbook.name).toMatch(/\.xlsx$/);
  const [sheet] = (await readXlsx(workbook.bytes)).sheets;
  expect(sheet?.rows[0]?.slice(0, 3)).toEqual(['id', 'name', 'address']);
  expect(sheet?.rows.find(([cell]) => cell === id)?.join(' ')).toContain('Ñuñoa');
});
