import { Injectable } from '@nestjs/common';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database } from '@fsvp/service-kit/database';
import { listStatement, type ListQuery } from './document-list.queries.js';

/** Read queries; PostgreSQL builds the JSON. */
@Injectable()
export class DocumentsQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return this.database.value<JsonText>(listStatement(query));
  }
}
