import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import type { listHazards } from '@fsvp/contracts/hazard-analysis';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database } from '@fsvp/service-kit/database';
import {
  buildListParts,
  filterBySupplier,
  createUnpreparedStatement,
  createPreparedStatement,
  RECORD_JSON,
  type RecordList,
} from '../list-engine/record-list.js';
import { exportedColumns } from '../signatures/exported-columns.js';

type ListQuery = HandlerInput<typeof listHazards>['query'];

const MEMBERS = `${RECORD_JSON}, 'productId', r.product_id,
    'productName', (select name from product_directory where id = r.product_id), 'hazardType', r.hazard_type, 'hazardDescription', r.hazard_description,
    'severity', r.severity, 'likelihood', r.likelihood, 'riskScore', r.risk_score, 'preventiveControls', r.preventive_controls,
    'monitoringProcedures', r.monitoring_procedures, 'correctiveActions', r.corrective_actions, 'verificationActivities', r.verification_activities,
    'recordKeepingProcedures', r.record_keeping_procedures, 'conductedBy', r.conducted_by, 'conductedAt', iso(r.conducted_at),
    'reviewedBy', r.reviewed_by, 'reviewedAt', iso(r.reviewed_at)`;

const LIST: RecordList<NonNullable<ListQuery['sort']>> = {
  table: 'hazard_analyses',
  json: `json_build_object(${MEMBERS})`,
  searchedNames: { supplier_id: 'supplier_directory', product_id: 'product_directory' },
  sorts: {
    createdAt: 'r.created_at',
    riskScore: 'r.risk_score',
    hazardType: 'r.hazard_type',
    supplierName: 'lower(d.name)',
  },
};

/** A page of hazard analyses as JSON, the total, and the ids of unknown products on the page. */
export interface HazardPage {
  json: JsonText;
  total: number;
  unknownProducts: string[];
}

/** Queries on hazard analyses that return JSON from the database. */
@Injectable()
export class HazardAnalysesQueries {
  constructor(private readonly database: Database) {}

  async list(query: ListQuery): Promise<HazardPage> {
    const { rows, matching, values } = buildListParts(LIST, query, [filterBySupplier(query.supplierId)]);
    const text = `with page as materialized (${rows})
      select coalesce((select json_agg(${LIST.json}) from page r), '[]')::text as json, (select count(*) ${matching})::int as total,
        array(select distinct r.product_id from page r where r.product_id is not null and (select id from product_directory where id = r.product_id) is null) as "unknownProducts"`;
    const [row] = await this.database.rows<HazardPage>(
      query.search ? createUnpreparedStatement(text, values) : createPreparedStatement(text, values),
    );
    return row as HazardPage;
  }
}

/** Every hazard analysis with its signatures, one row each, for reports. */
export const EXPORT_HAZARDS = `select ${exportedColumns('hazard-analysis', MEMBERS)} from hazard_analyses r
  where r.deleted_at is null order by r.created_at, r.id`;
