import type { ExampleKind } from '@fsvp/contracts/docs/example-ids';
import type { UpstreamName } from '../../config.js';

/** A record of a list; the fields of its type are absent, or as the contracts have them. */
export type Found = { id: string } & Record<string, unknown>;
export type Ids = Partial<Record<ExampleKind, string>>;
/** Reads the records of a list of a service; none if the reader may not read them, or the service does not answer in time. */
export type List = (service: UpstreamName, address: string) => Promise<Found[]>;
