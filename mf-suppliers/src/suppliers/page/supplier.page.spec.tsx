import { beforeEach, expect, test } from '@jest/globals';
import { permissionsOf } from '@fsvp/contracts/access/access';
import { getCalendar, type Calendar } from '@fsvp/contracts/catalogue/calendar';
import { listWorkItems, type WorkItem, type WorkItemList } from '@fsvp/contracts/catalogue/work-item';
import type { CalendarGroup, CalendarState } from '@fsvp/contracts/core/calendar-entry';
import { getSupplier, listSupplierPerformance, listSupplierProducts } from '@fsvp/contracts/suppliers/supplier';
import { ExtensionsContext, Route, Routes, type Extension } from '@fsvp/web-kit';
import { MockHost, MockIntersectionObserver, mockUser, mockViewer, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSupplier, SUPPLIER_ID } from '../../testing/sample-records.js';
import { SuppliersPage } from '../suppliers.page.js';
import { scorePoints } from './performance-card.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './change-supplier.js';
import './supplier.page.js';

beforeEach(() => MockIntersectionObserver.install());

const clock = { fsvpStatus: 'overdue' as const, nextVerificationDate: '2025-01-05T00:00:00.000Z' };
const supplier = sampleSupplier({ ...clock, duns: '123456789', fdaRegistrationEnd: '2020-12-31' });
const group = (title: string, state: CalendarState, count = 1): CalendarGroup => ({
  kind: state === 'done' ? 'inspection' : 'verification',
  ...{ cause: title, state, title, count },
  entries: [
    {
      ...{ key: title, kind: 'verification', day: '2026-11-02', title, state, recordType: 'verification-activity' },
      ...{ recordId: '1', supplierId: SUPPLIER_ID, supplierName: null, foodId: null, foodName: 'Black pepper' },
      ...{
        fileIds: [],
        personId: null,
        personName: null,
        cause: title,
        version: 1,
        updatedAt: '2026-11-01T00:00:00.000Z',
      },
      href: `/verifications?view=${count}`,
    },
  ],
});
const dayOf = (day: string, ...groups: CalendarGroup[]) => ({
  day,
  total: groups.length,
  overdue: 0,
  due: 0,
  done: 0,
  groups,
});
const calendarOf = (days: Calendar['days'], unavailable: Calendar['unavailable'] = []): Calendar => ({
  ...{ asOf: '2026-11-28', from: '2025-11-27', to: '2028-01-02', total: days.length, days, kinds: [], unavailable },
});
const work = (key: string, fields: Partial<WorkItem> = {}): WorkItem => ({
  ...{ key, kind: 'file_requirement', title: `Do ${key}`, subject: supplier.name, count: 1, recordType: 'fsvp-file' },
  ...{ recordId: key, fileIds: [], supplierId: SUPPLIER_ID, supplierName: supplier.name, importerId: null },
  ...{ ownerId: null, ownerName: null, dueOn: null, waitingFor: null, group: 'later', snooze: null, handOver: null },
  action: { label: 'Determine', href: `/fsvp-files?view=${key}` },
  ...fields,
});
const workOf = (items: WorkItem[], fields: Partial<WorkItemList> = {}): WorkItemList => ({
  ...{ asOf: '2026-11-28', items, total: items.length, more: 0, unavailable: [] },
  counts: { overdue: 0, today: 0, this_week: 0, waiting: 0, later: 0 },
  ...fields,
});
const hostOf = (calendar = calendarOf([]), items = workOf([])) =>
  new MockHost()
    .answer(listWorkItems, items)
    .answer(getSupplier, supplier)
    .answer(getCalendar, calendar)
    .answer(listSupplierProducts, { products: [], total: 0, next: null })
    .answer(listSupplierPerformance, { evaluations: [], total: 0, next: null });
const broken = Promise.resolve({ default: BrokenPart });
const failing: Extension = {
  ...{ point: 'supplier-page', module: 'mf-audits', title: 'Audits', reload: async () => undefined },
  load: () => broken,
};
function BrokenPart(): never {
  throw new Error('Out of order');
}
const Shown = ({ supplierId = '' }) => <p>{`Foods of ${supplierId}`}</p>;
const loaded = Promise.resolve({ default: Shown });
const shown: Extension = {
  ...failing,
  module: 'mf-foods',
  load: () => loaded,
};
const render = (host: MockHost, options = {}) =>
  act(async () =>
    renderInHost(
      <ExtensionsContext value={[failing, shown]}>
        <Routes>
          <Route path="/suppliers/:id" element={<SuppliersPage />} />
        </Routes>
      </ExtensionsContext>,
      { host, at: `/suppliers/${SUPPLIER_ID}`, ...options },
    ),
  );

test('it has who the supplier is, its parts, and those of other modules, of which one that fails is a line', async () => {
  await render(hostOf());
  expect(await screen.findByRole('heading', { level: 1, name: supplier.name })).toBeVisible();
  expect(screen.getByText('123456789')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Supplier Details' })).toHaveAttribute(
    'href',
    `/suppliers?view=${SUPPLIER_ID}`,
  );
  await act(async () => MockIntersectionObserver.show());
  expect(await screen.findByText(`Foods of ${SUPPLIER_ID}`)).toBeVisible();
  expect(await screen.findByText('Audits could not be loaded')).toBeVisible();
  expect(screen.getByRole('heading', { name: `Products of ${supplier.name}` })).toBeVisible();
  expect(screen.getByRole('heading', { name: `Performance of ${supplier.name}` })).toBeVisible();
});

