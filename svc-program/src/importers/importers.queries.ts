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

const FOUND = contains('i.legal_name', 'i.duns', 'i.email', 'i.city');

const LIST: List<ListQuery> = {
  name: 'importers',
  from: 'importers i',
  row: 'i',
  members: IMPORTER_MEMBERS,
  sorts: { legalName: NAME, duns: { sql: 'i.duns', type: 'text' }, role: [{ sql: 'i.role', type: 'text' }, NAME] },
  filters: { active: equals('i.active'), role: oneOf('i.role') },
  search: (search, values, indexed) => {
    const found = FOUND(search, values, indexed);
    const digits = search.replace(/[\s\p{Pd}]/gu, '');
    // A DUNS number is stored without the hyphens that are printed.
    return /^\d+$/.test(digits) ? `(${found} or i.duns like ${values.add(`%${digits}%`)})` : found;
  },
};

/** The list of importers, as SQL that returns JSON. */
@Injectable()
export class ImportersQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return readList(this.database, LIST, query);
  }
}
