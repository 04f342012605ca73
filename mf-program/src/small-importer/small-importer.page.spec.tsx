import { beforeEach, expect, test } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import { listDocuments, type Document } from '@fsvp/contracts/documents/document';
import { createAssurance, type Assurance } from '@fsvp/contracts/program/assurance';
import { listDeterminations, type Determination } from '@fsvp/contracts/program/determination';
import { createFood, listFoods, type Food } from '@fsvp/contracts/program/food';
import { createFsvpFile, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  createImporterEligibility,
  deleteImporterEligibility,
  listImporterEligibilities,
  updateImporterEligibility,
  type ImporterEligibility,
} from '@fsvp/contracts/program/importer-eligibility';
import { createImporter } from '@fsvp/contracts/program/importer';
import { listLetterRequests } from '@fsvp/contracts/program/letter-request';
import { listIndividuals } from '@fsvp/contracts/program/qualified-individual';
import { createSupplier, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { importSuppliers, inspectImport, type ImportInspection } from '@fsvp/contracts/suppliers/supplier-import';
import { clearFormDrafts } from '@fsvp/ui';
import { renderInHost, type MockHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostOf, page } from '../testing/fsvp-files-host.js';
import {
  DOCUMENT_ID,
  FILE_ID,
  FOOD_ID,
  IMPORTER_ID,
  sampleDetermination,
  sampleFile,
  sampleFood,
  sampleImporter,
  SUPPLIER_ID,
} from '../testing/sample-records.js';
import { CHOOSE } from './small-importer-href.js';
import { SmallImporterPage } from './small-importer.page.js';

const YEAR = Number(today().slice(0, 4));
const OTHER_FILE = '0197a000-0000-7000-8000-0000000000f9';
const OTHER_FOOD = '0197a000-0000-7000-8000-0000000000a9';
let host: MockHost;

/** A draft with the same sales in each of its years. */
const eligibilityFor = (year: number, sales = 300_000) =>
  ({
    id: `e${year}`,
    version: 1,
    importerName: 'Harbor Foods LLC',
    state: 'draft',
    foodClass: 'human',
    year,
    years: [year - 4, year - 3, year - 2].map((one) => ({ year: one, sales, valueWithoutSale: 0 })),
    cutoff: 1_284_697,
    cutoffBasis: null,
    average: sales,
    eligible: true,
  }) as ImporterEligibility;
const saved = (...eligibilities: ImporterEligibility[]) =>
  host.answer(listImporterEligibilities, { eligibilities, total: eligibilities.length });

/** An importer that has files, each with a draft for very small importers if `isDrafted`. */
function given({ files = [] as FsvpFile[], isDrafted = false } = {}) {
  host = hostOf(files)
    .answer(listIndividuals, { individuals: [], total: 0 } as never)
    .answer(listImporterEligibilities, { eligibilities: files.length ? [eligibilityFor(YEAR)] : [], total: 0 })
    .answer(listLetterRequests, { letterRequests: [], total: 0, next: null } as never)
    .answer(listFoods, { foods: [], total: 0, ...page })
    .answer(listDeterminations, ({ params }) => ({
      determinations: isDrafted
        ? [sampleDetermination({ fileId: params.id!, chosenRegime: 'very_small' }) as Determination]
        : [],
      total: 0,
    }));
}
const show = async () => {
  const shown = renderInHost(<SmallImporterPage importerId={IMPORTER_ID} onBack={() => undefined} />, { host });
  await screen.findByText('2. I do all of this myself');
  return shown;
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  clearFormDrafts();
  given();
});

const salesFields = () =>
  [YEAR - 4, YEAR - 3, YEAR - 2, YEAR - 1].map((year) => screen.getByLabelText(new RegExp(`^Sales in ${year}`)));
const enterSales = async (amount: string) => {
  for (const field of salesFields()) {
    await userEvent.clear(field);
    await userEvent.type(field, amount);
  }
};

