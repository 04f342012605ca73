import { expect, test } from '@jest/globals';
import type { CallDefinition } from '@fsvp/contracts/call';
import { today } from '@fsvp/contracts/calendar-day';
import { getFood, listFoods } from '@fsvp/contracts/food';
import { getFsvpPortfolio } from '@fsvp/contracts/file-readiness';
import { createDetermination, listDeterminations, type Determination } from '@fsvp/contracts/determination';
import {
  createFsvpFile,
  deriveFileRegime,
  getFsvpFile,
  listFsvpFiles,
  updateFsvpFile,
  type FsvpFile,
} from '@fsvp/contracts/fsvp-file';
import { deriveRegime, effectiveRegime } from '@fsvp/contracts/fsvp-file/derive-regime';
import { listImporters } from '@fsvp/contracts/importer';
import { determinationSignatures } from '@fsvp/contracts/signature';
import { listSupplierProducts, listSuppliers, type Supplier, type SupplierProduct } from '@fsvp/contracts/supplier';
import { MockHost, mockViewer, offeredWrites, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  FILE_ID,
  FOOD_ID,
  IMPORTER_ID,
  PRODUCT_ID,
  sampleDetermination,
  sampleFile,
  sampleFood,
  sampleImporter,
  SUPPLIER_ID,
} from '../testing/sample-records.js';
import { FsvpFilesPage } from './fsvp-files.page.js';

const page = { next: null, counts: { not_ready: 1, gaps: 0, expiring: 0, ready: 0 } };

/** The server of one file; derive-regime answers as the contract's rule does. */
function hostOf(files: FsvpFile[] = [sampleFile()], determinations: Determination[] = []) {
  const [file = sampleFile()] = files;
  return new MockHost()
    .answer(listFsvpFiles, { fsvpFiles: files, total: files.length, ...page })
    .answer(getFsvpFile, file)
    .answer(listDeterminations, { determinations, total: determinations.length })
    .answer(determinationSignatures.list, { signatures: [], total: 0, recordVersion: 1 })
    .answer(listImporters, { importers: [sampleImporter()], total: 1, ...page })
    .answer(listFoods, { foods: [sampleFood()], total: 1, ...page })
    .answer(getFood, sampleFood())
    .answer(listSuppliers, {
      suppliers: [{ id: SUPPLIER_ID, name: 'Bay Seafood', country: 'Viet Nam' } as Supplier],
      total: 1,
      ...page,
    })
    .answer(listSupplierProducts, {
      products: [{ id: PRODUCT_ID, productName: 'Shrimp 16/20' } as SupplierProduct],
      total: 1,
      ...page,
    })
    .answer(deriveFileRegime, ({ body }) => {
      const derivation = deriveRegime(
        body.facts,
        { ...body.circumstances, supplierCountry: body.supplierCountry },
        { id: body.importerId },
        [],
        { recognisedSystems: [{ country: 'NZ', excludedClasses: [] }] },
        today(),
      );
      const { effective } = effectiveRegime(derivation, null);
      return { effective, proposed: derivation.proposed, candidates: derivation.candidates };
    });
}

const open = (at = '/fsvp-files', host = hostOf()) => renderInHost(<FsvpFilesPage />, { host, at });
const queryOf = (host: MockHost, call: CallDefinition) => host.requests(call).at(-1)!.query;
const dialogOf = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
const view = `/fsvp-files?view=${FILE_ID}`;

test('lists the open files, the worst first, and says how to see the closed ones', async () => {
  const { host } = open();
  await screen.findByText('F-000123');
  const [, row] = screen.getAllByRole('row');
  for (const text of [
    'Bay Seafood',
    'Viet Nam',
    'Frozen shrimp',
    'Standard requirements',
    'Not determined',
    'Not ready',
    '7% · 2 missing',
    'No end',
    'Preparing',
    'No owner',
  ])
    expect(within(row!).getByText(text)).toBeVisible();
  const query = queryOf(host, listFsvpFiles);
  expect(query.getAll('lifecycle')).toEqual(['preparing', 'importing', 'suspended']);
  expect(Object.fromEntries(query)).toMatchObject({ sort: 'readiness', order: 'asc', limit: '50', offset: '0' });
  expect(screen.getByText('Closed files are not listed. Choose them under State.')).toBeVisible();
  expect(screen.getByText('Not legal advice. Check the cited section.')).toBeVisible();
});

