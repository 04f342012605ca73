import { beforeEach, expect, test } from '@jest/globals';
import { permissionsOf } from '@fsvp/contracts/access/access';
import { getDocument, listDocuments, type Document } from '@fsvp/contracts/documents/document';
import {
  createImporter,
  deleteImporter,
  getImporter,
  listImporters,
  updateImporter,
  type Importer,
} from '@fsvp/contracts/program/importer';
import {
  createImporterEligibility,
  createImporterEligibilityVersion,
  deleteImporterEligibility,
  getImporterEligibility,
  listImporterEligibilities,
  updateImporterEligibility,
  type ImporterEligibility,
  eligibilitySignatures,
} from '@fsvp/contracts/program/importer-eligibility';
import { setDisplayTimeZone } from '@fsvp/ui';
import { MockHost, mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ELIGIBILITY_ID, IMPORTER_ID, sampleEligibility, sampleImporter } from '../testing/sample-importers.js';
import { sampleSignature } from '../testing/sample-qualifications.js';
import { Importers } from './importers.js';

const DOCUMENT_ID = '0197a000-0000-7000-8000-0000000000e9';
const consent = {
  id: DOCUMENT_ID,
  title: 'Consent of Mekong Foods',
  type: 'other',
  fileName: 'consent.pdf',
} as Document;
const LIST = '/admin?section=importers';
const VIEW = `${LIST}&view=${IMPORTER_ID}`;
const SIGNED = { state: 'signed', signedByName: 'Quinn Park', signedAt: '2026-03-06T09:30:00.000Z' } as const;

let host: MockHost;
/** Answers with these records. */
function serve(importers: Importer[], eligibilities: ImporterEligibility[] = []) {
  host
    .answer(listImporters, { importers, total: importers.length, next: null })
    .answer(getImporter, ({ params }) => importers.find(({ id }) => id === params.id)!)
    .answer(listImporterEligibilities, { eligibilities, total: eligibilities.length })
    .answer(getImporterEligibility, ({ params }) => eligibilities.find(({ id }) => id === params.id)!)
    .answer(eligibilitySignatures.list, { signatures: [], total: 0, recordVersion: 1 })
    .answer(listDocuments, {
      documents: [consent],
      total: 1,
      next: null,
      counts: { total: 1, valid: 1, expiresSoon: 0, expired: 0 },
    })
    .answer(getDocument, consent);
}
beforeEach(() => {
  setDisplayTimeZone('UTC');
  host = new MockHost();
});

const render = (at = LIST) => renderInHost(<Importers />, { host, at });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const press = async (area: ReturnType<typeof within>, name: string) =>
  userEvent.click(await area.findByRole('button', { name }));
const field = (area: ReturnType<typeof within>, name: RegExp) => area.getByRole('textbox', { name });

test('lists importers by name, with DUNS number, email, place and state; sorts in the service', async () => {
  const other = sampleImporter({ id: DOCUMENT_ID, legalName: 'Bay Agents', role: 'us_agent', active: false });
  serve([{ ...other, city: null, state: null }, sampleImporter()]);
  render();
  const row = within((await screen.findByText('Harbor Foods LLC')).closest('tr')!);
  for (const text of ['117483265', 'fsvp@harbor.test', 'Newark, NJ', 'US owner or consignee', 'Active'])
    expect(row.getByText(text)).toBeVisible();
  const agent = within(screen.getByText('Bay Agents').closest('tr')!);
  for (const text of ['America/New York', 'US agent or representative', 'Inactive'])
    expect(agent.getByText(text)).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^DUNS number/ }));
  const queries = host.requests(listImporters).map(({ query }) => `${query.get('sort')} ${query.get('order')}`);
  expect(queries).toEqual(['legalName asc', 'duns asc']);
});