test('the amounts of four years are those of two determinations', async () => {
  await show();
  const fields = salesFields();
  await userEvent.type(fields[0]!, 'many');
  for (const field of fields.slice(1)) await userEvent.type(field, '250,000');
  await userEvent.click(await button('Compare with the Limit'));
  expect(await screen.findByText('Enter an amount in US dollars, such as 250000')).toBeVisible();
  await userEvent.clear(fields[0]!);
  await userEvent.type(fields[0]!, '$1000');
  host.answer(createImporterEligibility, {} as ImporterEligibility);
  await userEvent.click(await button('Compare with the Limit'));
  await waitFor(() => expect(host.requests(createImporterEligibility)).toHaveLength(2));
  expect(host.requests(createImporterEligibility).map(({ body }) => body)).toEqual(
    [YEAR, YEAR + 1].map((year) => ({
      foodClass: 'human',
      year,
      years: [year - 4, year - 3, year - 2].map((one) => ({
        year: one,
        sales: one === YEAR - 4 ? 1000 : 250_000,
        valueWithoutSale: 0,
      })),
    })),
  );
});

test('other amounts replace the year that was saved when the other one failed', async () => {
  await show();
  host.answer(createImporterEligibility, () => {
    host.fail(createImporterEligibility, 503);
    return {} as ImporterEligibility;
  });
  await enterSales('100');
  saved(eligibilityFor(YEAR, 100));
  await userEvent.click(await button('Compare with the Limit'));
  expect(await screen.findByText(new RegExp(`^${YEAR} is saved: .*\\$100.00 in ${YEAR - 4}`))).toBeVisible();
  expect(screen.getByText(new RegExp(`^${YEAR + 1} was not saved: `))).toBeVisible();
  const failedCount = host.requests(createImporterEligibility).length;
  host
    .answer(createImporterEligibility, {} as ImporterEligibility)
    .answer(updateImporterEligibility, {} as ImporterEligibility);
  await enterSales('200');
  saved(eligibilityFor(YEAR, 200), eligibilityFor(YEAR + 1, 200));
  await userEvent.click(await button('Compare with the Limit'));
  expect(await screen.findByText(`${YEAR}: below the limit`)).toBeVisible();
  const [update] = host.requests(updateImporterEligibility);
  expect([update!.params.id, update!.body]).toEqual([`e${YEAR}`, { years: eligibilityFor(YEAR, 200).years }]);
  const created = host.requests(createImporterEligibility);
  expect(created).toHaveLength(failedCount + 1);
  expect(created.at(-1)!.body).toMatchObject({ year: YEAR + 1, years: eligibilityFor(YEAR + 1, 200).years });
  const keys = created.map(({ headers }) => headers['Idempotency-Key']);
  expect(keys.slice(0, -1)).not.toContain(keys.at(-1));
  expect(screen.queryByLabelText(/^Sales in/)).not.toBeInTheDocument();
});

test('typed amounts stay when others are saved, until the saved ones are asked for', async () => {
  const { unmount } = await show();
  await enterSales('500');
  unmount();
  saved(eligibilityFor(YEAR), eligibilityFor(YEAR + 1));
  await show();
  expect(screen.getByText(/^These amounts were saved elsewhere/)).toBeVisible();
  for (const field of salesFields()) expect(field).toHaveValue('500');
  await userEvent.click(await button('Show the Saved Amounts'));
  expect(await screen.findByText(`${YEAR}: below the limit`)).toBeVisible();
});

