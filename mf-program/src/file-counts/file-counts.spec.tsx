import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { getFsvpFileCounts } from '@fsvp/contracts/program/file-readiness';
import { listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import type { VerdictCounts } from '@fsvp/contracts/program/readiness/readiness-summary';
import { remoteFacts } from '@fsvp/contracts/modules/remote-facts';
import { MockHost, mockViewer, renderInHost } from '@fsvp/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { sampleFile, SUPPLIER_ID } from '../testing/sample-records.js';
import { FsvpFilesCard } from './fsvp-files.card.js';
import { SupplierFiles } from './supplier-files.js';
import { SupplierRowFiles } from './supplier-row-files.js';

const REMOTE = join(import.meta.dirname, '../../remote.json');
const NONE: VerdictCounts = { ready: 0, expiring: 0, gaps: 0, not_ready: 0 };
const REGIMES = [
  { regime: 'exempt', count: 1 },
  { regime: 'very_small', count: 2 },
] as const;
const VERY_SMALL =
  'Very small importer (2): no periodic verification owed, but a written assurance every two years, §1.512';
const EXEMPT = 'Exempt food (1): no verification owed, §1.501';
const hostWith = (counts: Partial<VerdictCounts>) =>
  new MockHost().answer(getFsvpFileCounts, ({ query }) => ({
    counts: { ...NONE, ...counts },
    suppliers: query
      .getAll('supplierId')
      .map((supplierId) => ({ supplierId, counts: { ...NONE, ...counts }, regimes: [...REGIMES] })),
  }));
const closedFiles = (total: number) => ({
  fsvpFiles: total > 0 ? [sampleFile({ lifecycle: 'closed' })] : [],
  total,
  next: null,
  counts: NONE,
});

test('remote.json offers exactly what the module loads', async () => {
  const { extensions = [], routes } = remoteFacts.parse(JSON.parse(readFileSync(REMOTE, 'utf8')));
  expect(remote.routes.map(({ path }) => path)).toEqual(routes);
  expect(remote.extensions?.map(({ point }) => point)).toEqual(extensions.map(({ point }) => point));
  for (const { load } of remote.extensions!) expect((await load()).default).toBeInstanceOf(Function);
});

test('the card counts the open files by readiness, and each number leads to its files', async () => {
  renderInHost(<FsvpFilesCard />, { host: hostWith({ ready: 1_204, expiring: 3, gaps: 2, not_ready: 7 }) });
  expect(screen.getAllByText('Loading…')).toHaveLength(4);
  const numbers = within(screen.getByRole('group', { name: 'FSVP files by readiness' }));
  for (const [label, value, verdict] of [
    ['Ready', '1,204', 'ready'],
    ['Expiring', '3', 'expiring'],
    ['With gaps', '2', 'gaps'],
    ['Not ready', '7', 'not_ready'],
  ] as const) {
    expect(await numbers.findByRole('link', { name: label })).toHaveAttribute('href', `/fsvp-files?verdict=${verdict}`);
    expect(await within(numbers.getByRole('group', { name: label })).findByText(value)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'View All FSVP files' })).toHaveAttribute('href', '/fsvp-files');
});

