import * as z from 'zod/mini';
import { defineCall, type CallDefinition, type DeclaredCall } from './call.js';
import { externalId, externalSource } from './external-ids.js';
import { recordQuery } from './fields.js';

const params = z.object({ externalSource, externalId });

/** The calls of one collection: what finds a record by an id of another system, sets it, and creates and reads it by its own id. */
export interface ExternalIdCalls<
  C extends CallDefinition = CallDefinition,
  R extends CallDefinition = CallDefinition,
  U extends CallDefinition = CallDefinition,
> {
  /** The type of the records. */
  recordType: string;
  get: CallDefinition<typeof params, typeof recordQuery, undefined, NonNullable<R['response']>>;
  set: CallDefinition<typeof params, undefined, NonNullable<U['body']>, NonNullable<R['response']>>;
  create: C;
  read: R;
}

/**
 * Declares the calls that name a record of a collection by an id of another system.
 * @param name in the ids of the calls: 'Supplier' of `getSupplierByExternalId`
 */
export function defineExternalIdCalls<C extends DeclaredCall, R extends DeclaredCall, U extends DeclaredCall>(
  { recordType, name, noun }: { recordType: string; name: string; noun: string },
  { create, read, update }: { create: C; read: R; update: U },
): ExternalIdCalls<C, R, U> {
  const one = {
    path: `${create.path}/by-external-id/{externalSource}/{externalId}`,
    tag: create.tag,
    params,
    response: read.response as NonNullable<R['response']>,
  };
  return {
    recordType,
    get: defineCall({
      ...one,
      id: `get${name}ByExternalId`,
      method: 'GET',
      summary: `One ${noun}, by its id in another system`,
      access: read.access,
      query: recordQuery,
    }),
    set: defineCall({
      ...one,
      id: `set${name}ByExternalId`,
      method: 'PUT',
      summary: `Create or update a ${noun}, by its id in another system`,
      access: update.access,
      body: update.body as NonNullable<U['body']>,
      creates: true,
    }),
    create,
    read,
  };
}
