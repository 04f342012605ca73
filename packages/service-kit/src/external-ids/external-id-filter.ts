import type { SqlValues } from '../sql.js';

/** The parameters of `externalIdQuery`. */
export interface ExternalIdQuery {
  externalSource?: string | undefined;
  externalId?: string | undefined;
}

/** Whether a list is limited to records with an external id. Such a list is counted for each page. */
export function asksForExternalId({ externalSource, externalId }: ExternalIdQuery): boolean {
  return externalSource !== undefined || externalId !== undefined;
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
  if (!asksForExternalId({ externalSource, externalId })) return undefined;
  const conditions = [
    `record_type = '${recordType}'`,
    externalSource !== undefined && `source = ${values.add(externalSource)}`,
    externalId !== undefined && `external_id = ${values.add(externalId)}`,
  ].filter(Boolean);
  const found = `select record_id from external_ids where ${conditions.join(' and ')}`;
  // The few records with one id are read by their primary keys; those of a source can be all.
  return externalId === undefined ? `${idSql} in (${found})` : `${idSql} = any(array(${found}))`;
}
