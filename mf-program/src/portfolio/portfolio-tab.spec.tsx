import { expect, test } from '@jest/globals';
import { listPeople } from '@fsvp/contracts/access/account';
import { getFsvpPortfolio, type FsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import { listFoods } from '@fsvp/contracts/program/food';
import { listImporters } from '@fsvp/contracts/program/importer';
import { createReportRun, getReportRun, type ReportRun } from '@fsvp/contracts/reports/report';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { MockHost, mockUser, mockViewer, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { largePortfolio, samplePortfolio } from '../testing/sample-portfolio.js';
import { FILE_ID, IMPORTER_ID, sampleImporter } from '../testing/sample-records.js';
import { PortfolioTab } from './portfolio-tab.js';

const AT = '/fsvp-files?tab=portfolio';

function hostOf(portfolio: FsvpPortfolio = samplePortfolio()) {
  return new MockHost()
    .answer(listPeople, { people: [{ id: mockUser.id, name: 'Alma Reyes', title: null }], total: 1 })
    .answer(getFsvpPortfolio, portfolio)
    .answer(listImporters, { importers: [sampleImporter()], total: 1, next: null });
}

const open = (at = AT, host = hostOf(), user = mockUser) => renderInHost(<PortfolioTab />, { host, at, user });
const queryOf = (host: MockHost) => Object.fromEntries(host.requests(getFsvpPortfolio).at(-1)!.query);
const CHICKPEAS = 'Rajasthan Snacks, Fried chickpea snacks: Not ready, 7 percent, 13 missing';

test('is a grid of suppliers by foods, with a name for every place', async () => {
  open();
  const grid = await screen.findByRole('grid', { name: 'Suppliers by foods' });
  expect(grid).toHaveAttribute('aria-rowcount', '3');
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map((head) => head.getAttribute('aria-label') ?? head.textContent),
  ).toEqual([
    'Supplier',
    'Fried chickpea snacks, worst: Not ready',
    'Frozen shrimp, worst: With gaps',
    'Dried mango, worst: Ready',
  ]);
  expect(within(grid).getByRole('rowheader', { name: 'Bay Seafood, Viet Nam, worst: With gaps' })).toBeVisible();
  const file = within(grid).getByRole('link', { name: CHICKPEAS });
  expect(file).toHaveAttribute('href', `/fsvp-files?view=${samplePortfolio().cells[0]!.fileId}`);
  expect(file).toHaveTextContent('Not ready7%');
  expect(grid).toHaveAccessibleDescription('Blank: no file. Choose a blank place to open one.');
  expect(within(grid).queryByText(/No file/)).toBeNull();
  expect(screen.getByText(/2 suppliers and 3 foods, the worst first\. As of Nov 25, 2026\./)).toBeVisible();
});

test('a file whose regime is not determined counts nothing and is not red', async () => {
  const sample = samplePortfolio();
  open(
    AT,
    hostOf({
      ...sample,
      suppliers: sample.suppliers.map((one) => ({ ...one, determined: false })),
      cells: sample.cells.map((cell) => ({ ...cell, determined: cell.verdict !== 'not_ready', percent: 0 })),
    }),
  );
  const place = await screen.findByRole('link', { name: /Chickpea|chickpea/ });
  expect(place).toHaveAccessibleName('Rajasthan Snacks, Fried chickpea snacks: Not ready, 0 percent, not determined');
  expect(place.className).not.toMatch(/bg-red/);
  const heads = screen.getAllByRole('rowheader');
  expect(heads.map((head) => head.querySelector('svg')!.getAttribute('class'))).toEqual([
    expect.stringContaining('neutral'),
    expect.stringContaining('orange'),
  ]);
});

test('is one tab stop; arrows, Home and End move in it, and Enter opens the file', async () => {
  const { address } = open();
  const first = await screen.findByRole('link', { name: CHICKPEAS });
  expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
  act(() => first.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Blank' })[0]);
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /^Bay Seafood, Frozen shrimp: 2 files/ })).toHaveFocus();
  await userEvent.keyboard('{End}');
  const mango = 'Bay Seafood, Dried mango: Ready, 100 percent';
  expect(screen.getByRole('link', { name: mango })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{Control>}{End}{/Control}{Control>}{Home}{/Control}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/fsvp-files?view=${samplePortfolio().cells[0]!.fileId}`));
});

test('Enter on a blank place opens the form of a file with its supplier and food; a reader has only the legend', async () => {
  const { address, unmount } = open();
  const first = await screen.findByRole('link', { name: CHICKPEAS });
  act(() => first.focus());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  const { suppliers, foods } = samplePortfolio();
  await waitFor(() => expect(address()).toBe(`${AT}&new=1&newSupplier=${suppliers[0]!.id}&newFood=${foods[1]!.id}`));
  unmount();
  open(`${AT}&verdict=gaps`, hostOf(), mockViewer);
  const grid = await screen.findByRole('grid');
  expect(grid).toHaveAccessibleDescription('Blank: no file that matches these filters.');
  expect(within(grid).getAllByRole('gridcell', { name: 'Blank' })).toHaveLength(3);
  expect(within(grid).queryByRole('button', { name: 'Blank' })).toBeNull();
});

test('lists the files of several importers in one place, and marks what is judged again', async () => {
  open();
  const place = await screen.findByRole('button', {
    name: 'Bay Seafood, Frozen shrimp: 2 files, the worst With gaps, 92 percent, 1 missing, being reassessed',
  });
  expect(place).toHaveTextContent('With gaps92% · 2 files');
  await userEvent.click(place);
  const list = within(await screen.findByRole('dialog', { name: 'Files of Bay Seafood for Frozen shrimp' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'F-000002, Harbor Foods LLC',
    'F-000003, Pier 9 Imports',
  ]);
  expect(list.getByText('Being reassessed')).toBeInTheDocument();
  expect(screen.getByText('1 file is being reassessed. The last known state is shown.')).toBeVisible();
});

test('counts the verdicts, the share that is ready, and shows the trend day by day', async () => {
  open();
  const counts = within(await screen.findByRole('group', { name: 'Files by verdict' }));
  await waitFor(() => expect(counts.getByRole('group', { name: 'Ready' })).toHaveTextContent('2'));
  expect(screen.getByText('50%')).toBeVisible();
  expect(screen.getByText('2 of 4 open files are ready.')).toBeVisible();
  const trend = screen.getByRole('slider', { name: 'Open files by verdict on each day' });
  expect(trend).toHaveAttribute('aria-valuetext', 'Nov 25, 2026: Not ready 1, With gaps 1, Expiring 0, Ready 2');
  act(() => trend.focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(trend).toHaveAttribute('aria-valuetext', 'Nov 24, 2026: Not ready 3, With gaps 0, Expiring 0, Ready 0');
  await userEvent.click(screen.getByRole('button', { name: 'Trend as a table' }));
  const table = within(screen.getByRole('table', { name: 'Open files by verdict on each day' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DayNot readyWith gapsExpiringReady',
    'Nov 25, 20261102',
    'Nov 24, 20263000',
  ]);
});

test('says that the trend starts today while there is one day', async () => {
  const portfolio = samplePortfolio();
  open(AT, hostOf({ ...portfolio, trend: portfolio.trend.slice(-1) }));
  expect(await screen.findByText(/^The trend starts today\./)).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByText(/last 90 days/)).toBeNull();
});

test('has the same data as a table', async () => {
  const { address } = open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Table' }));
  await waitFor(() => expect(address()).toContain('show=table'));
  const table = await screen.findByRole('table', { name: 'Files of the portfolio' });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(5));
  const [, row] = within(table).getAllByRole('row');
  for (const text of [
    'Rajasthan Snacks',
    'India',
    'Fried chickpea snacks',
    'Harbor Foods LLC',
    'Not ready',
    '7%',
    '13',
  ])
    expect(within(row!).getByText(text)).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('filters are in the address and sent to the server', async () => {
  const { host, address } = open(
    `${AT}&importer=${IMPORTER_ID}&country=India&owner=${mockUser.id}&verdict=gaps&missing=HA-1`,
    hostOf(),
    mockViewer,
  );
  await screen.findByRole('grid');
  expect(queryOf(host)).toEqual({
    importerId: IMPORTER_ID,
    country: 'India',
    ownerId: mockUser.id,
    verdict: 'gaps',
    missing: 'HA-1',
  });
  expect(screen.getByRole('combobox', { name: 'Owner' })).toHaveValue('Alma Reyes');
  expect(screen.getByRole('combobox', { name: 'Missing requirement' })).toHaveTextContent('HA-1 Hazard analysis');
  await userEvent.click(screen.getByRole('combobox', { name: 'Country' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Vietnam' }));
  await waitFor(() => expect(queryOf(host).country).toBe('Vietnam'));
  host.answer(
    getFsvpPortfolio,
    samplePortfolio({ suppliers: [], foods: [], cells: [], supplierTotal: 0, foodTotal: 0 }),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Ready' }));
  expect(await screen.findByText('No FSVP files found')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe(AT));
});

test('the filter by country offers each country once, whatever its spellings', async () => {
  const host = hostOf().answer(
    getFsvpPortfolio,
    samplePortfolio({ countries: ['Brasil', 'Brazil', 'Perú', 'Viet Nam', 'Vietnam'] }),
  );
  renderInHost(<PortfolioTab />, { host, at: `${AT}&country=Brasil` });
  const country = await screen.findByRole('combobox', { name: 'Country' });
  await waitFor(() => expect(country).toHaveTextContent('Brazil'));
  await userEvent.click(country);
  await screen.findByRole('option', { name: 'Peru' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All countries',
    'Brazil',
    'Peru',
    'Vietnam',
  ]);
});

test('says what is left out, how to begin, and what failed', async () => {
  const { unmount } = open(AT, hostOf(samplePortfolio({ supplierTotal: 512 })));
  expect(
    await screen.findByText(/Showing the 200 worst of 512 suppliers\. Narrow the filters to see the others\./),
  ).toBeVisible();
  unmount();
  const none = { suppliers: [], foods: [], cells: [], importers: [], countries: [], supplierTotal: 0, foodTotal: 0 };
  const nothing = { total: 0, next: null };
  const empty = open(
    AT,
    hostOf(samplePortfolio({ ...none, counts: { not_ready: 0, gaps: 0, expiring: 0, ready: 0 } }))
      .answer(listImporters, { importers: [], ...nothing })
      .answer(listFoods, { foods: [], ...nothing })
      .answer(listSuppliers, { suppliers: [], ...nothing }),
  );
  expect(await screen.findByText(/^No FSVP files yet\./)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Add an importer' })).toBeVisible();
  empty.unmount();
  const host = hostOf().fail(getFsvpPortfolio, 503);
  open(AT, host);
  expect(await screen.findByText('The portfolio could not be loaded')).toBeVisible();
  expect(screen.queryByText('Share ready')).toBeNull();
  host.answer(getFsvpPortfolio, samplePortfolio());
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('grid')).toBeVisible();
});

test('of 200 by 200 places it renders those that are visible, and keeps the one with the focus', async () => {
  open(AT, hostOf(largePortfolio(200, 200)));
  const grid = await screen.findByRole('grid');
  expect(grid).toHaveAttribute('aria-rowcount', '201');
  const count = () => grid.querySelectorAll('[data-place]').length;
  expect(count()).toBeLessThan(600);
  act(() => grid.querySelector<HTMLElement>('[data-place="0:0"]')!.focus());
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(screen.getByRole('link', { name: /^Supplier 200, Food 200: / })).toHaveFocus();
  expect(count()).toBeLessThan(1200);
});

test('on paper it is tables of a few foods, with words beside colors', async () => {
  open();
  await screen.findByRole('grid');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const [table] = screen.getAllByRole('table');
  expect(within(table!).getByRole('rowheader', { name: /^Rajasthan Snacks/ })).toBeInTheDocument();
  expect(screen.getByText('Blank: no file.')).toBeInTheDocument();
  expect(table).toHaveTextContent('Not ready7%, 13 missing');
  expect(table).toHaveTextContent('With gaps92%, 1 missing, being reassessed');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('table')).toBeNull();
});

test('on a narrow screen it is cards of suppliers with their foods', async () => {
  const width = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth')!;
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => 340 });
  try {
    open();
    const card = within(await screen.findByRole('region', { name: 'Bay Seafood' }));
    expect(card.getAllByRole('link').map((link) => link.querySelector(':not([aria-hidden])')?.textContent)).toEqual([
      'Frozen shrimp, Harbor Foods LLC, With gaps, 92 percent, 1 missing, being reassessed',
      'Frozen shrimp, Pier 9 Imports, Ready, 100 percent',
      'Dried mango, Harbor Foods LLC, Ready, 100 percent',
    ]);
    expect(screen.queryByRole('grid')).toBeNull();
  } finally {
    Object.defineProperty(Element.prototype, 'clientWidth', width);
  }
});

test('an export has the report made with the importer and the supplier, and leads to it', async () => {
  const run = {
    id: FILE_ID,
    type: 'fsvp-readiness',
    dateFrom: null,
    dateTo: null,
    recordId: null,
    actor: null,
    status: 'done',
    progress: 100,
    rows: 30,
    summary: {},
    error: null,
    formats: ['json', 'csv', 'xlsx', 'pdf'],
    createdBy: null,
    createdAt: '2026-11-25T10:00:00.000Z',
    finishedAt: '2026-11-25T10:00:02.000Z',
  } satisfies ReportRun;
  const states = [{ ...run, status: 'running' as const, progress: 40 }, run];
  const host = hostOf()
    .answer(createReportRun, { ...run, status: 'queued', progress: 0 })
    .answer(getReportRun, () => (states.length > 1 ? states.shift()! : states[0]!));
  const saved: string[] = [];
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href')!);
  };
  try {
    const { address } = open(`${AT}&importer=${IMPORTER_ID}&verdict=gaps`, host);
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    const menu = await screen.findByRole('menu');
    expect(menu).toHaveTextContent('The files of the chosen importer and supplier');
    expect(menu).toHaveTextContent('Other filters do not apply.');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'XLSX' }));
    expect(await screen.findByText('Export ready', {}, { timeout: 5000 })).toBeVisible();
    expect(host.requests(createReportRun)[0]!.body).toEqual({ type: 'fsvp-readiness', importerId: IMPORTER_ID });
    expect(saved).toEqual([`/api/reports/runs/${FILE_ID}/download?format=xlsx`]);
    // A toast takes clicks from the effects after its first frame on.
    await waitFor(() => userEvent.click(screen.getByRole('button', { name: 'Open in Reports' })));
    await waitFor(() => expect(address()).toBe(`/reports?run=${FILE_ID}`));
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
});