test('each class of food has amounts and a draft of its own', async () => {
  saved(eligibilityFor(YEAR), eligibilityFor(YEAR + 1));
  host.answer(createImporterEligibility, {} as ImporterEligibility);
  await show();
  expect(screen.getByText(`${YEAR}: below the limit`)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Animal food' }));
  expect(screen.queryByText(/is saved/)).not.toBeInTheDocument();
  await enterSales('300');
  await userEvent.click(screen.getByRole('radio', { name: 'Human food' }));
  expect(screen.getByText(`${YEAR}: below the limit`)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Animal food' }));
  for (const field of salesFields()) expect(field).toHaveValue('300');
  await userEvent.click(await button('Compare with the Limit'));
  await waitFor(() => expect(host.requests(createImporterEligibility)).toHaveLength(2));
  for (const { body } of host.requests(createImporterEligibility)) expect(body).toMatchObject({ foodClass: 'animal' });
  expect(host.requests(deleteImporterEligibility)).toHaveLength(0);
});

test('saved amounts are deleted after a question only', async () => {
  saved(eligibilityFor(YEAR), eligibilityFor(YEAR + 1));
  host.answer(deleteImporterEligibility, undefined as never);
  await show();
  await userEvent.click(await button('Enter the Amounts Again'));
  await userEvent.click(await button('Cancel'));
  expect(host.requests(deleteImporterEligibility)).toHaveLength(0);
  await userEvent.click(await button('Enter the Amounts Again'));
  saved();
  await userEvent.click(await button('Delete and Enter Again'));
  expect(await screen.findByLabelText(new RegExp(`^Sales in ${YEAR - 4}`))).toHaveValue('');
  expect(host.requests(deleteImporterEligibility)).toHaveLength(2);
});

test('what is pasted and chosen is there again after the page was left', async () => {
  const { unmount } = await show();
  await userEvent.type(await screen.findByLabelText(/^What qualifies you/), 'FSVP course');
  await userEvent.type(await screen.findByLabelText('Or paste the names'), 'Konkan Seafoods, India');
  await userEvent.type(screen.getByLabelText('Paste the foods'), '16AGT19 Hake');
  await userEvent.type(screen.getByLabelText('Or choose a supplier of the suite'), 'Bay');
  await userEvent.click(await screen.findByRole('option', { name: /Bay Seafood/ }));
  expect(await screen.findByRole('link', { name: 'Bay Seafood' })).toBeVisible();
  unmount();
  await show();
  expect(await screen.findByRole('link', { name: 'Bay Seafood' })).toBeVisible();
  expect(screen.getByLabelText('Or paste the names')).toHaveValue('Konkan Seafoods, India');
  expect(screen.getByLabelText(/^What qualifies you/)).toHaveValue('FSVP course');
  expect(await screen.findByLabelText('Paste the foods')).toHaveValue('16AGT19 Hake');
});

test('two spellings of a pasted supplier are added once', async () => {
  host.answer(createSupplier, {} as Supplier);
  await show();
  await userEvent.click(await screen.findByLabelText('Or paste the names'));
  await userEvent.paste('Plant Uno SA, Peru\nPlant Uno S.A., Peru\nBay-Seafood, Viet Nam');
  await userEvent.click(await button('Add Suppliers'));
  await waitFor(() => expect(host.requests(createSupplier)).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Bay Seafood' })).toBeVisible();
});

test('documents wait for the suppliers of a list that is dropped with them', async () => {
  const column = { samples: [], heading: '' };
  host
    .answer(inspectImport, {
      kind: 'text',
      columns: [
        { ...column, number: 1, suggested: 'name' },
        { ...column, number: 2, suggested: 'country' },
      ],
    } as unknown as ImportInspection)
    .answer(importSuppliers, { created: 1, skipped: 0, errors: [], duplicates: [] } as never);
  await show();
  await userEvent.upload(await screen.findByLabelText(/^Drop the list of suppliers/), [
    new File(['Name,Country'], 'suppliers.csv'),
    new File(['We assure'], 'Letter Bay Seafood.txt'),
  ]);
  expect(await screen.findByText('suppliers.csv: 1 new, 0 known already')).toBeVisible();
  expect(screen.getByText('1 document waits for the suppliers of the list.')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Letter Bay Seafood.txt' })).not.toBeInTheDocument();
  await userEvent.click(await button('Import 1 Supplier'));
  const row = within(await screen.findByRole('group', { name: 'Letter Bay Seafood.txt' }));
  expect(await row.findByLabelText('Supplier')).toHaveValue('Bay Seafood');
  expect(row.getByLabelText(/Document Type/)).toHaveTextContent('Letter');
  expect(host.requests(importSuppliers).map(({ query }) => query.get('dryRun'))).toEqual(['true', 'false']);
  expect(host.requests(importSuppliers)[1]!.query.getAll('fixed').join()).toContain('117483265');
});

test('a list without the columns can be kept as a document', async () => {
  host.answer(inspectImport, { kind: 'text', columns: [] } as unknown as ImportInspection);
  await show();
  await userEvent.upload(await screen.findByLabelText(/^Drop the list/), new File(['a'], 'prices.csv'));
  expect(await screen.findByText('No column of prices.csv is recognized as name and country.')).toBeVisible();
  await userEvent.click(await button('Keep It as a Document'));
  expect(await screen.findByRole('group', { name: 'prices.csv' })).toBeVisible();
});

test('pasted foods are added once, and ticked for the suppliers that their lines name', async () => {
  given({ files: [sampleFile()] });
  const added: Food[] = [];
  host
    .answer(createFood, ({ body }) => {
      const { name } = body as { name: string };
      const food = sampleFood({ id: name === 'Groupers' ? OTHER_FOOD : FOOD_ID, name });
      added.push(food);
      host.answer(listFoods, { foods: [...added], total: added.length, ...page });
      return food;
    })
    .answer(createFsvpFile, sampleFile({ id: OTHER_FILE, foodId: OTHER_FOOD }));
  await show();
  await userEvent.click(await button('Open More Files'));
  await userEvent.click(await screen.findByLabelText('Paste the foods'));
  await userEvent.paste('16AVT17, Groupers, Bay Seafood\n16AGT19, Hake\n16AVT17 groupers');
  expect(screen.getByText('1 line names its supplier.')).toBeVisible();
  await userEvent.click(await button('Add 2 Foods'));
  await userEvent.click(await button('Open 1 File'));
  await waitFor(() => expect(host.requests(createFsvpFile)).toHaveLength(1));
  expect(added.map(({ name }) => name)).toEqual(['Groupers', 'Hake']);
  expect(host.requests(createFsvpFile)[0]!.body).toEqual({
    importerId: IMPORTER_ID,
    supplierId: SUPPLIER_ID,
    foodId: OTHER_FOOD,
  });
});

test('a letter is answered once for all foods of its supplier, and refused if an answer is no', async () => {
  given({
    isDrafted: true,
    files: [sampleFile(), sampleFile({ id: OTHER_FILE, number: 'F-000124', foodId: OTHER_FOOD, foodName: 'Groupers' })],
  });
  host
    .answer(listDocuments, {
      documents: [
        { id: DOCUMENT_ID, title: 'Letter', type: 'letter', documentDate: '2026-11-03T00:00:00.000Z' } as Document,
      ],
      total: 1,
    } as never)
    .answer(createAssurance, {} as Assurance);
  const { unmount } = await show();
  let form = within(await screen.findByRole('form', { name: 'Letter of Bay Seafood' }));
  await userEvent.type(form.getByLabelText(/^Signed by/), 'Lan Nguyen');
  unmount();
  await show();
  form = within(await screen.findByRole('form', { name: 'Letter of Bay Seafood' }));
  await waitFor(() => expect(form.getByLabelText(/^Signed by/)).toHaveValue('Lan Nguyen'));
  await userEvent.type(form.getByLabelText(/^Title/), 'Quality manager');
  const yes = form.getAllByRole('radio', { name: 'Yes' });
  expect(yes).toHaveLength(4);
  for (const one of yes.slice(0, 3)) await userEvent.click(one);
  await userEvent.click(form.getAllByRole('radio', { name: 'No' })[3]!);
  await userEvent.click(form.getByRole('button', { name: 'Record It for 2 Files' }));
  expect(await form.findByText(/^A letter that does not say all of this is no assurance/)).toBeVisible();
  expect(host.requests(createAssurance)).toHaveLength(0);
  await userEvent.click(yes[3]!);
  await userEvent.click(form.getByRole('button', { name: 'Record It for 2 Files' }));
  await waitFor(() => expect(host.requests(createAssurance)).toHaveLength(2));
  expect(host.requests(createAssurance).map(({ body }) => body)).toEqual(
    [FILE_ID, OTHER_FILE].map((fileId) =>
      expect.objectContaining({
        kind: 'VS-2',
        fileId,
        documentId: DOCUMENT_ID,
        effectiveOn: '2026-11-03',
        signerName: 'Lan Nguyen',
      }),
    ),
  );
});

test('what is typed of an importer is there again until it is saved', async () => {
  const showForm = () => renderInHost(<SmallImporterPage importerId={CHOOSE} onBack={() => undefined} />, { host });
  const { unmount } = showForm();
  await userEvent.type(await screen.findByLabelText(/^Legal name/), 'Harbor Street Foods');
  unmount();
  const again = showForm();
  await waitFor(() => expect(screen.getByLabelText(/^Legal name/)).toHaveValue('Harbor Street Foods'));
  await userEvent.type(screen.getByLabelText(/^DUNS/), '117483265');
  await userEvent.type(screen.getByLabelText(/^Email/), 'fsvp@harbor.test');
  host.answer(createImporter, sampleImporter());
  await userEvent.click(await button('Save Importer'));
  await waitFor(() => expect(again.address()).toContain(`small=${IMPORTER_ID}`));
  expect(host.requests(createImporter)).toHaveLength(1);
  again.unmount();
  showForm();
  expect(await screen.findByLabelText(/^Legal name/)).toHaveValue('');
});
