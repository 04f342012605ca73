import type { Determination } from '@fsvp/contracts/determination';
import type { FsvpFile } from '@fsvp/contracts/fsvp-file';
import { PLAIN_FACTS, type Food } from '@fsvp/contracts/food';
import type { Importer as ImporterRecord } from '@fsvp/contracts/importer';
import { addAxe, findViolations } from '../fixtures/axe.js';
import { unique } from '../fixtures/importer.js';
import { expect, test } from '../fixtures/signed-in.js';

/** Nine digits that no other test uses. */
const newDuns = () => String(Math.floor(100_000_000 + Math.random() * 899_999_999));

test('a file is opened, its regime is determined, and it is closed for good, without accessibility violations', async ({
  page,
  app,
  importer,
}) => {
  const supplier = await importer.supplier({ country: 'Viet Nam' });
  const createImporter = () =>
    importer.create<ImporterRecord>('/api/importers', {
      legalName: unique('Harbor Imports'),
      duns: newDuns(),
      email: 'fsvp@harbor.test',
      timeZone: 'America/New_York',
      role: 'us_owner_or_consignee',
    });
  // Of two importers none is chosen in advance.
  const [record, , food] = await Promise.all([
    createImporter(),
    createImporter(),
    importer.create<Food>('/api/foods', {
      name: unique('Frozen shrimp'),
      foodClass: 'human',
      industryCode: '16',
      productCodes: [],
      facts: { ...PLAIN_FACTS, commodity: 'fish' },
    }),
  ]);
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
  await expect(question.getByText('21 CFR 1.501(b)(1), code at entry FSX')).toBeVisible();
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
  for (const [tab, shown] of [
    ['Timeline', 'File opened'],
    ['Documents', 'The supplier has no documents.'],
  ] as const) {
    await details.getByRole('tab', { name: tab }).click();
    await expect(details.getByText(shown)).toBeVisible();
    await check(details);
  }

  // The list keeps what was searched before the file was opened.
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search FSVP files' }).fill(food.name);
  const row = page.getByRole('row', { name: new RegExp(food.name) });
  await expect(row.getByText('Not ready')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Not ready 1' })).toBeVisible();
  await check(row);
  await row.getByRole('button').click();
  await details.getByRole('button', { name: 'Back to the list' }).click();
  await expect(row.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(requirement).toBeVisible();

  const find = async () =>
    (await importer.call('GET', `/api/fsvp-files?foodId=${food.id}`)).body.fsvpFiles as FsvpFile[];
  const [file] = await find();
  const { determinations } = (await importer.call('GET', `/api/fsvp-files/${file!.id}/determinations`)).body;
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
