import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listDirectoryEntries, listProductEntries } from '@fsvp/contracts/suppliers/internal';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';

const pageOf = (table: string, members: string) =>
  `select coalesce(json_agg(json_build_object('id', r.id, ${members}, 'version', r.version,
     'deleted', r.deleted_at is not null) order by r.id), '[]')::text
   from (select * from ${table} where $1::uuid is null or id > $1 order by id limit $2::int) r`;

const SUPPLIERS = pageOf(
  'suppliers',
  `'name', r.name, 'status', r.status, 'riskLevel', r.risk_level, 'country', r.country`,
);
const PRODUCTS = pageOf(
  'supplier_products',
  `'supplierId', r.supplier_id, 'productName', r.product_name, 'productCategory', r.product_category,
   'fdaFoodCode', r.fda_food_code`,
);

/** Suppliers and products for services that keep a copy of them. */
@Injectable()
export class DirectoryEntriesQueries {
  constructor(private readonly database: Database) {}

  listSuppliers({ after, limit }: HandlerInput<typeof listDirectoryEntries>['query']): Promise<JsonText> {
    return this.database.value<JsonText>({
      name: 'directory-entries',
      text: SUPPLIERS,
      values: [after ?? null, limit],
    });
  }

  listProducts({ after, limit }: HandlerInput<typeof listProductEntries>['query']): Promise<JsonText> {
    return this.database.value<JsonText>({ name: 'product-entries', text: PRODUCTS, values: [after ?? null, limit] });
  }
}
