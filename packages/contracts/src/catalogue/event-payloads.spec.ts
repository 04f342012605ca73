import { describe, expect, it } from '@jest/globals';
import { exampleOfRecord } from '../docs/events/examples.js';
import { EVENT_DESCRIPTIONS } from '../docs/events/descriptions.js';
import { recordTypeOf, type EventDefinition } from '../core/event.js';
import { supplierCreated, supplierDeleted, supplierUpdated } from '../suppliers/supplier.record.js';
import { differencesOf, recordOfEvent } from './event-payloads.js';
import { ALL_EVENTS, RECORDS } from './records.js';

const storedOf = (event: EventDefinition, record: unknown = exampleOfRecord(recordTypeOf(event))) => {
  const { before, after } = event.sides;
  return {
    type: event.type,
    aggregateType: recordTypeOf(event),
    before: before === 'never' ? null : record,
    after: after === 'never' ? null : record,
  };
};
const named = ALL_EVENTS.map((event) => [`${event.service} ${event.type}`, event] as const);

describe('payloads of events', () => {
  it.each(named)('describe %s, with words and an example that consumers can read', (_, event) => {
    expect(differencesOf(storedOf(event))).toEqual([]);
    expect(event.data.safeParse(exampleOfRecord(recordTypeOf(event))).error).toBeUndefined();
    expect(EVENT_DESCRIPTIONS[event.type]).toMatch(/\.$/);
  });

  it('have no words and no record of an event that does not exist', () => {
    const types = ALL_EVENTS.map(({ type }) => type);
    expect(Object.keys(EVENT_DESCRIPTIONS).filter((type) => !types.includes(type))).toEqual([]);
    const recordTypes = new Set(ALL_EVENTS.map(recordTypeOf));
    expect([...RECORDS.keys()].filter((type) => !recordTypes.has(type))).toEqual([]);
  });

  it('have no secret', () => {
    const fields = ALL_EVENTS.flatMap((event) => Object.keys(recordOfEvent(event).shape));
    // `sessionSid` is one, `hazardAnalysisId` is not; `previousSecretUntil` and `passwordChangedAt` are times.
    const isSecret = (field: string) => /secret|password|token/i.test(field) || /(?:^s|S)id$/.test(field);
    expect(fields.filter((field) => isSecret(field) && !/(?:At|Until)$/.test(field))).toEqual([]);
  });
});

describe('differencesOf', () => {
  const record = exampleOfRecord('supplier');

  it('names a field that is missing, has another type or is not declared, at any depth', () => {
    const { country: _, ...without } = record;
    expect(differencesOf(storedOf(supplierCreated, without))[0]).toMatch(/^supplier\.created\.v1: after\.country: /);
    expect(differencesOf(storedOf(supplierCreated, { ...record, fsvpRequired: 'yes' }))).toHaveLength(1);
    expect(differencesOf(storedOf(supplierCreated, { ...record, matchKey: 'x' }))).toEqual([
      'supplier.created.v1: after.matchKey is not declared',
    ]);
    const user = ALL_EVENTS.find(({ type }) => type === 'user.invited.v1')!;
    const identityVerified = { by: 'a', byName: null, at: 'b', how: 'c', note: 'd' };
    expect(differencesOf(storedOf(user, { ...exampleOfRecord('user'), identityVerified }))).toEqual([
      'user.invited.v1: before.identityVerified.note is not declared',
      'user.invited.v1: after.identityVerified.note is not declared',
    ]);
  });

  it('names a side that should be there or should not, another type of record and an unknown event', () => {
    const { type } = supplierUpdated;
    const aggregateType = 'supplier';
    expect(differencesOf({ type, aggregateType, before: null, after: record })).toEqual([`${type}: before is missing`]);
    const deleted = { ...storedOf(supplierDeleted), after: record };
    expect(differencesOf(deleted)).toEqual([`${supplierDeleted.type}: after is not null`]);
    expect(differencesOf({ ...storedOf(supplierUpdated), aggregateType: 'product' })).toEqual([
      `${type}: its type of record is product`,
    ]);
    expect(differencesOf({ type: 'x.made.v1', aggregateType: 'x', before: null, after: {} })).toEqual([
      'x.made.v1 is not an event of the contracts',
    ]);
  });
});
