import { ALL_EVENTS, RECORDS } from './records.js';
import { type EventDefinition, recordTypeOf } from '../core/event.js';
import type { StoredSchema } from '../core/stored-record.js';

/**
 * What the events of each type hold: the complete stored record (ADR 0047). Only servers and tests load this; consumers
 * of the suite rely on the smaller part that each event names (`data`).
 */

/** The record that an event has. @throws for an event of an unknown record */
export function recordOfEvent(event: EventDefinition): StoredSchema {
  const record = RECORDS.get(recordTypeOf(event));
  if (!record) throw new Error(`${event.type} is an event of an unknown record`);
  return record.schema;
}

/** One entry of an event log. */
export interface StoredEvent {
  type: string;
  aggregateType: string;
  before: unknown;
  after: unknown;
}

const BY_TYPE = new Map(ALL_EVENTS.map((event) => [event.type, event]));

/** The paths of `value` that `declared` lacks. */
function undeclared(value: unknown, declared: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const known = (declared as Record<string, unknown> | null)?.[key];
    return known === undefined ? [`${path}.${key} is not declared`] : undeclared(part, known, `${path}.${key}`);
  });
}

function differencesOfSide(name: string, value: unknown, expected: string, record: StoredSchema): string[] {
  if (value === null || value === undefined) return expected === 'always' ? [`${name} is missing`] : [];
  if (expected === 'never') return [`${name} is not null`];
  const result = record.safeParse(value);
  if (result.success) return undeclared(value, result.data, name);
  return result.error.issues.map(({ path, message }) => `${[name, ...path].join('.')}: ${message}`);
}

/** What a stored event has that its schema does not say, one phrase each; none if it is as the document says. */
export function differencesOf({ type, aggregateType, before, after }: StoredEvent): string[] {
  const event = BY_TYPE.get(type);
  if (!event) return [`${type} is not an event of the contracts`];
  const record = recordOfEvent(event);
  const { sides } = event;
  return [
    ...(aggregateType === recordTypeOf(event) ? [] : [`its type of record is ${aggregateType}`]),
    ...differencesOfSide('before', before, sides.before, record),
    ...differencesOfSide('after', after, sides.after, record),
  ].map((difference) => `${type}: ${difference}`);
}
