import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listImporters } from '@fsvp/contracts/program/importer';
import { Database } from '@fsvp/service-kit/database/database';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { contains, equals, letters, oneOf, type List, type OrderColumn } from '@fsvp/service-kit/lists/list';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { IMPORTER_MEMBERS } from './read-importer.js';

type ListQuery = HandlerInput<typeof listImporters>['query'];

const NAME: OrderColumn = { sql: letters('i.legal_name'), type: 'text' };

const LIST: List<ListQuery> = {
  name: 'importers',
  from: 'importers i',
  row: 'i',
  members: IMPORTER_MEMBERS,
  sorts: { legalName: NAME, duns: { sql: 'i.duns', type: 'text' }, role: [{ sql: 'i.role', type: 'text' }, NAME] },
  filters: { active: equals('i.active'), role: oneOf('i.role') },
  search: contains('i.legal_name', 'i.duns', 'i.email', 'i.city'),
};

/** The list of importers, as SQL that returns JSON. */
@Injectable()
export class ImportersQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return readList(this.database, LIST, query);
  }
}
