import { text } from 'node:stream/consumers';
import { CHANGES_BYTES, getChangeHead, listServiceChanges } from '@fsvp/contracts/catalogue/change';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import type { ServiceName } from '@fsvp/contracts/core/service-name';
import type { ChangeHead } from '@fsvp/service-kit/events/changes/change-head.service';
import type { ChangesQueries } from '@fsvp/service-kit/events/changes/changes.queries';
import type { ServiceClient } from '@fsvp/service-kit/http/service-client';

export type ServiceChanges = ResponseOf<typeof listServiceChanges>;

/** Up to where the changes of a service were read. */
export interface Position {
  position: number;
  mark: string;
}

/** The changes of one service, in the order of its event log and without gaps (ADR 40). */
export interface ChangeSource {
  /** The last position, once it is another one, and in any case after a time. */
  waitBeyond(position: number, waitMs: number, signal: AbortSignal): Promise<ResponseOf<typeof getChangeHead>>;
  /** @throws ProblemError with status 400 for a position that is not of this event log */
  read(after: Position, limit: number, signal: AbortSignal): Promise<ServiceChanges>;
}

export type ChangeSources = Partial<Record<ServiceName, ChangeSource>>;
export const CHANGE_SOURCES = Symbol('change sources');

const CALL_MS = 8000;

/** The changes of another service. */
export function remoteSource(client: ServiceClient): ChangeSource {
  return {
    async waitBeyond(position, waitMs, signal) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(waitMs + CALL_MS)]);
      const query = { after: String(position), wait: String(Math.ceil(waitMs / 1000)) };
      const answer = await text(await client.stream(getChangeHead, { query }, limit));
      return JSON.parse(answer) as ResponseOf<typeof getChangeHead>;
    },
    async read({ position, mark }, limit, signal) {
      const query = { after: String(position), mark, limit: String(limit) };
      const limited = AbortSignal.any([signal, AbortSignal.timeout(CALL_MS)]);
      // Not parsed by the schema: a later release of the service may have records of other types.
      return JSON.parse(await text(await client.stream(listServiceChanges, { query }, limited))) as ServiceChanges;
    },
  };
}

/** The changes of this service itself. */
export function ownSource(head: ChangeHead, queries: ChangesQueries): ChangeSource {
  return {
    waitBeyond: (position, waitMs, signal) => head.waitBeyond(position, waitMs, signal),
    async read({ position, mark }, limit) {
      const page = await queries.list({ after: position, mark, limit, maxBytes: CHANGES_BYTES });
      return JSON.parse(page) as ServiceChanges;
    },
  };
}
