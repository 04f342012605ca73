import { expect, test } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import {
  checkReferenceSet,
  deleteReferenceSet,
  getReferenceSet,
  listReferenceSets,
  loadReferenceSet,
  readReferenceFile,
  REFERENCE_SETS,
  REFERENCE_KINDS,
  updateReferenceSet,
  type ReferenceSetSummary,
} from '@fsvp/contracts/program/reference-set';
import { formatDate } from '@fsvp/ui';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHECKED, sampleSet, sampleSummary, SET_ID } from '../testing/sample-reference-data.js';
import { editionOf } from './pasted-cutoffs.js';
import { ReferenceData } from './reference-data.js';

const AT = '/admin?section=reference-data';
const CSV = 'day,name\n2027-01-01,New Year’s Day\n';
const hostWith = (...referenceSets: ReferenceSetSummary[]) =>
  new MockHost()
    .answer(listReferenceSets, { referenceSets, total: referenceSets.length, next: null })
    .answer(getReferenceSet, sampleSet())
    // As the server reads CSV in UTF-8.
    .answer(readReferenceFile, async ({ body }) => ({ csv: await (body as File).text() }));
const render = (host: MockHost, at = AT) => renderInHost(<ReferenceData />, { host, at });
const cardOf = async (title: string) => within(await screen.findByRole('region', { name: title }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = async (area: ReturnType<typeof within>, name: string) =>
  userEvent.click(await area.findByRole('button', { name }));
/** jsdom's files can't be read. */
const fileOf = (text: string, name = 'holidays.csv') =>
  Object.assign(new File([text], name, { type: 'text/csv' }), { text: async () => text });
const choose = (form: ReturnType<typeof within>, file: File) =>
  userEvent.upload(form.getByLabelText(/^CSV file/), file);
const NOTHING = /^No set is in force today\./;

const yesterday = addDays(today(), -1);
const tomorrow = addDays(today(), 1);

test('shows for each kind what is in force today; earlier and later sets on request', async () => {
  const old = sampleSummary({ retrievedOn: addDays(today(), -400), shipped: true });
  const earlier = sampleSummary({
    id: 'e2',
    effectiveFrom: '2020-01-01',
    effectiveTo: yesterday,
    source: 'Old notice',
  });
  const later = sampleSummary({ id: 'e3', effectiveFrom: tomorrow, source: 'New notice' });
  render(hostWith(later, old, earlier));
  const card = await cardOf('Federal holidays');
  const row = within(await card.findByRole('row', { name: /opm\.gov/ }));
  for (const text of [
    'From Jan 1, 2026',
    'In force today',
    '2',
    'Included with the suite',
    formatDate(old.retrievedOn),
  ])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByText(/^Retrieved more than a year ago/)).toBeVisible();
  expect(card.queryByText(NOTHING)).toBeNull();
  expect(card.queryByText('Old notice')).toBeNull();
  await press(card, 'Show 2 earlier or later sets of Federal holidays');
  expect(within(card.getByRole('row', { name: /Old notice/ })).getByText('Earlier')).toBeVisible();
  expect(within(card.getByRole('row', { name: /New notice/ })).getByText('Later')).toBeVisible();
});

test('asks every April for the new edition of the cut-offs, which can be pasted from FDA’s page', async () => {
  const edition = editionOf(today());
  const cutoffs = { kind: 'size_cutoffs' as const, effectiveFrom: '2024-04-01' };
  const host = hostWith(sampleSummary({ ...cutoffs, shipped: true, retrievedOn: today() })).answer(
    checkReferenceSet,
    CHECKED,
  );
  const { unmount } = render(host);
  const card = await cardOf('Cut-offs of very small importers');
  expect(await card.findByText(new RegExp(`^Load FDA’s edition of April ${edition}\\.`))).toBeVisible();
  await press(card, 'Load Cut-offs of very small importers');
  const form = await dialog('Load reference data');
  const pasted = form.getByRole('textbox', { name: /^Table of FDA’s page/ });
  await userEvent.click(pasted);
  await userEvent.paste('2023\t$1,344,669\t$3,361,672');
  expect(form.getByText(/^Found the amounts of 2023\./)).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /^Source/ }), 'FDA');
  await userEvent.type(form.getByRole('textbox', { name: /^First day/ }), formatDate(today()));
  await press(form, 'Check');
  await waitFor(() =>
    expect(host.requests(checkReferenceSet)[0]?.body).toMatchObject({
      kind: 'size_cutoffs',
      csv: `year,foodClass,amount,edition,baseYear\n2023,human,1344669,${edition},\n2023,animal,3361672,${edition},`,
    }),
  );
  unmount();
  render(hostWith(sampleSummary({ ...cutoffs, shipped: false, retrievedOn: today() })));
  await (await cardOf('Cut-offs of very small importers')).findByText('In force today');
  expect(screen.queryByText(/^Load FDA’s edition/)).toBeNull();
});

