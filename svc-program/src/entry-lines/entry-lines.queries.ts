import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { CoverageKind, listEntryLines } from '@fsvp/contracts/program/entry-line';
import { Database } from '@fsvp/service-kit/database/database';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { equals, oneOf, type List } from '@fsvp/service-kit/lists/list';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { likePattern } from '@fsvp/service-kit/database/sql';
import { NOT_OURS, OTHER_CODE, SUPPLIER_OF_LINE, UNCOVERED, unknown } from './matching.js';
import { ENTRY_LINE_MEMBERS, ENTRY_LINES } from './read-entry-line.js';

type ListQuery = HandlerInput<typeof listEntryLines>['query'];

const COVERAGE: Record<CoverageKind, string> = {
  without_file: UNCOVERED,
  unknown: unknown(),
  other_code: OTHER_CODE,
  not_ours: NOT_OURS,
};

const LIST: List<ListQuery> = {
  name: 'entryLines',
  from: ENTRY_LINES,
  row: 'l',
  members: ENTRY_LINE_MEMBERS,
  sorts: {
    entryNumber: [
      { sql: 'l.entry_number', type: 'text' },
      { sql: 'l.line_number', type: 'integer' },
    ],
    arrivedOn: { sql: 'l.arrived_on', type: 'date' },
    role: { sql: 'l.role', type: 'text' },
  },
  filters: {
    importerId: equals('l.importer_id'),
    fileId: equals('l.file_id'),
    role: oneOf('l.role'),
    coverage: (kind) => COVERAGE[kind],
    supplierId: (id, values) =>
      `case when l.file_id is null then ${SUPPLIER_OF_LINE} else f.supplier_id end = ${values.add(id)}::uuid`,
    manufacturer: (name, values) =>
      `${SUPPLIER_OF_LINE} is null and l.manufacturer_key is not distinct from manufacturer_key(${values.add(name)})`,
    productCode: equals('l.product_code'),
    arrivedFrom: (day, values) => `l.arrived_on >= ${values.add(day)}::date`,
    arrivedTo: (day, values) => `l.arrived_on <= ${values.add(day)}::date`,
  },
  search: (search, values) =>
    `replace(l.entry_number, '-', '') like upper(${values.add(likePattern(search.replaceAll('-', '')))})`,
};

/** The list of entry lines, as SQL that returns JSON. */
@Injectable()
export class EntryLinesQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return readList(this.database, LIST, query);
  }
}
