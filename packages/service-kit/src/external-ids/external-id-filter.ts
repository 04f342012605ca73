import type { Database } from '../database/database.js';
import type { SqlValues } from '../database/sql.js';

/** The parameters of `externalIdQuery`. */
export interface ExternalIdQuery {
  externalSource?: string | undefined;
  externalId?: string | undefined;
}

/** What a list with external ids is asked for. */
export interface SearchedQuery extends ExternalIdQuery {
  search?: string | undefined;
  /** The records whose external id is the searched text (`withSearchedIds`). */
  searchedIds?: string[];
}

/** Somebody who types a text searches its first letters too. The parameter `externalId` finds ids as short. */
const SHORTEST_SEARCHED = 3;

/** The records whose external id is the whole of a searched text. */
export async function findByExternalId(database: Database, recordType: string, search: string): Promise<string[]> {
  const found = await database.rows<{ record_id: string }>({
    name: 'searched-external-id',
    text: 'select distinct record_id from external_ids where record_type = $1 and external_id = $2',
    values: [recordType, search],
  });
  return found.map(({ record_id }) => record_id);
}

/** A query with the records whose external id is the searched text. */
export async function withSearchedIds<Q extends SearchedQuery>(
  database: Database,
  recordType: string,
  query: Q,
): Promise<Q> {
  const { search } = query;
  if (!search || search.length < SHORTEST_SEARCHED) return query;
  return { ...query, searchedIds: await findByExternalId(database, recordType, search) };
}

/**
 * Reads a list with kept counts, which know nothing of external ids: it is read again if the searched text is one. Both begin
 * at the same time, so that the search of a text that is none takes no longer.
 */
export async function readSearched<Q extends SearchedQuery, R>(
  database: Database,
  recordType: string,
  query: Q,
  read: (query: Q) => Promise<R>,
): Promise<R> {
  const [withIds, response] = await Promise.all([withSearchedIds(database, recordType, query), read(query)]);
  return withIds.searchedIds?.length ? read(withIds) : response;
}

/** Whether a list depends on external ids. Such a list is counted for each page. */
export function asksForExternalId({ externalSource, externalId, searchedIds }: SearchedQuery): boolean {
  return externalSource !== undefined || externalId !== undefined || Boolean(searchedIds?.length);
}

/**
 * SQL of the condition that a record has the external id that a query asks for; undefined if it asks for none.
 * @param idSql SQL of the record's id
 */
export function externalIdCondition(
  recordType: string,
  { externalSource, externalId }: ExternalIdQuery,
  idSql: string,
  values: SqlValues,
): string | undefined {
  if (externalSource === undefined && externalId === undefined) return undefined;
  const conditions = [
    `record_type = '${recordType}'`,
    externalSource !== undefined && `source = ${values.add(externalSource)}`,
    externalId !== undefined && `external_id = ${values.add(externalId)}`,
  ].filter(Boolean);
  const found = `select record_id from external_ids where ${conditions.join(' and ')}`;
  // The few records with one id are read by their primary keys; those of a source can be all.
  return externalId === undefined ? `${idSql} in (${found})` : `${idSql} = any(array(${found}))`;
}
