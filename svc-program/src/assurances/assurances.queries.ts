import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listAssurances } from '@fsvp/contracts/program/assurance';
import { Database } from '@fsvp/service-kit/database/database';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { contains, equals, letters, oneOf, type List } from '@fsvp/service-kit/lists/list';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { ASSURANCE_MEMBERS, ASSURANCES } from './read-assurance.js';

type ListQuery = HandlerInput<typeof listAssurances>['query'];

const LIST: List<ListQuery> = {
  name: 'assurances',
  from: ASSURANCES,
  row: 'a',
  members: ASSURANCE_MEMBERS,
  sorts: {
    kind: { sql: 'a.kind', type: 'text' },
    effectiveOn: { sql: 'a.effective_on', type: 'date' },
    validUntil: { sql: 'a.valid_until', type: 'date' },
    signerName: { sql: letters('a.signer_name'), type: 'text' },
  },
  filters: { fileId: equals('a.file_id'), importerId: equals('a.importer_id'), kind: oneOf('a.kind') },
  search: contains('a.customer_name', 'a.signer_name', 'a.statement'),
};

/** The list of assurances, as SQL that returns JSON. */
@Injectable()
export class AssurancesQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return readList(this.database, LIST, query);
  }
}
