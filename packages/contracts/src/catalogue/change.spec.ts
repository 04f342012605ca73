import { describe, expect, it } from '@jest/globals';
import { CHANGE_TYPES, changeEventsOf, CHANGING_RECORDS, type ChangingRecord } from './change.js';
import * as events from './events.js';
import { SERVICES } from '../core/service-name.js';

/** Types of records whose events the feed does not show, and why. A new event belongs here or in CHANGING_RECORDS. */
const NOT_SHOWN: Record<string, string> = {
  user: 'accounts are for administrators',
  session: 'accounts are for administrators',
  'api-token': 'tokens are for administrators and their owners',
  policy: 'a setting, read by GET /api/policies',
  module: 'a release of a screen',
  signing: 'a failed attempt, of which the owner of the account is notified',
  'account-review': 'accounts are for administrators',
  'dead-letter': 'work of administrators',
  'document-link': 'a request between services; the document has the change',
  webhook: 'a setting of administrators',
  'report-run': 'work in progress; who may read a run depends on its type',
};
/** Other events of shown records. */
const NOT_SHOWN_EVENTS: Record<string, string> = {
  'signature.broken.v1': 'a finding, not a change of the signature',
};

const isEvent = (value: unknown): value is events.EventDefinition =>
  typeof value === 'object' && value !== null && 'service' in value && 'type' in value;

/** Every event of every service. */
function listEvents(): events.EventDefinition[] {
  const perService = SERVICES.flatMap((service) => [events.signatureEvents(service), events.deadLetterEvents(service)]);
  return [...Object.values(events), ...perService].flatMap((value: unknown) => {
    if (isEvent(value)) return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).filter(isEvent) : [];
  });
}

function whyNotShown({ service, type }: events.EventDefinition): string | undefined {
  const [recordType = ''] = type.split('.');
  const reason = NOT_SHOWN_EVENTS[type] ?? NOT_SHOWN[recordType];
  return reason ?? (service === 'gateway' ? 'signatures of account reviews are for administrators' : undefined);
}

const all = listEvents();
const records = Object.entries(CHANGING_RECORDS) as [string, ChangingRecord][];

describe('the table of changing records', () => {
  it('knows more than 70 events', () => {
    expect(all.length).toBeGreaterThan(70);
  });

  it.each(all.map((event) => [`${event.service} ${event.type}`, event] as const))('decides about %s', (_, event) => {
    expect(changeEventsOf(event.service).includes(event.type)).toBe(whyNotShown(event) === undefined);
  });

  it('shows nothing of the gateway', () => {
    expect(changeEventsOf('gateway')).toEqual([]);
  });

  it.each(records)('%s has the events of its own type, and fields besides derived ones', (recordType, record) => {
    for (const event of record.events) expect(event.aggregate ?? event.type.split('.')[0]).toBe(recordType);
    expect(record.fields).toEqual(expect.arrayContaining(['id', 'version']));
    expect(record.fields).not.toEqual(expect.arrayContaining(record.derived.length ? [...record.derived] : ['none']));
  });

  it.each(records)('%s shows no secret', (_, { fields }) => {
    expect(fields.filter((field) => /password|secret|token|grant|uploadId|content$/i.test(field))).toEqual([]);
  });
});

describe('changeEventsOf', () => {
  it('takes types of records and of events, and gives a service its own only', () => {
    expect(changeEventsOf('suppliers', ['supplier'])).toEqual([
      'supplier.created.v1',
      'supplier.updated.v1',
      'supplier.deleted.v1',
    ]);
    expect(changeEventsOf('suppliers', ['supplier.deleted.v1', 'document'])).toEqual(['supplier.deleted.v1']);
    expect(changeEventsOf('quality', ['supplier'])).toEqual([]);
  });

  it('names each type once for requests', () => {
    expect(new Set(CHANGE_TYPES).size).toBe(CHANGE_TYPES.length);
    expect(CHANGE_TYPES).toEqual(expect.arrayContaining(['supplier', 'supplier.created.v1', 'record.signed.v1']));
  });
});
