import { expect, jest, test } from '@jest/globals';
import type { CallDefinition } from '@fsvp/contracts/core/call';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { getFsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import { createFsvpFile, listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import { listImporters } from '@fsvp/contracts/program/importer';
import { listNamesakes } from '@fsvp/contracts/suppliers/namesakes';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { renderInHost, type MockHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostOf, page } from '../testing/fsvp-files-host.js';
import { samplePortfolio } from '../testing/sample-portfolio.js';
import { FILE_ID, FOOD_ID, IMPORTER_ID, PRODUCT_ID, sampleFile, SUPPLIER_ID } from '../testing/sample-records.js';
import { FsvpFilesPage } from './fsvp-files.page.js';

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
    '0%',
    'No date',
    'Preparing',
    'No owner',
  ])
    expect(within(row!).getByText(text)).toBeVisible();
  // What is missing is known once it is determined what applies.
  expect(row).not.toHaveTextContent('missing');
  const query = queryOf(host, listFsvpFiles);
  expect(query.getAll('lifecycle')).toEqual(['preparing', 'importing', 'suspended']);
  expect(Object.fromEntries(query)).toMatchObject({ sort: 'readiness', order: 'asc', limit: '50', offset: '0' });
  expect(screen.getByText('Closed files are not listed. To see them, choose them under State.')).toBeVisible();
  expect(screen.getByText('Not legal advice. Check the cited section.')).toBeVisible();
});

