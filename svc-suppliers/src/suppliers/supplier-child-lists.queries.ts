import { Injectable } from '@nestjs/common';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { externalIdCondition, type ExternalIdQuery } from '@fsvp/service-kit/external-ids/external-id-filter';
import type { PagedQuery } from '@fsvp/service-kit/lists/cursor';
import type { KeyType } from '@fsvp/service-kit/lists/keyset';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import { likePattern, SqlValues } from '@fsvp/service-kit/database/sql';

interface ChildListQuery extends PagedQuery, ExternalIdQuery {
  search?: string | undefined;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  updatedSince?: string | undefined;
  fields?: string[] | undefined;
}

/** The SQL parts of a list of products or evaluations. Must not contain user input. */
interface ChildList {
  table: 'supplier_products' | 'supplier_performance';
  /** Of records with external ids. */
  recordType?: string;
  name: string;
  members: Members;
  searchColumns: string[];
  sorts: Record<string, { sql: string; type: KeyType }>;
  defaultSort: string;
  newestFirst: string[];
}

const RECORD_MEMBERS: Members = {
  id: 'id',
  version: 'version',
  createdBy: 'created_by',
  createdAt: 'iso(created_at)',
  updatedAt: 'iso(updated_at)',
  supplierId: 'supplier_id',
};

const RECORD_SORTS = {
  createdAt: { sql: 'created_at', type: 'timestamptz' },
  updatedAt: { sql: 'updated_at', type: 'timestamptz' },
} as const;

export const PRODUCTS: ChildList = {
  table: 'supplier_products',
  recordType: 'supplier-product',
  name: 'products',
  members: {
    ...RECORD_MEMBERS,
    productName: 'product_name',
    productCategory: 'product_category',
    fdaFoodCode: 'fda_food_code',
    description: 'description',
    riskAssessment: 'risk_assessment',
    externalIds: 'external_ids',
  },
  searchColumns: ['product_name', 'product_category', 'fda_food_code'],
  sorts: { ...RECORD_SORTS, productName: { sql: 'lower(product_name)', type: 'text' } },
  defaultSort: 'createdAt',
  newestFirst: ['createdAt'],
};

export const EVALUATIONS: ChildList = {
  table: 'supplier_performance',
  name: 'evaluations',
  members: {
    ...RECORD_MEMBERS,
    evaluationDate: 'iso(evaluation_date)',
    qualityScore: 'quality_score',
    complianceScore: 'compliance_score',
    deliveryScore: 'delivery_score',
    overallScore: 'overall_score',
    notes: 'notes',
    evaluatedBy: 'evaluated_by',
  },
  searchColumns: ['notes'],
  sorts: { ...RECORD_SORTS, evaluationDate: { sql: 'evaluation_date', type: 'timestamptz' } },
  defaultSort: 'evaluationDate',
  newestFirst: ['evaluationDate', 'createdAt'],
};

/** Lists a supplier's products and performance evaluations. */
@Injectable()
export class SupplierChildListQueries {
  constructor(private readonly database: Database) {}

  /** @throws 404 when the supplier does not exist */
  async list(childList: ChildList, supplierId: string, query: ChildListQuery): Promise<JsonText> {
    const { table, recordType, name, members, searchColumns, sorts, defaultSort, newestFirst } = childList;
    const exists = await this.database.value<boolean>({
      name: 'supplier-exists',
      text: 'select exists (select from suppliers where id = $1 and deleted_at is null)',
      values: [supplierId],
    });
    if (!exists) throw notFound('supplier');
    const values = new SqlValues();
    const pattern = query.search && values.add(likePattern(query.search));
    const sort = query.sort ?? defaultSort;
    const direction = query.order ?? (newestFirst.includes(sort) ? 'desc' : 'asc');
    return readList(this.database, query, {
      name,
      json: jsonSql(members, query.fields),
      from: table,
      conditions: [
        `supplier_id = ${values.add(supplierId)}`,
        'deleted_at is null',
        pattern && `(${searchColumns.map((column) => `${column} ilike ${pattern}`).join(' or ')})`,
        recordType && externalIdCondition(recordType, query, 'id', values),
        query.updatedSince && `updated_at >= ${values.add(query.updatedSince)}::timestamptz`,
      ],
      keys: [
        { ...sorts[sort]!, direction },
        { sql: 'id', type: 'uuid', direction },
      ],
      values,
      scope: supplierId,
    });
  }
}
