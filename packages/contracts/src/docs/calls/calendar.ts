import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';

const TITLE = 'Onsite audit: Chickpea flour (Salmonella)';
const ENTRY = {
  key: `verification.${EXAMPLE_IDS.verification}`,
  kind: 'verification',
  day: '2026-11-30',
  title: TITLE,
  state: 'due',
  recordType: 'verification-activity',
  recordId: EXAMPLE_IDS.verification,
  supplierId: EXAMPLE_IDS.supplier,
  supplierName: 'Bikaji Foods International Limited',
  foodId: EXAMPLE_IDS.food,
  foodName: 'Chickpea flour',
  fileIds: [EXAMPLE_IDS.fsvpFile],
  personId: null,
  personName: 'Sana Patel',
  cause: `verification.audit.${EXAMPLE_IDS.food}`,
  href: `/verifications?view=${EXAMPLE_IDS.verification}`,
  version: 2,
  updatedAt: '2026-11-02T08:30:00.000Z',
};
const FEED = {
  id: EXAMPLE_IDS.calendarFeed,
  version: 1,
  name: 'Outlook at work',
  filters: { supplierId: EXAMPLE_IDS.supplier, foodId: null, personId: null, kinds: ['verification', 'document_end'] },
  lastUsedAt: null,
  revokedAt: null,
  createdAt: '2026-11-02T08:00:00.000Z',
};
const FILE = `fsvpcal_${'x'.repeat(43)}.ics`;

export const CALENDAR_CALLS: CallsDocs = {
  getCalendar: {
    description:
      'Entries of all services: activities, corrective actions, reevaluations and what ends on their due day; what was completed, signed, received, added or arrived on the day on which it happened. Entries of one day with the same kind, state and subject are one group. A service that does not answer is named in `unavailable`. A period has at most 400 days, or 1,200 for one supplier.',
    response: {
      asOf: '2026-11-24',
      from: '2026-11-01',
      to: '2026-11-30',
      total: 1,
      days: [
        {
          day: '2026-11-30',
          total: 1,
          overdue: 0,
          due: 1,
          done: 0,
          groups: [
            { kind: 'verification', cause: ENTRY.cause, state: 'due', title: TITLE, count: 1, entries: [ENTRY] },
          ],
        },
      ],
      kinds: [{ kind: 'verification', count: 1 }],
      unavailable: [],
    },
  },
  listCalendarFeeds: {
    description: 'Never with their addresses, of which only hashes are stored.',
    response: { feeds: [FEED], total: 1 },
  },
  createCalendarFeed: {
    description:
      'Anybody who has the address can read the feed until you revoke it, with the role that you have at that time. At most 20 addresses a person. Publishes `calendar-feed.created.v1`.',
    request: {
      name: FEED.name,
      supplierId: EXAMPLE_IDS.supplier,
      kinds: FEED.filters.kinds,
    },
    response: { feed: FEED, url: `https://fsvp.example.org/api/calendar-feeds/${FILE}` },
    problems: ['duplicate', 'wrong-state'],
  },
  revokeCalendarFeed: {
    description: 'Calendars that read it get 410 from then on. Publishes `calendar-feed.revoked.v1`.',
    toTry: 'Put the `id` of an address that `GET /api/calendar-feeds` lists in the address.',
    params: { id: EXAMPLE_IDS.calendarFeed },
    response: { ...FEED, version: 2, revokedAt: '2026-11-02T09:00:00.000Z' },
  },
  readCalendarFeed: {
    description:
      'All-day events of what is due in the next 12 months, or has been overdue for up to 90 days, with alarms 30, 7 and 1 days before: the first 2,000. An event keeps its UID when its day moves. Send the ETag as `If-None-Match`. A revoked address is answered with 410, and 503 is answered while a service does not respond, since calendars delete what is missing. At most 30 reads a minute.',
    toTry: 'The last part of an address from `POST /api/calendar-feeds`.',
    params: { file: FILE },
    plainFailures: true,
    problems: ['link-ended', 'too-many-attempts', 'unavailable'],
  },
};
