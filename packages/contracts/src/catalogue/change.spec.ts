import { describe, expect, it } from '@jest/globals';
import { recordTypeOf, type EventDefinition } from '../core/event.js';
import { CHANGE_TYPES, changeEventsOf, CHANGING_RECORDS } from './change.js';
import { ALL_EVENTS, RECORDS } from './records.js';

/** A record that the feed does not show says why; signatures of account reviews are for administrators. */
const isShown = (event: EventDefinition) =>
  event.service !== 'gateway' && RECORDS.get(recordTypeOf(event))?.notShown === undefined;

const records = Object.entries(CHANGING_RECORDS);

describe('the table of changing records', () => {
  it('knows more than 70 events', () => {
    expect(ALL_EVENTS.length).toBeGreaterThan(70);
  });

  it.each(ALL_EVENTS.map((event) => [`${event.service} ${event.type}`, event] as const))(
    'decides about %s',
    (_, event) => {
      expect(changeEventsOf(event.service).includes(event.type)).toBe(isShown(event));
    },
  );

  it('names each shown type in words', () => {
    expect(
      [...RECORDS.values()].filter(({ label, notShown }) => (label === undefined) === (notShown === undefined)),
    ).toEqual([]);
  });

  it('shows nothing of the gateway', () => {
    expect(changeEventsOf('gateway')).toEqual([]);
  });

  it.each(records)('%s has the events of its own type, and fields besides derived ones', (recordType, record) => {
    for (const event of record.events) expect(recordTypeOf(event)).toBe(recordType);
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
