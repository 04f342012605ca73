import { listLetterRequests, type LetterRequest } from '@fsvp/contracts/program/letter-request';
import { fieldsOf } from '@fsvp/service-kit/http/list-query';
import { jsonSql, recordMembers, type Members } from '@fsvp/service-kit/lists/members';
import type { EntityManager } from 'typeorm';
import { LetterRequestEntity } from './letter-request.entity.js';

export const REQUESTS = `letter_requests r join fsvp_files f on f.id = r.file_id join importers i on i.id = f.importer_id
  join foods food on food.id = f.food_id left join supplier_directory s on s.id = f.supplier_id`;

/** What became of a request `r` of a file `f`. An assurance of a customer may be for all files of the importer. */
export const REQUEST_STATE = `case when r.closed_on is not null or f.lifecycle = 'closed' then 'closed' when exists (
    select from assurances a where a.kind = r.code and (a.file_id = r.file_id or a.importer_id = f.importer_id)
      and a.deleted_at is null and a.created_at >= r.created_at) then 'answered' else 'open' end`;

export const SUPPLIER_NAME = `coalesce(s.name, '')`;

export const REQUEST_MEMBERS: Members = recordMembers(LetterRequestEntity, fieldsOf(listLetterRequests), {
  fileNumber: 'f.number',
  importerName: 'i.legal_name',
  supplierId: 'f.supplier_id',
  supplierName: SUPPLIER_NAME,
  foodName: 'food.name',
  state: REQUEST_STATE,
});

/** @returns undefined if there is none, or none any more */
export async function readLetterRequest(manager: EntityManager, id: string): Promise<LetterRequest | undefined> {
  const [row] = await manager.query<{ json: LetterRequest }[]>(
    `select ${jsonSql(REQUEST_MEMBERS)} as json from ${REQUESTS} where r.id = $1 and r.deleted_at is null`,
    [id],
  );
  return row?.json;
}