test('search, filters and order are in the address and sent to the server', async () => {
  const { host, address } = open(`/fsvp-files?search=bay&state=closed&importer=${IMPORTER_ID}&sort=foodName&order=asc`);
  await screen.findByText('F-000123');
  expect(Object.fromEntries(queryOf(host, listFsvpFiles))).toMatchObject({
    search: 'bay',
    lifecycle: 'closed',
    importerId: IMPORTER_ID,
    sort: 'foodName',
    order: 'asc',
  });
  await userEvent.click(screen.getByRole('combobox', { name: 'State' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Open and closed files' }));
  await waitFor(() => expect(address()).toContain('state=all'));
  await waitFor(() => expect(queryOf(host, listFsvpFiles).has('lifecycle')).toBe(false));
});

test('without files it links what a first one lacks; without open ones it shows the closed ones', async () => {
  const none = hostOf([]).answer(listImporters, { importers: [], total: 0, ...page });
  const { unmount } = open('/fsvp-files', none);
  expect(await screen.findByText(/^No FSVP files yet\./)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Add an importer' })).toHaveAttribute(
    'href',
    '/admin?section=importers',
  );
  expect(screen.queryByRole('link', { name: 'Add a food' })).toBeNull();
  unmount();
  const closed = hostOf().answer(listFsvpFiles, ({ query }) =>
    query.getAll('lifecycle').join() === 'closed'
      ? { fsvpFiles: [sampleFile({ lifecycle: 'closed' })], total: 1, ...page }
      : { fsvpFiles: [], total: 0, ...page },
  );
  open('/fsvp-files', closed);
  await userEvent.click(await screen.findByRole('button', { name: 'Show closed files' }));
  expect(await screen.findByText('F-000123')).toBeVisible();
});

test('the portfolio is a tab of its own, with the counts of open files', async () => {
  const host = hostOf().answer(getFsvpPortfolio, {
    asOf: '2026-11-02',
    suppliers: [],
    foods: [],
    cells: [],
    importers: [],
    countries: [],
    counts: { not_ready: 12, gaps: 3, expiring: 2, ready: 40 },
    supplierTotal: 0,
    foodTotal: 0,
    trend: [],
  });
  // Its chunk suspends the first render.
  const { address } = await act(async () => open('/fsvp-files?tab=portfolio', host));
  expect(await screen.findByText('12')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'List' }));
  expect(await screen.findByText('F-000123')).toBeVisible();
  expect(address()).toBe('/fsvp-files');
});

test('a failed load says so and loads again', async () => {
  const host = hostOf().fail(listFsvpFiles, 503);
  open('/fsvp-files', host);
  expect(await screen.findByText('The FSVP files could not be loaded')).toBeVisible();
  host.answer(listFsvpFiles, { fsvpFiles: [sampleFile()], total: 1, ...page });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('F-000123')).toBeVisible();
});

test('a new file has the only importer; the open file that is in the way is linked', async () => {
  const host = hostOf().fail(createFsvpFile, 409, { detail: 'F-000123 is open for this food from this supplier.' });
  const { address } = open('/fsvp-files?new=1', host);
  const dialog = await dialogOf('Open an FSVP File');
  expect(await dialog.findByDisplayValue('Harbor Foods LLC')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Open File' }));
  expect(await dialog.findByText('Choose a supplier')).toBeVisible();
  for (const [label, name] of [
    [/^Supplier/, 'Bay Seafood'],
    [/^Food/, 'Frozen shrimp'],
  ] as const) {
    await userEvent.type(dialog.getByRole('combobox', { name: label }), name);
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
  }
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Shrimp 16/20' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Open File' }));
  expect(await dialog.findByRole('link', { name: 'Show F-000123' })).toHaveAttribute('href', view);
  host.answer(createFsvpFile, sampleFile());
  await userEvent.click(dialog.getByRole('button', { name: 'Open File' }));
  await waitFor(() => expect(address()).toBe(view));
  expect(host.requests(createFsvpFile).at(-1)!.body).toMatchObject({
    importerId: IMPORTER_ID,
    supplierId: SUPPLIER_ID,
    foodId: FOOD_ID,
    productIds: [PRODUCT_ID],
    ownerId: null,
  });
});

test('a determination shows what fits as answers change, and saves the circumstances before the draft', async () => {
  const host = hostOf()
    .answer(updateFsvpFile, ({ body }) => sampleFile({ ...body, version: 4 }))
    .answer(createDetermination, sampleDetermination());
  open(view, host);
  await userEvent.click(await (await dialogOf(/^FSVP file/)).findByRole('button', { name: 'Determine the regime' }));
  const dialog = await dialogOf('Determine the Regime');
  const exempt = await dialog.findByRole('radio', { name: /^FSVP does not apply/ });
  expect(exempt).toBeDisabled();
  expect(dialog.queryByRole('combobox', { name: 'Who makes the dietary supplement from it?' })).toBeNull();
  expect(dialog.queryByRole('checkbox', { name: /good standing/ })).toBeNull();
  const conditions = await dialog.findByRole('group', { name: 'Which of these do you confirm?' });
  for (const box of within(conditions).getAllByRole('checkbox')) await userEvent.click(box);
  await waitFor(() => expect(exempt).toBeChecked());
  expect(dialog.getByText('21 CFR 1.501(b)(1), code at entry FSX')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: /^Standard requirements/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  expect(await dialog.findByText('Say why it is not "FSVP does not apply", which is proposed')).toBeVisible();
  expect(host.requests(updateFsvpFile)).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'We verify it all the same');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  expect(await screen.findByText('Version 1 of the determination is a draft')).toBeVisible();
  const confirmed = ['subject_to_120_or_123', 'supplier_in_compliance'];
  const [update] = host.requests(updateFsvpFile);
  expect(update!.body).toEqual({ circumstances: { ...sampleFile().circumstances, confirmed } });
  expect(update!.headers['If-Match']).toBe('"3"');
  expect(host.requests(createDetermination)[0]!.body).toEqual({
    chosenRegime: 'standard',
    reason: 'We verify it all the same',
  });
});