test('warns where nothing is in force today', async () => {
  render(hostWith(sampleSummary({ effectiveFrom: '2020-01-01', effectiveTo: yesterday })));
  const ended = await cardOf('Federal holidays');
  expect(await ended.findByText(NOTHING)).toBeVisible();
  // The sets that a gap is between are shown at once.
  expect(await ended.findByText('Earlier')).toBeVisible();
  const empty = await cardOf('Hazard library');
  expect(await empty.findByText('No sets yet')).toBeVisible();
  const guide = await cardOf('FDA hazard guide');
  expect(await guide.findByText('No sets yet')).toBeVisible();
  expect(guide.queryByText(NOTHING)).toBeNull();
  expect(screen.getAllByText(NOTHING)).toHaveLength(REFERENCE_KINDS.length - 1);
});

test('a set that is in force until today is in force, and a source that was read a year ago to the day is not old', async () => {
  const aYear = `${Number(today().slice(0, 4)) - 1}${today().slice(4)}`;
  render(hostWith(sampleSummary({ effectiveTo: today(), retrievedOn: aYear })));
  const card = await cardOf('Federal holidays');
  expect(await card.findByText('In force today')).toBeVisible();
  expect(card.queryByText(/^Retrieved more than a year ago/)).toBeNull();
});

test('a failed load offers a retry', async () => {
  render(new MockHost().fail(listReferenceSets, 503));
  expect(await screen.findByText('The reference data could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText(NOTHING)).toBeNull();
});

test('a set opens with its rows, which are searched and paged, as a file and with its history', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => ({
    code: `C-${index}`,
    food: `Food ${index}`,
    description: index === 7 ? 'Soft cheese' : null,
  }));
  const set = sampleSet({ kind: 'food_traceability_list', rows, rowCount: 120 });
  const { address } = render(hostWith(sampleSummary()).answer(getReferenceSet, set), `${AT}&view=${SET_ID}`);
  const details = await dialog('Food Traceability List');
  expect(details.getByText('120 rows')).toBeVisible();
  for (const name of ['Code', 'Food', 'Description']) expect(details.getByRole('columnheader', { name })).toBeVisible();
  expect(details.getByText('Food 49')).toBeVisible();
  expect(details.queryByText('Food 50')).toBeNull();
  await press(details, 'Last page');
  expect(details.getByText('Food 119')).toBeVisible();
  await userEvent.type(details.getByRole('searchbox', { name: 'Search rows' }), 'CHEESE soft');
  expect(await details.findByText('Food 7')).toBeVisible();
  expect(details.queryByText('Food 119')).toBeNull();
  expect(details.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    `/api/reference-sets/${SET_ID}/export.csv`,
  );
  expect(details.getByRole('link', { name: 'Change history' })).toHaveAttribute(
    'href',
    expect.stringContaining(`recordId=${SET_ID}`),
  );
  await press(details, 'Close');
  expect(address()).toBe(AT);
});

test('several values of a cell have semicolons between them', async () => {
  const row = {
    country: 'NZ',
    authority: 'MPI',
    coveredClasses: ['dairy', 'meat'],
    excludedClasses: [],
    recognisedOn: null,
  };
  const set = sampleSet({ kind: 'recognised_systems', rows: [row], rowCount: 1 });
  render(hostWith(sampleSummary()).answer(getReferenceSet, set), `${AT}&view=${SET_ID}`);
  const details = await dialog('Recognized food safety systems');
  expect(details.getByText('dairy; meat')).toBeVisible();
  expect(details.getByText('1 row')).toBeVisible();
});

test('last day, source and day of reading are changed; a refusal is shown at its field', async () => {
  const host = hostWith(sampleSummary()).fail(updateReferenceSet, 400, {
    errors: [{ path: 'effectiveTo', message: 'Another set has these rows from Mar 1, 2027' }],
  });
  render(host, `${AT}&view=${SET_ID}`);
  await press(await dialog('Federal holidays'), 'Change…');
  const form = await dialog('Change a set');
  const source = await form.findByLabelText(/^Source/);
  await userEvent.clear(source);
  await press(form, 'Save');
  expect(await form.findByText('Name the source')).toBeVisible();
  await userEvent.type(source, 'Federal Register');
  await userEvent.type(form.getByLabelText(/^Last day/), '2027-12-31');
  await press(form, 'Save');
  expect(await form.findByText('Another set has these rows from Mar 1, 2027')).toBeVisible();
  host.answer(updateReferenceSet, sampleSet());
  await press(form, 'Save');
  expect(await screen.findByText('Set changed')).toBeVisible();
  const [, request] = host.requests(updateReferenceSet);
  expect(request!.body).toEqual({ source: 'Federal Register', effectiveTo: '2027-12-31' });
  expect(request!.headers['If-Match']).toBe('"1"');
});

