import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { listPeople } from '@fsvp/contracts/access/account';
import { getCalendar, type Calendar } from '@fsvp/contracts/catalogue/calendar';
import {
  createCalendarFeed,
  listCalendarFeeds,
  revokeCalendarFeed,
  type CalendarFeed,
} from '@fsvp/contracts/catalogue/calendar-feed';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { CalendarEntry, CalendarGroup } from '@fsvp/contracts/core/calendar-entry';
import { MockHost, mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogs } from '../modules/dialogs.js';
import CalendarPage from './calendar.page.js';

const DAY = '2027-03-10';
const entry = (name: string, over: Partial<CalendarEntry> = {}): CalendarEntry => ({
  key: `verification.${name}`,
  kind: 'verification',
  day: DAY,
  title: name,
  state: 'due',
  recordType: 'verification-activity',
  recordId: name,
  supplierId: null,
  supplierName: 'Delta Spices',
  foodId: null,
  foodName: null,
  fileIds: [],
  personId: null,
  personName: null,
  cause: name,
  href: `/verifications?view=${name}`,
  version: 1,
  updatedAt: '2026-11-02T08:30:00.000Z',
  ...over,
});
const group = (title: string, entries: CalendarEntry[], over: Partial<CalendarGroup> = {}): CalendarGroup => ({
  kind: 'verification',
  cause: title,
  state: 'due',
  title,
  count: entries.length,
  entries,
  ...over,
});
function calendarOf(groups: CalendarGroup[], over: Partial<Calendar> = {}, day = DAY): Calendar {
  const count = (state?: string) =>
    groups.reduce((sum, one) => (state && one.state !== state ? sum : sum + one.count), 0);
  const total = count();
  const one = { day, total, overdue: count('overdue'), due: count('due'), done: count('done'), groups };
  return {
    asOf: today(),
    from: day,
    to: day,
    total,
    days: total ? [one] : [],
    kinds: [],
    unavailable: [],
    ...over,
  };
}
const audit = group('Audit', [entry('Audit')]);
const tests = group('3 tests of Black pepper', [entry('Test 1'), entry('Test 2')], { count: 3 });
const late = group('Late audit', [entry('Late audit', { state: 'overdue' })], { state: 'overdue' });

beforeAll(() => dialogs.read());
let asked: URLSearchParams[];
beforeEach(() => void (asked = []));
const hostOf = (answer: Calendar) =>
  new MockHost()
    .answer(getCalendar, ({ query }) => {
      asked.push(query);
      return answer;
    })
    .answer(listPeople, { people: [{ id: mockUser.id, name: 'Dana Reyes', title: null }], total: 1 })
    .answer(listCalendarFeeds, { feeds: [], total: 0 });
const openPage = (host: MockHost, query = `?view=month&day=${DAY}`) =>
  renderInHost(<CalendarPage />, { host, at: `/calendar${query}` });

test('shows the month in whole weeks, whose entries lead to their records and whose days open', async () => {
  const { address } = openPage(hostOf(calendarOf([late, audit, tests])));
  const button = await screen.findByRole('button', { name: 'Wednesday, March 10, 2027, 5 entries, 1 overdue' });
  expect(Object.fromEntries(asked[0]!)).toMatchObject({ from: '2027-02-28', to: '2027-04-03', groups: '3' });
  const cell = within(button.closest('td')!);
  expect(cell.getByRole('link', { name: 'Due: Audit' })).toHaveAttribute('href', '/verifications?view=Audit');
  expect(cell.getByRole('link', { name: 'Overdue: Late audit' })).toBeVisible();
  expect(cell.getByRole('link', { name: 'Due: 3 tests of Black pepper' })).toHaveAttribute(
    'href',
    `/calendar?view=day&day=${DAY}`,
  );
  const user = userEvent.setup();
  await user.click(button);
  expect(address()).toBe(`/calendar?view=day&day=${DAY}`);
  expect(screen.getByRole('heading', { level: 2, name: 'Wednesday, March 10, 2027' })).toBeVisible();
});

test('is moved by its buttons and by the keyboard', async () => {
  const { address } = openPage(hostOf(calendarOf([audit])));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('April 2027');
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(address()).toBe('/calendar?view=month&day=2027-03-01');
  act(() => screen.getByRole('button', { name: /^Monday, March 1, 2027/ }).focus());
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /^Monday, March 8, 2027/ })).toHaveFocus();
  await user.keyboard('{PageDown}');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('April 2027');
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(address()).toBe('/calendar?view=month');
});

