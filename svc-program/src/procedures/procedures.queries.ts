import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listProcedures } from '@fsvp/contracts/program/procedure';
import { Database } from '@fsvp/service-kit/database/database';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { contains, equals, letters, oneOf, type List, type OrderColumn } from '@fsvp/service-kit/lists/list';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { PROCEDURE_MEMBERS, PROCEDURES } from './read-procedure.js';

type ListQuery = HandlerInput<typeof listProcedures>['query'];

const VERSION: OrderColumn = { sql: 'p.version_number', type: 'integer' };

const LIST: List<ListQuery> = {
  name: 'procedures',
  from: 'procedures p left join importers i on i.id = p.importer_id',
  membersFrom: PROCEDURES,
  row: 'p',
  members: PROCEDURE_MEMBERS,
  sorts: {
    importerName: [{ sql: letters('i.legal_name'), type: 'text' }, { sql: 'p.code', type: 'text' }, VERSION],
    code: [{ sql: 'p.code', type: 'text' }, VERSION],
    title: { sql: letters('p.title'), type: 'text' },
    effectiveFrom: { sql: 'p.effective_from', type: 'date' },
  },
  filters: { importerId: equals('p.importer_id'), code: oneOf('p.code'), state: oneOf('p.state') },
  search: contains('p.title', 'i.legal_name'),
};

/** The list of procedures, as SQL that returns JSON. */
@Injectable()
export class ProceduresQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return readList(this.database, LIST, query);
  }
}