test('a set is deleted after a question that says what that does', async () => {
  const host = hostWith(sampleSummary()).answer(deleteReferenceSet, undefined as never);
  const { address } = render(host, `${AT}&view=${SET_ID}`);
  await press(await dialog('Federal holidays'), 'Delete…');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this set of Federal holidays?' }));
  expect(
    question.getByText(/results that depend on these rows are unknown.*The audit trail keeps the rows\.$/),
  ).toBeVisible();
  await press(question, 'Delete');
  expect(await screen.findByText('Set deleted')).toBeVisible();
  expect(host.requests(deleteReferenceSet)[0]!.params).toEqual({ id: SET_ID });
  await waitFor(() => expect(address()).toBe(AT));
});

async function fillForm(host: MockHost) {
  const { address } = render(host);
  await userEvent.click(await screen.findByRole('button', { name: 'Load Federal holidays' }));
  const form = await dialog('Load reference data');
  await choose(form, fileOf(CSV));
  await userEvent.type(form.getByLabelText(/^First day/), '2027-01-01');
  await userEvent.type(form.getByLabelText(/^Source/), 'opm.gov');
  return { form, address };
}

test('a file is checked before it is loaded, and its set opens', async () => {
  const host = hostWith().answer(checkReferenceSet, CHECKED).answer(loadReferenceSet, sampleSet());
  const { form, address } = await fillForm(host);
  expect(address()).toBe(`${AT}&new=federal_holidays`);
  expect(form.getByText(REFERENCE_SETS.federal_holidays.columns.name)).toBeVisible();
  expect(form.queryByRole('button', { name: 'Load' })).toBeNull();
  await press(form, 'Check');
  const result = within(await form.findByRole('group', { name: 'Result of the check' }));
  const facts = ['Added', 'Changed', 'Unchanged', 'Missing from the file'].map(
    (term) => result.getByText(term).nextElementSibling?.textContent,
  );
  expect(facts).toEqual(['1', '0', '1', '3']);
  expect(result.getByText('From Jan 1, 2026: ends on Dec 31, 2026')).toBeVisible();
  expect(
    result.getByText(/^3 rows in force are not in the file\. From the first day, rows of sets that end/),
  ).toBeVisible();
  expect(result.getByText('Christmas Day')).toBeVisible();
  const body = {
    kind: 'federal_holidays',
    csv: CSV,
    effectiveFrom: '2027-01-01',
    effectiveTo: null,
    source: 'opm.gov',
    retrievedOn: today(),
    endEarlier: true,
  };
  expect(host.requests(checkReferenceSet)[0]!.body).toEqual(body);
  await press(form, 'Load');
  expect(await screen.findByText('Reference data loaded')).toBeVisible();
  expect(host.requests(loadReferenceSet)[0]!.body).toEqual(body);
  expect(host.requests(loadReferenceSet)[0]!.headers['Idempotency-Key']).toBeTruthy();
  await dialog('Federal holidays');
  expect(address()).toBe(`${AT}&view=${SET_ID}`);
});

test('what was changed after the check must be checked again', async () => {
  const host = hostWith().answer(checkReferenceSet, { ...CHECKED, ends: [], missing: 1 });
  const { form } = await fillForm(host);
  await press(form, 'Check');
  expect(
    await form.findByText('1 row in force is not in the file. It stays in force, because no set ends.'),
  ).toBeVisible();
  expect(form.getByRole('button', { name: 'Load' })).toBeVisible();
  await userEvent.click(form.getByRole('checkbox', { name: /^End earlier sets/ }));
  expect(form.queryByRole('button', { name: 'Load' })).toBeNull();
  expect(form.getByText('The form has changed. Check it again before you load it.')).toBeVisible();
  await press(form, 'Check');
  expect(await form.findByRole('button', { name: 'Load' })).toBeVisible();
  expect(host.requests(checkReferenceSet)[1]!.body).toMatchObject({ endEarlier: false });
});

