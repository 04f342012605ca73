import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { listHazards } from '@fsvp/contracts/quality/hazard-analysis';
import { Database } from '@fsvp/service-kit/database/database';
import { withSearchedIds } from '@fsvp/service-kit/external-ids/external-id-filter';
import { fieldsOf } from '@fsvp/service-kit/http/list-query';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { encodeCursor } from '@fsvp/service-kit/lists/cursor';
import { containsText, equals, letters, type List } from '@fsvp/service-kit/lists/list';
import { recordMembers } from '@fsvp/service-kit/lists/members';
import { readPage } from '@fsvp/service-kit/lists/read-list';
import { WITH_SUPPLIER } from '../record-list.js';
import { exportedColumns } from '../signatures/exported-columns.js';
import { HazardAnalysisEntity } from './hazard-analysis.entity.js';

type ListQuery = HandlerInput<typeof listHazards>['query'];

const MEMBERS = recordMembers(HazardAnalysisEntity, fieldsOf(listHazards), {
  ...WITH_SUPPLIER,
  productName: '(select name from product_directory where id = r.product_id)',
});

const text = containsText('r.search_text');
const name = containsText('search_name');

const LIST: List<ListQuery> = {
  name: 'hazards',
  from: 'hazard_analyses r',
  row: 'r',
  recordType: 'hazard-analysis',
  members: MEMBERS,
  sorts: {
    riskScore: { sql: 'r.risk_score', type: 'numeric' },
    hazardType: { sql: 'r.hazard_type', type: 'text' },
    supplierName: {
      sql: letters('d.name'),
      type: 'text',
      join: 'join supplier_directory d on d.id = r.supplier_id',
    },
  },
  filters: { supplierId: equals('r.supplier_id') },
  // Arrays, not subqueries, so that PostgreSQL can combine the indexes on the references and on the record's text.
  search: (search, values, indexed) => `(${text(search, values, indexed)}
    or r.supplier_id = any(array(select id from supplier_directory where ${name(search, values, indexed)}))
    or r.product_id = any(array(select id from product_directory where ${name(search, values, indexed)})))`,
};

/** A page of hazard analyses as JSON, the total, and the ids of unknown products on the page. */
export interface HazardPage {
  json: JsonText;
  total: number;
  unknownProducts: string[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

/** Queries on hazard analyses that return JSON from the database. */
@Injectable()
export class HazardAnalysesQueries {
  constructor(private readonly database: Database) {}

  async list(asked: ListQuery): Promise<HazardPage> {
    const query = await withSearchedIds(this.database, 'hazard-analysis', asked);
    const unknown = `array(select distinct r.product_id from hits join hazard_analyses r using (id)
      where r.product_id is not null and (select id from product_directory where id = r.product_id) is null)`;
    const row = await readPage(this.database, LIST, query, undefined, [`${unknown} as "unknownProducts"`]);
    const { page, last, total, unknownProducts } = row as typeof row & Pick<HazardPage, 'unknownProducts'>;
    return { json: page as JsonText, total, unknownProducts, next: last && encodeCursor(query, last) };
  }
}

/** Every hazard analysis with its signatures, one row each, for reports. */
export const EXPORT_HAZARDS = `select ${exportedColumns('hazard-analysis', MEMBERS)} from hazard_analyses r
  where r.deleted_at is null order by r.created_at, r.id`;
