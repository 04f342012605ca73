import { Injectable } from '@nestjs/common';
import type { Day } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { EXPIRES_SOON_DAYS, listDocuments } from '@fsvp/contracts/documents/document';
import { Database } from '@fsvp/service-kit/database/database';
import type { SqlValues } from '@fsvp/service-kit/database/sql';
import { fieldsOf } from '@fsvp/service-kit/http/list-query';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { CountedList } from '@fsvp/service-kit/lists/counted-list';
import { sumRows, type Count, type CountedTable } from '@fsvp/service-kit/lists/counts/count-cache';
import { equals, letters, oneOf } from '@fsvp/service-kit/lists/list';
import { recordMembers } from '@fsvp/service-kit/lists/members';
import { DOCUMENT_CHANGES } from './document-changes.js';
import { foundDocuments, matchesLogged, searchDocuments } from './document-search.js';
import { DocumentEntity } from './document.entity.js';

type ListQuery = HandlerInput<typeof listDocuments>['query'];
type CountedBy = 'type' | 'expiry';

/** By type and expiry: at most 52 groups, however many documents there are. */
function countedOn(day: Day): CountedTable<CountedBy> {
  // The rule of `documentExpiry` in the contracts, and `none` without a date.
  const expiry = (values: SqlValues) => {
    const asOf = `${values.add(day)}::date`;
    return `case when expiry_day < ${asOf} then 'expired' when expiry_day <= ${asOf} + ${EXPIRES_SOON_DAYS} then 'expires_soon'
      when expiry_day is null then 'none' else 'valid' end`;
  };
  return {
    table: 'documents',
    log: DOCUMENT_CHANGES,
    by: ['type', 'expiry'],
    expressions: { expiry },
    matches: matchesLogged,
    counting: (search, values) => `select type, ${expiry(values)} as expiry, count(*)::int as amount
      from ${search ? foundDocuments(search, values) : 'documents where is_active'} group by 1, 2`,
  };
}

/** The stat cards; documents without a date are valid (spec-map: derived-7). */
function toCards(count: Count<CountedBy>): Record<string, number> {
  const total = sumRows(count);
  const expired = sumRows(count, ({ expiry }) => expiry === 'expired');
  const expiresSoon = sumRows(count, ({ expiry }) => expiry === 'expires_soon');
  return { total, valid: total - expired - expiresSoon, expiresSoon, expired };
}

/** Read queries; PostgreSQL builds the JSON. */
@Injectable()
export class DocumentsQueries {
  private readonly documents: CountedList<ListQuery, CountedBy>;

  constructor(database: Database) {
    this.documents = new CountedList<ListQuery, CountedBy>(database, {
      name: 'documents',
      from: 'documents d',
      row: 'd',
      live: 'd.is_active',
      recordType: 'document',
      findsExternalIds: true,
      members: recordMembers(
        DocumentEntity,
        fieldsOf(listDocuments),
        { supplierName: '(select name from supplier_directory where id = d.supplier_id)' },
        'd',
      ),
      sorts: {
        title: { sql: letters('d.title'), type: 'text' },
        type: [
          { sql: 'd.type', type: 'text' },
          { sql: 'd.created_at', type: 'timestamptz', back: true },
        ],
        expirationDate: { sql: 'd.expiration_date', type: 'timestamptz', nullable: true },
        supplierName: {
          sql: letters('s.name'),
          type: 'text',
          nullable: true,
          join: 'join supplier_directory s on s.id = d.supplier_id',
          absent: 'd.supplier_id is null',
        },
      },
      filters: {
        type: oneOf('d.type'),
        supplierId: equals('d.supplier_id'),
        verificationId: equals('d.verification_id'),
        correctiveActionId: equals('d.corrective_action_id'),
      },
      search: searchDocuments,
      counted: countedOn,
      countedBy: { type: 'type' },
      cards: toCards,
    });
  }

  list(query: ListQuery): Promise<JsonText> {
    return this.documents.read(query);
  }
}