test('it can be changed there', async () => {
  await render(hostOf());
  const button = await screen.findByRole('button', { name: 'Edit Supplier' });
  await act(() => userEvent.click(button));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Supplier' }));
  expect(await form.findByDisplayValue(supplier.name)).toBeVisible();
});

test('a viewer has no button to change it', async () => {
  await render(hostOf(), { user: mockViewer });
  expect(await screen.findByRole('heading', { level: 1, name: supplier.name })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit Supplier' })).toBeNull();
});

test('one that does not exist is said, with the way back and without other parts', async () => {
  const detail = 'There is no such supplier; it may have been deleted.';
  await render(hostOf().fail(getSupplier, 404, { detail }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All suppliers' })).toHaveAttribute('href', '/suppliers');
  expect(screen.queryByText('Products', { exact: false })).toBeNull();
});

test('the chart has the last overall score of each day, oldest first', () => {
  const evaluation = (evaluationDate: string, overallScore: number | null) => ({ evaluationDate, overallScore });
  expect(
    scorePoints([
      evaluation('2026-03-02T00:00:00.000Z', 90),
      evaluation('2026-03-02T00:00:00.000Z', 80),
      evaluation('2026-02-01T00:00:00.000Z', null),
      evaluation('2026-01-01T00:00:00.000Z', 70),
    ]),
  ).toEqual([
    { day: '2026-01-01', overall: 70 },
    { day: '2026-03-02', overall: 90 },
  ]);
});

test('it says what is next and what happened, and names what could not be loaded', async () => {
  const calendar = calendarOf(
    [
      dayOf('2026-11-02', group('Onsite audit', 'overdue'), group('Pepper arrived', 'done')),
      dayOf('2026-12-05', group('2 tests', 'due', 2)),
    ],
    ['documents'],
  );
  const { host } = await render(hostOf(calendar));
  const next = within(await screen.findByRole('region', { name: 'Next' }));
  await next.findByRole('link', { name: 'Onsite audit' });
  expect(next.getAllByRole('link').map((link) => link.textContent)).toEqual(['Onsite audit', '2 tests']);
  expect(next.getByText('Nov 2, 2026 · Verification activities · Black pepper')).toBeVisible();
  expect(next.getByText('Dec 5, 2026 · Verification activities · 2 entries')).toBeVisible();
  expect(next.getByText('Not all could be loaded: documents.')).toBeVisible();
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
  expect(timeline.queryByRole('link', { name: 'Pepper arrived' })).toBeNull();
  await userEvent.click(timeline.getByRole('radio', { name: 'Past' }));
  expect(await timeline.findByRole('link', { name: 'Pepper arrived' })).toBeVisible();
  expect(timeline.queryByRole('link', { name: 'Onsite audit' })).toBeNull();
  expect(host.requests(getCalendar)).toHaveLength(2);
});

const firstWork = () =>
  workOf(
    [
      work('1', { title: 'Complete Onsite audit', dueOn: '2026-11-02', group: 'overdue', ownerName: 'S. Patel' }),
      work('2', { title: 'Determine Black pepper' }),
      work('3', { kind: 'signature', recordType: 'qualification', action: { label: 'Sign', href: '/admin?x=1' } }),
    ],
    { total: 5, unavailable: ['program'] },
  );

test('what is to be done is first, with the buttons that do it; the calendar does not repeat it', async () => {
  const calendar = calendarOf([dayOf('2026-11-02', group('Onsite audit', 'overdue'))], ['program']);
  const user = { ...mockUser, permissions: permissionsOf('editor') };
  await render(hostOf(calendar, firstWork()), { user });
  const next = within(await screen.findByRole('region', { name: 'Next' }));
  expect(await next.findByRole('link', { name: /^Determine ?: Determine Black pepper$/ })).toHaveAttribute(
    'href',
    '/fsvp-files?view=2',
  );
  expect(next.getByText('Nov 2, 2026 · S. Patel')).toBeVisible();
  expect(
    next.getAllByRole('listitem').map((line) => within(line).queryByText(/^(Overdue|Due|To do)$/)?.textContent),
  ).toEqual(['Overdue', 'To do', 'To do']);
  expect(next.getByText('2 more lines are to be done.')).toBeVisible();
  expect(next.getAllByText('Not all could be loaded: FSVP files.')).toHaveLength(1);
  // Administration is for administrators.
  expect(next.queryByRole('link', { name: /^Sign/ })).toBeNull();
});

test('a viewer reads what is to be done, without buttons', async () => {
  await render(hostOf(calendarOf([]), firstWork()), { user: mockViewer });
  const next = within(await screen.findByRole('region', { name: 'Next' }));
  expect(await next.findByText('Determine Black pepper')).toBeVisible();
  expect(next.queryByRole('link', { name: /Determine/ })).toBeNull();
});
