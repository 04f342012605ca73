import { Injectable } from '@nestjs/common';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database } from '@fsvp/service-kit/database';
import { notFound } from '@fsvp/service-kit/problem.error';
import { likePattern } from '@fsvp/service-kit/sql';

interface ChildListQuery {
  search?: string | undefined;
  limit: number;
  offset: number;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
}

/** The SQL parts of a list of products or evaluations. Must not contain user input. */
interface ChildList {
  table: 'supplier_products' | 'supplier_performance';
  name: string;
  json: string;
  searchColumns: string[];
  sorts: Record<string, string>;
  defaultSort: string;
  newestFirst: string[];
}

const RECORD_JSON = `'id', id, 'version', version, 'createdBy', created_by, 'createdAt', iso(created_at), 'updatedAt', iso(updated_at), 'supplierId', supplier_id`;

export const PRODUCTS: ChildList = {
  table: 'supplier_products',
  name: 'products',
  json: `json_build_object(${RECORD_JSON}, 'productName', product_name, 'productCategory', product_category, 'fdaFoodCode', fda_food_code,
    'description', description, 'riskAssessment', risk_assessment)`,
  searchColumns: ['product_name', 'product_category', 'fda_food_code'],
  sorts: { productName: 'lower(product_name)', createdAt: 'created_at' },
  defaultSort: 'createdAt',
  newestFirst: ['createdAt'],
};

export const EVALUATIONS: ChildList = {
  table: 'supplier_performance',
  name: 'evaluations',
  json: `json_build_object(${RECORD_JSON}, 'evaluationDate', iso(evaluation_date), 'qualityScore', quality_score, 'complianceScore', compliance_score,
    'deliveryScore', delivery_score, 'overallScore', overall_score, 'notes', notes, 'evaluatedBy', evaluated_by)`,
  searchColumns: ['notes'],
  sorts: { evaluationDate: 'evaluation_date', createdAt: 'created_at' },
  defaultSort: 'evaluationDate',
  newestFirst: ['evaluationDate', 'createdAt'],
};

/** Lists a supplier's products and performance evaluations. */
@Injectable()
export class SupplierChildListQueries {
  constructor(private readonly database: Database) {}

  /** @throws 404 when the supplier does not exist */
  async list(childList: ChildList, supplierId: string, query: ChildListQuery): Promise<JsonText> {
    const search = query.search ? likePattern(query.search) : null;
    const where = `where supplier_id = $1 and deleted_at is null and ($2::text is null or ${childList.searchColumns.map((column) => `${column} ilike $2`).join(' or ')})`;
    const sort = query.sort ?? childList.defaultSort;
    const direction = query.order ?? (childList.newestFirst.includes(sort) ? 'desc' : 'asc');
    const order = `${childList.sorts[sort]} ${direction}, id ${direction}`;
    const page = `select ${childList.json} as record from ${childList.table} ${where} order by ${order} limit $3 offset $4`;
    const json = await this.database.value<JsonText | null>({
      name: `${childList.name}-${query.sort ?? ''}-${query.order ?? ''}`,
      text: `select json_build_object('${childList.name}', coalesce((select json_agg(record) from (${page}) page), '[]'),
        'total', (select count(*) from ${childList.table} ${where}))::text from suppliers where id = $1 and deleted_at is null`,
      values: [supplierId, search, query.limit, query.offset],
    });
    if (!json) throw notFound('supplier');
    return json;
  }
}