test('says what an importer is when there is none, why the list failed, and finds among many', async () => {
  host.fail(listImporters, 503);
  const first = render();
  expect(await screen.findByText('The importers could not be loaded')).toBeVisible();
  serve([]);
  await userEvent.click(screen.getByRole('button', { name: /^Retry/ }));
  expect(await screen.findByText(/^No importers yet\. Each entry line identifies the importer/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Add importer' })).toHaveLength(1);
  first.unmount();
  host.answer(listImporters, ({ query }) => {
    const found = query.get('search') ? [] : [sampleImporter()];
    return { importers: found, total: found.length && 11, next: null };
  });
  render();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search importers' }), 'zzz');
  expect(await screen.findByText('No importers found')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('Harbor Foods LLC')).toBeVisible();
});

test('an importer is added: its fields in words, the time zone of New York by default', async () => {
  serve([]);
  const { address } = render(`${LIST}&new=1`);
  const form = await dialog('Add an importer');
  await press(form, 'Add importer');
  for (const text of ['Legal name is required', 'Enter the 9 digits of the DUNS number'])
    expect(await form.findByText(text)).toBeVisible();
  await userEvent.type(field(form, /^Legal name/), 'Harbor Foods LLC');
  await userEvent.type(field(form, /^DUNS number/), '117483265');
  await userEvent.type(field(form, /^Email/), 'fsvp@harbor.test');
  expect(form.getByRole('combobox', { name: /^Time zone/ })).toHaveValue('America/New York');
  const taken = 'The DUNS number 117483265 already belongs to Bay Foods.';
  host.fail(createImporter, 409, { detail: taken, errors: [{ path: 'duns', message: taken }] });
  await press(form, 'Add importer');
  await form.findByText(taken);
  expect(field(form, /^DUNS number/)).toHaveAccessibleDescription(expect.stringContaining(taken));
  serve([sampleImporter()]);
  host.answer(createImporter, sampleImporter());
  await userEvent.clear(form.getByRole('combobox', { name: /^Time zone/ }));
  await userEvent.type(form.getByRole('combobox', { name: /^Time zone/ }), 'los ang');
  await userEvent.click(await screen.findByRole('option', { name: /^America\/Los Angeles/ }));
  await press(form, 'Add importer');
  expect(await screen.findByText('Importer added')).toBeVisible();
  expect(host.requests(createImporter).at(-1)!.body).toEqual({
    legalName: 'Harbor Foods LLC',
    duns: '117483265',
    email: 'fsvp@harbor.test',
    timeZone: 'America/Los_Angeles',
    role: 'us_owner_or_consignee',
    consentDocumentId: null,
    phone: null,
    address: null,
    city: null,
    state: null,
    postalCode: null,
    active: true,
  });
  await waitFor(() => expect(address()).toBe(VIEW));
});

test('the form of an importer begins with what its address says', async () => {
  serve([]);
  const { address } = render(`${LIST}&new=1&legalName=Bay+Imports&duns=123456789`);
  const form = await dialog('Add an importer');
  expect(field(form, /^Legal name/)).toHaveValue('Bay Imports');
  expect(field(form, /^DUNS number/)).toHaveValue('123456789');
  await press(form, 'Cancel');
  await waitFor(() => expect(address()).toBe(LIST));
});

test('an agent needs the document of the consent', async () => {
  serve([sampleImporter({ version: 4 })]);
  host.answer(updateImporter, sampleImporter());
  render(`${LIST}&edit=${IMPORTER_ID}`);
  const form = await dialog('Edit importer');
  expect(form.queryByRole('combobox', { name: /^Consent/ })).toBeNull();
  await userEvent.click(await form.findByRole('radio', { name: /^US agent/ }));
  await userEvent.click(await form.findByRole('combobox', { name: /^Consent signed by the agent/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^Consent of Mekong Foods/ }));
  await press(form, 'Save');
  expect(await screen.findByText('Importer updated')).toBeVisible();
  expect(host.requests(updateImporter)[0]).toMatchObject({
    body: { role: 'us_agent', consentDocumentId: DOCUMENT_ID },
    headers: { 'If-Match': '"4"' },
  });
});

test('the details of an importer have its broker block, and each version of its eligibilities', async () => {
  const draft = sampleEligibility({ id: DOCUMENT_ID, year: 2024, eligible: false, average: 2_000_000 });
  const withdrawn = sampleEligibility({ id: IMPORTER_ID, state: 'withdrawn', foodClass: 'animal' });
  serve(
    [sampleImporter({ role: 'us_agent', consentDocumentId: DOCUMENT_ID })],
    [draft, sampleEligibility(SIGNED), withdrawn],
  );
  const { address } = render(VIEW);
  const details = await dialog('Harbor Foods LLC');
  expect(await details.findByRole('link', { name: 'Consent of Mekong Foods' })).toBeVisible();
  expect(details.getByRole('link', { name: 'Download broker block' })).toHaveAttribute(
    'href',
    `/api/importers/${IMPORTER_ID}/broker-block.csv`,
  );
  const entryOf = async (name: string) => within((await details.findByText(name)).closest('li')!);
  const first = await entryOf('2024, human food, version 1');
  for (const text of ['Draft', 'Not a very small importer', 'Takes effect once signed'])
    expect(first.getByText(text)).toBeVisible();
  expect(first.getByText('Average $2,000,000.00, not below the cut-off of $1,171,583.00')).toBeVisible();
  const signed = await entryOf('2023, human food, version 1');
  for (const text of ['Signed', 'Very small importer', 'Signed by Quinn Park on Mar 6, 2026, 9:30 AM'])
    expect(signed.getByText(text)).toBeVisible();
  expect(signed.getByText('Average $500,033.58, below the cut-off of $1,171,583.00')).toBeVisible();
  expect((await entryOf('2023, animal food, version 1')).getByText('Not in effect')).toBeVisible();
  await press(details, 'View 2023, human food, version 1');
  expect(address()).toBe(`${VIEW}&eligibility=${ELIGIBILITY_ID}`);
  expect(await (await dialog('Eligibility for 2023, human food')).findByText('$500,000.50')).toBeVisible();
});

test('eligibilities that could not be loaded offer a retry; the importer is shown', async () => {
  serve([sampleImporter()]);
  host.fail(listImporterEligibilities, 503);
  render(VIEW);
  const details = await dialog('Harbor Foods LLC');
  expect(await details.findByText('The eligibilities could not be loaded')).toBeVisible();
  expect(details.getByText('117483265')).toBeVisible();
  serve([sampleImporter()]);
  await press(details, 'Retry');
  expect(await details.findByText(/^Not determined\. Needed only/)).toBeVisible();
});

test('an eligibility is drafted for the years that its year asks for; a missing cut-off is said in words', async () => {
  serve([sampleImporter()]);
  const { address } = render(VIEW);
  await press(await dialog('Harbor Foods LLC'), 'Determine eligibility');
  const form = await dialog('Determine eligibility');
  const year = form.getByRole('spinbutton', { name: /^Year/ });
  await userEvent.clear(year);
  await userEvent.type(year, '2023');
  for (const [at, counted] of [2019, 2020, 2021].entries()) {
    if (at === 0) await press(form, 'Save draft');
    if (at === 0) expect(await form.findAllByText(/^Enter an amount in US dollars/)).toHaveLength(3);
    await userEvent.type(form.getByRole('spinbutton', { name: new RegExp(`^Sales in ${counted}`) }), '1000.5');
  }
  const missing = 'The reference data has no cut-off for human food of 2021.';
  host.fail(createImporterEligibility, 409, { detail: missing });
  await press(form, 'Save draft');
  expect(await form.findByText(missing)).toBeVisible();
  // In the same tab the amounts would be lost.
  const link = form.getByRole('link', { name: 'Reference data (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/admin?section=reference-data&new=size_cutoffs');
  expect(link).toHaveAttribute('target', '_blank');
  serve([sampleImporter()], [sampleEligibility()]);
  host.answer(createImporterEligibility, sampleEligibility());
  await press(form, 'Save draft');
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(host.requests(createImporterEligibility).at(-1)).toMatchObject({
    params: { id: IMPORTER_ID },
    body: {
      foodClass: 'human',
      year: 2023,
      years: [2019, 2020, 2021].map((one) => ({ year: one, sales: 1000.5, valueWithoutSale: 0 })),
    },
  });
  await waitFor(() => expect(address()).toBe(`${VIEW}&eligibility=${ELIGIBILITY_ID}`));
});

test('a draft is edited, deleted after a question, and signed by qualified individuals only', async () => {
  serve([sampleImporter()], [sampleEligibility({ version: 3 })]);
  host.answer(updateImporterEligibility, sampleEligibility()).answer(deleteImporterEligibility, undefined);
  const at = `${VIEW}&eligibility=${ELIGIBILITY_ID}`;
  const administrator = { ...mockUser, permissions: permissionsOf('administrator') };
  const first = renderInHost(<Importers />, { host, at, user: administrator });
  const read = await dialog('Eligibility for 2023, human food');
  expect(await read.findByText(/has the role Qualified Individual and Administrator signs it\.$/)).toBeVisible();
  expect(await read.findByText('Not signed.')).toBeVisible();
  expect(read.queryByRole('button', { name: 'Sign' })).toBeNull();
  first.unmount();

  const { address } = render(at);
  const details = await dialog('Eligibility for 2023, human food');
  expect(await details.findByRole('button', { name: 'Sign' })).toBeVisible();
  await press(details, 'Edit draft');
  const form = await dialog('Draft eligibility');
  const sales = await form.findByRole('spinbutton', { name: /^Sales in 2019/ });
  await userEvent.clear(sales);
  await userEvent.type(sales, '5');
  await press(form, 'Save draft');
  expect(await screen.findByText('Draft saved')).toBeVisible();
  const [saved] = host.requests(updateImporterEligibility);
  expect(saved).toMatchObject({ params: { id: ELIGIBILITY_ID }, headers: { 'If-Match': '"3"' } });
  expect(saved!.body).toEqual({
    years: [{ year: 2019, sales: 5, valueWithoutSale: 0 }, ...sampleEligibility().years.slice(1)],
  });
  await press(await dialog('Eligibility for 2023, human food'), 'Delete draft…');
  await press(within(await screen.findByRole('alertdialog')), 'Delete');
  expect(await screen.findByText('Draft deleted')).toBeVisible();
  await waitFor(() => expect(address()).toBe(VIEW));
});

test('a signed eligibility shows who signed it, and is changed by a new version only', async () => {
  const draft = sampleEligibility({ id: DOCUMENT_ID, versionNumber: 2 });
  serve([sampleImporter()], [sampleEligibility(SIGNED)]);
  const signature = sampleSignature({
    meaning: 'determined',
    signerName: 'Quinn Park',
    signerTitle: 'Quality Manager',
  });
  host
    .answer(eligibilitySignatures.list, { signatures: [signature], total: 1, recordVersion: 2 })
    .answer(createImporterEligibilityVersion, draft);
  const { address } = render(`${VIEW}&eligibility=${ELIGIBILITY_ID}`);
  const details = await dialog('Eligibility for 2023, human food');
  expect(await details.findByText('Quinn Park, Quality Manager')).toBeVisible();
  for (const name of ['Sign', 'Edit draft', 'Delete draft…'])
    expect(details.queryByRole('button', { name })).toBeNull();
  serve([sampleImporter()], [draft, sampleEligibility(SIGNED)]);
  await press(details, 'New version');
  expect(await dialog('Draft eligibility')).toBeDefined();
  await waitFor(() => expect(address()).toBe(`${VIEW}&eligibility=${DOCUMENT_ID}&draft=${DOCUMENT_ID}`));
  expect(host.requests(createImporterEligibilityVersion)[0]!.params).toEqual({ id: ELIGIBILITY_ID });
});

test('a refused deletion is said in words', async () => {
  serve([sampleImporter()]);
  const REFUSAL = 'This importer has a signed eligibility, which is kept as evidence.';
  host.fail(deleteImporter, 409, { detail: REFUSAL });
  render(VIEW);
  await press(await dialog('Harbor Foods LLC'), 'Delete…');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Harbor Foods LLC?' }));
  await press(question, 'Delete');
  expect(await question.findByText(REFUSAL)).toBeVisible();
});
