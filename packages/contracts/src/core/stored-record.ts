import * as z from 'zod/mini';
import type { CallDefinition } from './call.js';
import { nullableInstant } from './fields.js';
import type { EventDefinition, Sides } from './event.js';
import type { ServiceName } from './service-name.js';

/** A record that events hold, with all its fields. */
export type StoredSchema = z.ZodMiniObject;

/**
 * How one type of record is stored and published: its events, the fields that they hold, and what the feed of changes shows
 * (ADR 40, ADR 47). For servers; screens load the record's calls only.
 */
export interface StoredRecord {
  /** As `aggregateType` of events, such as 'supplier'. */
  type: string;
  /** In the plural, such as 'Suppliers', of a record that the feed of changes shows. */
  label?: string;
  /** The service of its events; of a record that every service has, any of them. */
  service: ServiceName;
  everyService?: true;
  /** Where a call returns it: by its id, the last parameter, and by its supplier's, if that is the first of two. */
  path?: string;
  /** What its events hold: the complete stored record. */
  schema: StoredSchema;
  events: Readonly<Record<string, EventDefinition>>;
  /** Fields that calls return and changes do not have: they are computed when they are read, or belong to other records. */
  derived: readonly string[];
  /** The stored fields of the response, which a change has. A field that is not in the response is never shown. */
  fields: readonly string[];
  /** Why the feed of changes does not show it. */
  notShown?: string;
}

type Event = Sides & {
  /** Where the event's type does not begin with the type of the record. */
  type?: string;
  /** Where consumers may rely on other parts. */
  data?: z.ZodMiniType;
};
type Events<D extends z.ZodMiniType, E extends Readonly<Record<string, Event>>> = {
  readonly [K in keyof E]: EventDefinition<E[K] extends { data: infer S extends z.ZodMiniType } ? S : D>;
};

interface Declaration<D extends z.ZodMiniType, E extends Readonly<Record<string, Event>>> {
  type: string;
  label?: string;
  service: ServiceName;
  /** Every service has records of this type. */
  everyService?: true;
  /** The name of its schema, if it is not that of the type. */
  id?: string;
  /** The call that returns the record. */
  read?: CallDefinition;
  /** What calls return of it, if no call returns it by its id. */
  response?: { shape: z.core.$ZodShape };
  derived?: readonly string[];
  /** Fields that only events have, besides those of the response; by default the time of a deletion. */
  more?: z.core.$ZodShape;
  /** Why the feed of changes does not show it. */
  notShown?: string;
  /** The part of the record that consumers may rely on. */
  data: D;
  /** By the past tense in the event's type: 'created' of `supplier.created.v1`. */
  events: E;
}

/** 'CorrectiveActionRecord' of 'corrective-action'. */
const schemaId = (type: string) => `${type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Record`;

function defineEvent(
  { type: recordType, service, data }: Pick<StoredRecord, 'type' | 'service'> & { data: z.ZodMiniType },
  name: string,
  { type = `${recordType}.${name}.v1`, before, after, data: own = data }: Event,
): EventDefinition {
  const aggregate = type.startsWith(`${recordType}.`) ? {} : { aggregate: recordType };
  return { service, type, data: own, sides: { before, after }, ...aggregate };
}

/** Declares how a type of record is stored and published. */
export function defineStoredRecord<D extends z.ZodMiniType, E extends Readonly<Record<string, Event>>>(
  declaration: Declaration<D, E>,
): StoredRecord & { events: Events<D, E> } {
  const { type, label, service, everyService, id = schemaId(type), read, derived = [], notShown } = declaration;
  const { more = { deletedAt: nullableInstant } } = declaration;
  const { shape = {} } = declaration.response ?? ((read?.response ?? {}) as { shape?: z.core.$ZodShape });
  const kept = Object.entries(shape).filter(([field]) => !derived.includes(field));
  const events = Object.entries(declaration.events).map(([name, event]) => [
    name,
    defineEvent(declaration, name, event),
  ]);
  return {
    type,
    ...(label !== undefined && { label }),
    service,
    ...(everyService && { everyService }),
    ...(read && { path: read.path }),
    schema: z.object({ ...Object.fromEntries(kept), ...more }).check(z.meta({ id })),
    events: Object.fromEntries(events) as Events<D, E>,
    derived,
    fields: kept.map(([field]) => field),
    ...(notShown !== undefined && { notShown }),
  };
}

/** The events of a record of every service in one of them. */
export const inService = <E extends Readonly<Record<string, EventDefinition>>>(service: ServiceName, events: E): E =>
  Object.fromEntries(Object.entries(events).map(([name, event]) => [name, { ...event, service }])) as unknown as E;
