import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listHazards } from '@fsvp/contracts/quality/hazard-analysis';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { withSearchedIds } from '@fsvp/service-kit/external-ids/external-id-filter';
import type { Members } from '@fsvp/service-kit/lists/members';
import { encodeCursor } from '@fsvp/service-kit/lists/cursor';
import type { ReadPage } from '@fsvp/service-kit/lists/read-list';
import {
  buildListParts,
  filterByExternalId,
  filterBySupplier,
  createListStatement,
  RECORD_MEMBERS,
  RECORD_SORTS,
  type RecordList,
} from '../list-engine/record-list.js';
import { exportedColumns } from '../signatures/exported-columns.js';

type ListQuery = HandlerInput<typeof listHazards>['query'];

const MEMBERS: Members = {
  ...RECORD_MEMBERS,
  productId: 'r.product_id',
  productName: '(select name from product_directory where id = r.product_id)',
  hazardType: 'r.hazard_type',
  hazardDescription: 'r.hazard_description',
  severity: 'r.severity',
  likelihood: 'r.likelihood',
  riskScore: 'r.risk_score',
  preventiveControls: 'r.preventive_controls',
  monitoringProcedures: 'r.monitoring_procedures',
  correctiveActions: 'r.corrective_actions',
  verificationActivities: 'r.verification_activities',
  recordKeepingProcedures: 'r.record_keeping_procedures',
  conductedBy: 'r.conducted_by',
  conductedAt: 'iso(r.conducted_at)',
  reviewedBy: 'r.reviewed_by',
  reviewedAt: 'iso(r.reviewed_at)',
};

const LIST: RecordList<NonNullable<ListQuery['sort']>> = {
  table: 'hazard_analyses',
  members: MEMBERS,
  searchedNames: { supplier_id: 'supplier_directory', product_id: 'product_directory' },
  sorts: {
    riskScore: { sql: 'r.risk_score', type: 'numeric' },
    hazardType: { sql: 'r.hazard_type', type: 'text' },
    supplierName: { sql: 'lower(d.name)', type: 'text' },
    ...RECORD_SORTS,
  },
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
    const { hits, rows, selected, matching, values } = buildListParts(LIST, query, [
      filterBySupplier(query.supplierId),
      filterByExternalId('hazard-analysis', query),
    ]);
    const text = `with ${hits} select ${selected}, (select count(*) ${matching})::int as total,
      array(select distinct r.product_id from (${rows}) r where r.product_id is not null and (select id from product_directory where id = r.product_id) is null) as "unknownProducts"`;
    const [row] = await this.database.rows<ReadPage & Pick<HazardPage, 'unknownProducts'>>(
      createListStatement(text, values, query),
    );
    const { page, last, total, unknownProducts } = row!;
    return { json: page as JsonText, total, unknownProducts, next: last && encodeCursor(query, last) };
  }
}

/** Every hazard analysis with its signatures, one row each, for reports. */
export const EXPORT_HAZARDS = `select ${exportedColumns('hazard-analysis', MEMBERS)} from hazard_analyses r
  where r.deleted_at is null order by r.created_at, r.id`;