test('a supplier that shares its name shows its FEI or place instead of the country', async () => {
  const host = hostOf().answer(listNamesakes, {
    suppliers: [{ supplierId: SUPPLIER_ID, fei: null, city: 'Can Tho', country: 'Viet Nam' }],
  });
  open('/fsvp-files', host);
  expect(await screen.findByText('Can Tho, Viet Nam')).toBeVisible();
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

test('readiness is a verdict in words with numbers, and the next due day says how far away it is', async () => {
  const { readiness } = sampleFile();
  const nextDueOn = addDays(today(), 12);
  const determination = { id: FILE_ID, versionNumber: 1, chosenRegime: readiness.regime };
  open(
    '/fsvp-files',
    hostOf([sampleFile({ determination, readiness: { ...readiness, verdict: 'gaps', percent: 92, nextDueOn } })]),
  );
  const [, row] = await screen.findAllByRole('row', { name: /F-000123/ }).then(() => screen.getAllByRole('row'));
  for (const text of ['With gaps', 'in 12 days']) expect(within(row!).getByText(text)).toBeVisible();
  expect(row).toHaveTextContent('92% · 2 missing');
});

test('filters by verdict, with the counts, and by regime, missing requirement, country and supplier', async () => {
  const filters = `verdict=gaps&regime=standard&missing=HA-1&country=Viet+Nam&supplierId=${SUPPLIER_ID}`;
  const { host, address } = open(`/fsvp-files?${filters}`);
  await screen.findByText('F-000123');
  expect(Object.fromEntries(queryOf(host, listFsvpFiles))).toMatchObject({
    verdict: 'gaps',
    regime: 'standard',
    missing: 'HA-1',
    country: 'Viet Nam',
    supplierId: SUPPLIER_ID,
  });
  expect(screen.getByRole('combobox', { name: 'Missing requirement' })).toHaveTextContent('HA-1 Hazard analysis');
  const verdicts = within(screen.getByRole('radiogroup', { name: 'Verdict' }));
  const names = verdicts.getAllByRole('radio').map(({ textContent }) => textContent);
  expect(names).toEqual(['All 57', 'Not ready 12', 'With gaps 3', 'Expiring 2', 'Ready 40']);
  await userEvent.click(verdicts.getByRole('radio', { name: 'Not ready 12' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the filter Supplier: Bay Seafood' }));
  await waitFor(() =>
    expect(address()).toBe('/fsvp-files?regime=standard&missing=HA-1&country=Viet+Nam&verdict=not_ready'),
  );
  expect(queryOf(host, listFsvpFiles).has('supplierId')).toBe(false);
});

test('offers each country of the suppliers once, also by another spelling', async () => {
  const countries = ['Brasil', 'Brazil', 'Perú', 'Viet Nam'];
  const host = hostOf().answer(listSuppliers, ({ query }) => ({
    suppliers: countries
      .filter((country) => country.includes(query.get('search') ?? ''))
      .map((country, at) => ({ id: String(at), name: 'Bay', country }) as never),
    total: 4,
    next: null,
  }));
  open('/fsvp-files', host);
  await screen.findByText('F-000123');
  const country = screen.getByRole('combobox', { name: 'Country' });
  await userEvent.click(country);
  await screen.findByRole('option', { name: 'Brazil' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Brazil', 'Peru', 'Vietnam']);
  await userEvent.type(country, 'VNM');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.click(screen.getByRole('option', { name: 'Vietnam' }));
  await waitFor(() => expect(queryOf(host, listFsvpFiles).get('country')).toBe('Vietnam'));
});

test('asks again while a file is judged again, for a minute at most, and then shows how old the state is', async () => {
  const { readiness } = sampleFile();
  const stale = sampleFile({ readiness: { ...readiness, fresh: false } });
  const host = hostOf([stale]);
  jest.useFakeTimers();
  try {
    open('/fsvp-files', host);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Being reassessed')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(4100));
    expect(host.requests(listFsvpFiles)).toHaveLength(3);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText(/^As of Nov 2, 2026/)).toBeVisible();
    const asked = host.requests(listFsvpFiles).length;
    expect(asked).toBeLessThanOrEqual(31);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(host.requests(listFsvpFiles)).toHaveLength(asked);
  } finally {
    jest.useRealTimers();
  }
});

test('says until when a file is known while a service is unreachable', async () => {
  const { readiness } = sampleFile();
  open(
    '/fsvp-files',
    hostOf([sampleFile({ readiness: { ...readiness, fresh: false, knownUntil: '2026-11-03T12:00:00.000Z' } })]),
  );
  expect(await screen.findByText(/^As of Nov 3, 2026/)).toBeVisible();
  expect(screen.queryByText('Being reassessed')).toBeNull();
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

test('a search that only closed files match says how many, and shows them', async () => {
  const host = hostOf().answer(listFsvpFiles, ({ query }) =>
    query.getAll('lifecycle').join() === 'closed'
      ? { fsvpFiles: [sampleFile({ lifecycle: 'closed' })], total: 2, ...page }
      : { fsvpFiles: [], total: 0, ...page },
  );
  const { address } = open('/fsvp-files?search=bay', host);
  expect(await screen.findByText('2 closed files match.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear search and filters' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show closed files' }));
  expect(await screen.findByText('F-000123')).toBeVisible();
  expect(address()).toBe('/fsvp-files?search=bay&state=closed');
  expect(queryOf(host, listFsvpFiles).get('search')).toBe('bay');
});

test('the portfolio is a tab of its own', async () => {
  const host = hostOf().answer(getFsvpPortfolio, samplePortfolio());
  // Its chunk suspends the first render.
  const { address } = await act(async () => open('/fsvp-files?tab=portfolio', host));
  expect(screen.getByRole('tab', { name: 'Portfolio', selected: true })).toBeVisible();
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

test('a new file begins with the supplier and the food of its address', async () => {
  const { address, host } = open(
    `/fsvp-files?new=1&newSupplier=${SUPPLIER_ID}&newFood=${FOOD_ID}`,
    hostOf().answer(createFsvpFile, sampleFile()),
  );
  const dialog = await dialogOf('Open an FSVP File');
  expect(await dialog.findByDisplayValue('Bay Seafood')).toBeVisible();
  expect(await dialog.findByDisplayValue('Frozen shrimp')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Open File' }));
  await waitFor(() => expect(address()).toBe(view));
  expect(host.requests(createFsvpFile)[0]!.body).toMatchObject({ supplierId: SUPPLIER_ID, foodId: FOOD_ID });
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
  expect(await dialog.findByRole('link', { name: 'Show F-000123 (opens in a new tab)' })).toHaveAttribute('href', view);
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
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(address()).toBe('/fsvp-files'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
