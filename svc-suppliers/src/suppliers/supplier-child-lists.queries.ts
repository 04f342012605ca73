import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { listSupplierPerformance, listSupplierProducts } from '@fsvp/contracts/suppliers/supplier';
import { Database } from '@fsvp/service-kit/database/database';
import { fieldsOf } from '@fsvp/service-kit/http/list-query';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { contains, letters, type List, type ListQuery } from '@fsvp/service-kit/lists/list';
import { recordMembers } from '@fsvp/service-kit/lists/members';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import { SupplierPerformanceEntity } from '../performance/supplier-performance.entity.js';
import { SupplierProductEntity } from '../products/supplier-product.entity.js';

export const PRODUCTS: List<HandlerInput<typeof listSupplierProducts>['query']> = {
  name: 'products',
  from: 'supplier_products r',
  row: 'r',
  recordType: 'supplier-product',
  members: recordMembers(SupplierProductEntity, fieldsOf(listSupplierProducts)),
  search: contains('r.product_name', 'r.product_category', 'r.fda_food_code'),
  sorts: { productName: { sql: letters('r.product_name'), type: 'text' } },
};

export const EVALUATIONS: List<HandlerInput<typeof listSupplierPerformance>['query']> = {
  name: 'evaluations',
  from: 'supplier_performance r',
  row: 'r',
  members: recordMembers(SupplierPerformanceEntity, fieldsOf(listSupplierPerformance)),
  search: contains('r.notes'),
  sorts: { evaluationDate: { sql: 'r.evaluation_date', type: 'timestamptz' } },
  defaultSort: 'evaluationDate',
  newestFirst: ['evaluationDate', 'createdAt'],
};

/** Lists a supplier's products and performance evaluations. */
@Injectable()
export class SupplierChildListQueries {
  constructor(private readonly database: Database) {}

  /** @throws 404 when the supplier does not exist */
  async list<Q extends ListQuery>(list: List<Q>, supplierId: string, query: Q): Promise<JsonText> {
    const exists = await this.database.value<boolean>({
      name: 'supplier-exists',
      text: 'select exists (select from suppliers where id = $1 and deleted_at is null)',
      values: [supplierId],
    });
    if (!exists) throw notFound('supplier');
    return readList(this.database, list, query, { id: supplierId, column: 'supplier_id' });
  }
}