test('errors of the file are listed by line, and the input is kept', async () => {
  const host = hostWith().fail(checkReferenceSet, 400, {
    detail: 'The file has errors.',
    errors: [
      { path: 'csv', message: 'Line 1,002, day: Use YYYY-MM-DD' },
      { path: 'csv', message: 'Line 3: The row has 1 cells, not 2' },
      { path: 'csv', message: 'There are 5 more errors' },
    ],
  });
  const { form } = await fillForm(host);
  await press(form, 'Check');
  const problems = within(await form.findByRole('table', { name: 'Problems in the file' }));
  const lines = problems
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Line 1,002ColumndayUse YYYY-MM-DD',
    'Line 3Column—The row has 1 cells, not 2',
    'FileColumn—There are 5 more errors',
  ]);
  expect(form.getByText('This file has problems. See the list below')).toBeVisible();
  expect(form.queryByRole('button', { name: 'Load' })).toBeNull();
  expect(form.getByLabelText(/^Source/)).toHaveValue('opm.gov');
  host.answer(checkReferenceSet, CHECKED);
  await choose(form, fileOf('day,name\n2027-01-01,Good\n', 'better.csv'));
  expect(form.getByText('better.csv')).toBeVisible();
  await press(form, 'Check');
  expect(await form.findByRole('button', { name: 'Load' })).toBeVisible();
  expect(form.queryByRole('table', { name: 'Problems in the file' })).toBeNull();
  expect(host.requests(checkReferenceSet)[1]!.body).toMatchObject({ csv: 'day,name\n2027-01-01,Good\n' });
});

test('a load that is refused after the check says why, and must be checked again', async () => {
  const host = hostWith()
    .answer(checkReferenceSet, CHECKED)
    .fail(loadReferenceSet, 409, { detail: 'Another administrator has just loaded a set.' });
  const { form } = await fillForm(host);
  await press(form, 'Check');
  await userEvent.click(await form.findByRole('button', { name: 'Load' }));
  expect(await form.findByText('Another administrator has just loaded a set.')).toBeVisible();
  expect(form.queryByRole('button', { name: 'Load' })).toBeNull();
});

test('fields that lack a value say so', async () => {
  render(hostWith(), `${AT}&new=1`);
  const form = await dialog('Load reference data');
  await press(form, 'Check');
  for (const text of ['Choose what to load', 'Enter the first day', 'Choose a CSV file', 'Name the source'])
    expect((await form.findAllByText(text)).at(-1)).toBeVisible();
});

test.each([
  [
    'too many characters',
    fileOf('x'.repeat(200_001), 'long.csv'),
    /^long\.csv is too large: at most 200,000 characters\./,
  ],
  [
    'many bytes',
    Object.defineProperty(fileOf('x', 'huge.csv'), 'size', { value: 2_000_000 }),
    /^huge\.csv is larger than 1 MB\./,
  ],
])('a file with %s is refused with a sentence', async (_, file, sentence) => {
  render(hostWith(), `${AT}&new=federal_holidays`);
  const form = await dialog('Load reference data');
  await choose(form, file);
  expect(await form.findByText(sentence)).toBeVisible();
});

test('a file that the server cannot read is refused with its reason', async () => {
  const message = 'Line 2 contains a byte that is not Windows-1252. Save the file as CSV UTF-8.';
  const host = hostWith().fail(readReferenceFile, 400, { errors: [{ path: 'csv', message }] });
  render(host, `${AT}&new=federal_holidays`);
  const form = await dialog('Load reference data');
  await choose(form, fileOf(CSV));
  expect(await form.findByText(message)).toBeVisible();
  expect(host.requests(readReferenceFile)[0]!.query.get('kind')).toBe('federal_holidays');
});

test('while a file is read, the file before cannot be checked in its place', async () => {
  let answerSecond: (value: { csv: string }) => void = () => undefined;
  const host = hostWith();
  render(host, `${AT}&new=federal_holidays`);
  const form = await dialog('Load reference data');
  await choose(form, fileOf(CSV));
  host.answer(readReferenceFile, () => new Promise<{ csv: string }>((resolve) => (answerSecond = resolve)));
  await choose(form, fileOf(CSV, 'second.csv'));
  const check = form.getByRole('button', { name: /Check/ });
  await waitFor(() => expect(check).toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(check);
  expect(host.requests(checkReferenceSet)).toHaveLength(0);
  answerSecond({ csv: CSV });
  await waitFor(() => expect(check).not.toHaveAttribute('aria-busy', 'true'));
  expect(form.getByText(/second\.csv/)).toBeVisible();
});
