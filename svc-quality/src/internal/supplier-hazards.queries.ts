import { Injectable } from '@nestjs/common';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';

const NAMED = 3;

const HAZARDS = `with live as (select id, hazard_description, created_at from hazard_analyses where supplier_id = $1 and deleted_at is null)
  select json_build_object('total', (select count(*) from live), 'newest', coalesce(
    (select json_agg(json_build_object('id', id, 'description', hazard_description))
     from (select * from live order by created_at desc, id desc limit ${NAMED}) newest), '[]'))::text`;

/** Hazard analyses of a supplier, for the services that point to them. */
@Injectable()
export class SupplierHazardsQueries {
  constructor(private readonly database: Database) {}

  get(supplierId: string): Promise<JsonText> {
    return this.database.value<JsonText>({ name: 'supplier-hazards', text: HAZARDS, values: [supplierId] });
  }
}
