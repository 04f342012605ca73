import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  CALENDAR_KIND_LABELS,
  CALENDAR_STATE_LABELS,
  getCalendar,
  type Calendar,
} from '@fsvp/contracts/catalogue/calendar';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { CalendarEntry, CalendarGroup } from '@fsvp/contracts/core/calendar-entry';
import { setLanguage, t } from '@fsvp/ui';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen } from '@testing-library/react';
import { englishIn, showPseudoTexts } from '../testing/pseudo-texts.js';
import CalendarPage from './calendar.page.js';

const DAY = '2027-03-10';
const entry: CalendarEntry = {
  key: '1',
  kind: 'verification',
  day: DAY,
  title: '審査',
  state: 'due',
  recordType: 'verification-activity',
  recordId: '1',
  supplierId: null,
  supplierName: '商店',
  foodId: null,
  foodName: null,
  fileIds: [],
  personId: null,
  personName: null,
  cause: '1',
  href: '/verifications?view=1',
  version: 1,
  updatedAt: '2026-11-02T08:30:00.000Z',
};
const group = (count: number, cause: string): CalendarGroup => ({
  kind: 'verification',
  cause,
  state: 'due',
  title: '審査',
  count,
  entries: [entry],
});
const empty: Calendar = { asOf: today(), from: DAY, to: DAY, total: 0, days: [], kinds: [], unavailable: [] };

beforeEach(() => showPseudoTexts());
afterEach(() => setLanguage('en-US'));

/** Texts of the contracts, which servers send, too, and of the packages, which are converted later. */
const notYet = [
  ...Object.values(CALENDAR_KIND_LABELS),
  ...Object.values(CALENDAR_STATE_LABELS),
  ...['All Suppliers', 'Filters', 'More actions', 'Notifications (F8)', 'Retry', 'Supplier'],
];
const leftOver = (container: Element) =>
  englishIn(container).filter((text) => !notYet.some((known) => text.replace(/^\[(.*):\]$| ·.*/, '$1') === known));

test.each(['month', 'year', 'agenda', 'day'])('all texts of the calendar by %s are in its catalog', async (view) => {
  const groups = [group(1, '1'), group(3, '3')];
  const day = { day: DAY, total: 9, overdue: 2, due: 7, done: 0, groups };
  const answer = { ...empty, total: 9, days: [day], unavailable: ['quality'] } satisfies Calendar;
  const host = new MockHost().answer(getCalendar, answer);
  const { container } = renderInHost(<CalendarPage />, { host, at: `/calendar?view=${view}&day=${DAY}` });
  await screen.findByText(t({ defaultMessage: 'A part of the calendar could not be loaded' }));
  expect(leftOver(container)).toEqual([]);
});

test('an empty calendar with filters is in the catalog, too', async () => {
  const host = new MockHost().answer(getCalendar, empty);
  const { container } = renderInHost(<CalendarPage />, {
    host,
    at: `/calendar?view=month&day=${DAY}&kind=document_end`,
  });
  await screen.findByRole('heading', { level: 2, name: 'март 2027 г.' });
  await screen.findByText(t({ defaultMessage: 'Clear filters' }));
  expect(leftOver(container)).toEqual([]);
});