test('without files the card says what a file is and where to begin', async () => {
  renderInHost(<FsvpFilesCard />, { host: hostWith({}).answer(listFsvpFiles, closedFiles(0)) });
  expect(await screen.findByText(/^No FSVP files yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start in FSVP Files' })).toHaveAttribute('href', '/fsvp-files');
  expect(screen.queryByRole('group', { name: 'FSVP files by readiness' })).toBeNull();
});

test('with closed files only, the card leads to those', async () => {
  renderInHost(<FsvpFilesCard />, { host: hostWith({}).answer(listFsvpFiles, closedFiles(1)) });
  expect(await screen.findByRole('link', { name: 'Show Closed Files' })).toHaveAttribute(
    'href',
    '/fsvp-files?state=closed',
  );
});

test('a failed load of the card shows Retry, never the empty state', async () => {
  const host = hostWith({}).fail(getFsvpFileCounts, 503);
  renderInHost(<FsvpFilesCard />, { host });
  expect(await screen.findByText('The FSVP files could not be loaded')).toBeVisible();
  expect(screen.queryByText(/^No FSVP files yet/)).toBeNull();
  host.answer(getFsvpFileCounts, { counts: { ...NONE, ready: 5 }, suppliers: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('5')).toBeVisible();
});

test.each<[Partial<VerdictCounts>, string, string]>([
  [{ ready: 3, not_ready: 1 }, 'Files: 3 ready, 1 not', 'bg-red-fill'],
  [{ ready: 2, gaps: 1 }, 'Files: 2 ready, 1 not', 'border-orange-line'],
  [{ gaps: 1, not_ready: 2 }, 'Files: 0 ready, 3 not', 'bg-red-fill'],
  // What ends soon is still complete.
  [{ ready: 2, expiring: 1 }, 'Files: 3 ready', 'bg-yellow-fill'],
  [{ ready: 1 }, 'Files: 1 ready', 'bg-green-fill'],
])('of a supplier with the files %j, the chip is %p and leads to them', async (counts, text, look) => {
  const { host } = renderInHost(<SupplierFiles supplierId={SUPPLIER_ID} />, { host: hostWith(counts) });
  const chip = await screen.findByRole('link', { name: text });
  expect(chip).toHaveAttribute('href', `/fsvp-files?supplierId=${SUPPLIER_ID}`);
  expect(chip.firstChild).toHaveClass(look);
  expect(host.requests(getFsvpFileCounts)[0]!.query.getAll('supplierId')).toEqual([SUPPLIER_ID]);
});

test('a file can be started for a supplier; a viewer only sees that there is none', async () => {
  const section = <SupplierFiles supplierId={SUPPLIER_ID} />;
  const { unmount } = renderInHost(section, { host: hostWith({}) });
  expect(await screen.findByText('No FSVP files yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start an FSVP file' })).toHaveAttribute(
    'href',
    `/fsvp-files?start=${SUPPLIER_ID}`,
  );
  unmount();
  renderInHost(section, { host: hostWith({}), user: mockViewer });
  expect(await screen.findByText('No FSVP files yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Start an FSVP file' })).toBeNull();
});

test('the rows of a page share one call; a supplier without files has no chip, and a failed call says so', async () => {
  const OTHER = SUPPLIER_ID.replace(/.$/, (last) => (last === '1' ? '2' : '1'));
  const page = [SUPPLIER_ID, OTHER];
  const counts = { ...NONE, ready: 2, gaps: 1 };
  const suppliers = [
    { supplierId: SUPPLIER_ID, counts, regimes: [...REGIMES] },
    { supplierId: OTHER, counts: NONE, regimes: [] },
  ];
  const rows = page.map((id) => (
    <p key={id}>
      <SupplierRowFiles supplierId={id} supplierIds={page} />
    </p>
  ));
  const host = new MockHost().answer(getFsvpFileCounts, { counts, suppliers });
  const { unmount, container } = renderInHost(<>{rows}</>, { host });
  expect(await screen.findByRole('link', { name: 'Files: 2 ready, 1 not' })).toHaveAttribute(
    'href',
    `/fsvp-files?supplierId=${SUPPLIER_ID}`,
  );
  // In one line, whose rest is in the tooltip.
  const duties = `${VERY_SMALL} · ${EXEMPT}`;
  expect(screen.getByText(duties)).toHaveAttribute('title', duties);
  expect(container.querySelectorAll('p')[1]).toBeEmptyDOMElement();
  expect(host.requests(getFsvpFileCounts).map(({ query }) => query.getAll('supplierId'))).toEqual([page]);
  unmount();
  renderInHost(<>{rows}</>, { host: new MockHost().fail(getFsvpFileCounts, 503) });
  expect(await screen.findAllByText('Files: not available')).toHaveLength(2);
});

test('a failed load in the supplier’s details can be tried again', async () => {
  const host = hostWith({}).fail(getFsvpFileCounts, 503);
  renderInHost(<SupplierFiles supplierId={SUPPLIER_ID} />, { host });
  expect(await screen.findByText('The FSVP files could not be loaded.')).toBeVisible();
  host.answer(getFsvpFileCounts, {
    counts: NONE,
    suppliers: [{ supplierId: SUPPLIER_ID, counts: { ...NONE, ready: 2 }, regimes: [...REGIMES] }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Files: 2 ready' })).toBeVisible();
  expect(screen.getByText(VERY_SMALL).compareDocumentPosition(screen.getByText(EXEMPT))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
