import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listLetterRequests } from '@fsvp/contracts/program/letter-request';
import { Database } from '@fsvp/service-kit/database/database';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { contains, equals, letters, oneOf, type List } from '@fsvp/service-kit/lists/list';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { REQUEST_MEMBERS, REQUEST_STATE, REQUESTS, SUPPLIER_NAME } from './read-letter-request.js';

type ListQuery = HandlerInput<typeof listLetterRequests>['query'];

const LIST: List<ListQuery> = {
  name: 'letterRequests',
  from: `letter_requests r left join fsvp_files f on f.id = r.file_id left join foods food on food.id = f.food_id
    left join supplier_directory s on s.id = f.supplier_id`,
  membersFrom: REQUESTS,
  row: 'r',
  members: REQUEST_MEMBERS,
  sorts: {
    dueOn: { sql: 'r.due_on', type: 'date' },
    supplierName: { sql: letters(SUPPLIER_NAME), type: 'text' },
  },
  filters: {
    fileId: equals('r.file_id'),
    supplierId: equals('f.supplier_id'),
    code: oneOf('r.code'),
    state: oneOf(`(${REQUEST_STATE})`),
    dueBy: (day, values) => `r.due_on <= ${values.add(day)}`,
  },
  search: contains('f.number', SUPPLIER_NAME, 'food.name'),
};

/** The list of requests for assurances, as SQL that returns JSON. */
@Injectable()
export class LetterRequestsQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return readList(this.database, LIST, query);
  }
}