test('a regime that the server cannot derive is marked at the choice, and the circumstances are sent once', async () => {
  const host = hostOf()
    .answer(updateFsvpFile, ({ body }) => sampleFile({ ...body, version: 4 }))
    .fail(createDetermination, 422, {
      detail: '"Standard requirements" does not fit the facts of this file.',
      errors: [{ path: 'circumstances.confirmed', message: 'The supplier is in compliance with that part' }],
    });
  open(view, host);
  await userEvent.click(await (await dialogOf(/^FSVP file/)).findByRole('button', { name: 'Determine the regime' }));
  const dialog = await dialogOf('Determine the Regime');
  await userEvent.click(await dialog.findByRole('checkbox', { name: /packed or repacked/ }));
  await waitFor(() => expect(dialog.getByRole('radio', { name: /^Standard requirements/ })).toBeChecked());
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  const group = dialog.getByRole('radiogroup', { name: /^Which regime applies/ });
  await waitFor(() => expect(group).toHaveAccessibleDescription(/does not fit the facts/));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(host.requests(createDetermination)).toHaveLength(2));
  expect(host.requests(updateFsvpFile)).toHaveLength(1);
});

test('all versions are shown: an outdated signed one, and an earlier one to open', async () => {
  const signed = sampleDetermination({ id: FOOD_ID, versionNumber: 2, state: 'signed', outdated: true });
  const first = sampleDetermination({
    state: 'superseded',
    chosenRegime: 'exempt',
    citations: ['G23 A.46'],
    entryCode: 'FSX',
  });
  open(view, hostOf([sampleFile()], [signed, first]));
  const details = await dialogOf(/^FSVP file/);
  expect(await details.findByText('Outdated')).toBeVisible();
  expect(details.getByText('21 CFR 1.502')).toBeVisible();
  expect(details.getByRole('button', { name: 'Determine again' })).toBeVisible();
  await userEvent.click(details.getByRole('button', { name: 'View version 1' }));
  const earlier = await dialogOf('Determination of F-000123, version 1');
  expect(earlier.getByText('FDA policy, not law (guidance of January 2023, A.46)')).toBeVisible();
});

test('an open file moves to its next state, and is closed for good with a reason', async () => {
  const host = hostOf([sampleFile({ lifecycle: 'importing' })]).answer(updateFsvpFile, ({ body }) => sampleFile(body));
  open(view, host);
  const details = await dialogOf(/^FSVP file/);
  await userEvent.click(await details.findByRole('button', { name: 'Suspend' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Suspend: F-000123' }));
  await userEvent.click(question.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(host.requests(updateFsvpFile)[0]?.body).toEqual({ lifecycle: 'suspended' }));
  await userEvent.click(await details.findByRole('button', { name: 'Close file…' }));
  const dialog = await dialogOf('Close F-000123');
  await userEvent.click(dialog.getByRole('button', { name: 'Close for Good' }));
  expect(await dialog.findByText('Say why the file is closed')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'We buy elsewhere');
  await userEvent.click(dialog.getByRole('button', { name: 'Close for Good' }));
  await waitFor(() =>
    expect(host.requests(updateFsvpFile)[1]?.body).toEqual({ lifecycle: 'closed', closeReason: 'We buy elsewhere' }),
  );
});

test('an edit sends only what changed, with If-Match', async () => {
  const host = hostOf().answer(updateFsvpFile, sampleFile());
  open(`/fsvp-files?edit=${FILE_ID}`, host);
  const dialog = await dialogOf('Edit FSVP File');
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Shrimp 16/20' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Update File' }));
  await waitFor(() => expect(host.requests(updateFsvpFile)[0]?.body).toEqual({ productIds: [] }));
  expect(host.requests(updateFsvpFile)[0]!.headers['If-Match']).toBe('"3"');
});

test('a reader sees no control that changes something', async () => {
  const offered = (user?: typeof mockViewer, at = view) =>
    offeredWrites(<FsvpFilesPage />, {
      host: hostOf([sampleFile()], [sampleDetermination()]),
      at,
      shown: 'F-000123',
      ...(user && { user }),
    });
  expect((await offered()).length).toBeGreaterThan(2);
  expect(await offered(mockViewer)).toEqual([]);
  expect(await offered(mockViewer, '/fsvp-files?new=1')).toEqual([]);
  expect(await offered(mockViewer, `/fsvp-files?edit=${FILE_ID}`)).toEqual([]);
  renderInHost(<FsvpFilesPage />, { host: hostOf(), at: view, user: mockViewer });
  const details = await dialogOf(/^FSVP file/);
  expect(await details.findByText(/^Not determined\./)).toBeVisible();
  for (const name of ['Start importing', 'Close file…', 'Determine the regime'])
    expect(details.queryByRole('button', { name })).toBeNull();
});
