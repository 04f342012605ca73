import * as z from 'zod/mini';
import { type ServiceName, SERVICES } from './service-name.js';

/** The complete record before or after the change, in the fields of its service: kept as evidence. */
const snapshot = z.nullable(
  z.custom<Record<string, unknown>>((value) => typeof value === 'object' && !Array.isArray(value)),
);

/** One event-log row as it is published. Readers ignore unknown fields. */
export const eventEnvelope = z.object({
  id: z.uuid(),
  service: z.enum(SERVICES),
  aggregateType: z.string(),
  aggregateId: z.string(),
  aggregateVersion: z.int(),
  /** `aggregate.past-tense.vN`, such as supplier.updated.v1. */
  type: z.string(),
  actor: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  occurredAt: z.string(),
  before: snapshot,
  after: snapshot,
});
export type EventEnvelope = z.output<typeof eventEnvelope>;

/** Returns the NATS subject of an event: fsvp.<service>.<aggregate>.<past-tense>.<version>. */
export function subjectOf(event: Pick<EventEnvelope, 'service' | 'type'>): string {
  return `fsvp.${event.service}.${event.type}`;
}

/** Whether an event has the record before it, after it, or both. Sometimes: a record that is new, or existed already. */
export interface Sides {
  before: 'never' | 'always' | 'sometimes';
  after: 'never' | 'always';
}
export const NEW: Sides = { before: 'never', after: 'always' };
export const CHANGED: Sides = { before: 'always', after: 'always' };
export const NEW_OR_CHANGED: Sides = { before: 'sometimes', after: 'always' };
export const DELETED: Sides = { before: 'always', after: 'never' };

/** An event type with the parts of `after` (for a deletion: `before`) that consumers may rely on. */
export interface EventDefinition<S extends z.ZodMiniType = z.ZodMiniType> {
  service: ServiceName;
  type: string;
  data: S;
  sides: Sides;
  /** The type of record that it is an entry of, if its name does not begin with it. */
  aggregate?: string;
}

/** The type of record that an event is an entry of. */
export const recordTypeOf = ({ type, aggregate }: Pick<EventDefinition, 'type' | 'aggregate'>): string =>
  aggregate ?? type.split('.')[0] ?? type;