test('lists days in the agenda with their groups, and what is overdue before it', async () => {
  const earlier = calendarOf([late], {}, addDays(today(), -9));
  const host = new MockHost().answer(getCalendar, ({ query }) =>
    query.get('detail') === 'counts' ? earlier : calendarOf([audit, tests], {}, today()),
  );
  const { address } = openPage(host, '?view=agenda');
  expect(await screen.findByRole('link', { name: 'Test 2' })).toHaveAttribute('href', '/verifications?view=Test 2');
  expect(screen.getByText('3 tests of Black pepper')).toBeVisible();
  expect(screen.getByRole('link', { name: '1 more' })).toHaveAttribute('href', `/calendar?view=day&day=${today()}`);
  expect(screen.getByRole('heading', { level: 3, name: /^Today, / })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Show from the first one' }));
  expect(address()).toBe(`/calendar?view=agenda&day=${addDays(today(), -9)}`);
});

test('shows a year by the counts of its days', async () => {
  const { address } = openPage(hostOf(calendarOf([late, audit])), `?view=year&day=${DAY}`);
  const button = await screen.findByRole('button', { name: 'Wednesday, March 10, 2027, 2 entries, 1 overdue' });
  expect(Object.fromEntries(asked[0]!)).toMatchObject({ from: '2027-01-01', to: '2027-12-31', detail: 'counts' });
  expect(screen.getAllByRole('grid')).toHaveLength(12);
  await userEvent.click(button);
  expect(address()).toBe(`/calendar?view=day&day=${DAY}`);
});

test('the year of today opens at the present month, and the focus stays', async () => {
  const shown: Element[] = [];
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  openPage(hostOf(calendarOf([])), '?view=year');
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]!.querySelector('[data-today]')).not.toBeNull();
  expect(document.body).toHaveFocus();
});

test('filters by the address, and offers to clear filters that match nothing', async () => {
  const id = '0197a000-0000-7000-8000-000000000009';
  const { address } = openPage(
    hostOf(calendarOf([])),
    `?view=agenda&day=${DAY}&person=${mockUser.id}&food=${id}&supplier=${id}&kind=document_end`,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(Object.fromEntries(asked[0]!)).toMatchObject({
    supplierId: id,
    foodId: id,
    personId: mockUser.id,
    kind: 'document_end',
  });
  expect(address()).toBe(`/calendar?view=agenda&day=${DAY}`);
  expect(await screen.findByText('Nothing is due or happened in these 30 days')).toBeVisible();
});

test('names what a service that is down leaves out, and retries a calendar that could not be loaded', async () => {
  const host = hostOf(calendarOf([audit], { unavailable: ['quality'] }));
  const { unmount } = openPage(host);
  expect(await screen.findByText(/Missing: activities, corrective actions and inspections\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Due: Audit' })).toBeVisible();
  unmount();
  host.fail(getCalendar, 503);
  openPage(host);
  expect(await screen.findByText('The calendar could not be loaded', {}, { timeout: 5000 })).toBeVisible();
  host.answer(getCalendar, calendarOf([audit]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Due: Audit' })).toBeVisible();
});

test('creates an address for what the screen shows, which is shown once, and revokes it', async () => {
  const feed: CalendarFeed = {
    id: 'f',
    version: 1,
    name: 'Phone',
    filters: { supplierId: null, foodId: null, personId: mockUser.id, kinds: ['document_end'] },
    lastUsedAt: null,
    revokedAt: null,
    createdAt: '2026-11-02T08:30:00.000Z',
  };
  const url = 'https://suite.test/api/calendar-feeds/fsvpcal_x.ics';
  let feeds: CalendarFeed[] = [];
  const bodies: unknown[] = [];
  const host = hostOf(calendarOf([audit]))
    .answer(listCalendarFeeds, () => ({ feeds, total: feeds.length }))
    .answer(createCalendarFeed, ({ body }) => {
      bodies.push(body);
      feeds = [feed];
      return { feed, url };
    })
    .answer(revokeCalendarFeed, () => {
      feeds = [];
      return { ...feed, revokedAt: feed.createdAt };
    });
  openPage(host, `?view=month&day=${DAY}&kind=document_end`);
  const user = userEvent.setup();
  const subscribe = await screen.findByRole('button', { name: 'Subscribe' });
  await act(() => user.click(subscribe));
  const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe' }));
  await user.click(dialog.getByRole('button', { name: 'Create address' }));
  expect(await dialog.findByText('Enter a name')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Phone');
  expect(dialog.getByRole('checkbox', { name: 'Only what the screen shows: Documents that end' })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'Only what I am to do' }));
  await user.click(dialog.getByRole('button', { name: 'Create address' }));
  expect(await dialog.findByRole('textbox', { name: 'Address' })).toHaveValue(url);
  expect(bodies).toEqual([{ name: 'Phone', personId: mockUser.id, kinds: ['document_end'] }]);
  for (const app of ['Outlook', 'Google Calendar', 'Apple Calendar']) expect(dialog.getByText(app)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy address' }));
  expect(await dialog.findByText('Copied.')).toBeVisible();
  expect(await dialog.findByText(/never read$/)).toHaveTextContent('Dana Reyes, Documents that end');
  await user.click(dialog.getByRole('button', { name: 'Revoke Phone' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Revoke Phone?' })).getByRole('button', { name: 'Revoke' }),
  );
  await waitFor(() => expect(dialog.getByText('You have no addresses yet.')).toBeVisible());
});
