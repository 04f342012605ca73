import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listUncoveredGroups } from '@fsvp/contracts/program/entry-line-coverage';
import { FSVP_ENTITY_ROLE } from '@fsvp/contracts/program/importer';
import { Database } from '@fsvp/service-kit/database/database';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { fittingFile, fittingFood, NOT_OURS, OTHER_CODE, supplierOf, UNCOVERED, UNKNOWN } from './matching.js';

type Question = HandlerInput<typeof listUncoveredGroups>['query'];

const OF_IMPORTER = '($1::uuid is null or l.importer_id = $1)';

/** $1 importer or null, $2 search or null, $3 limit, $4 offset. Suppliers are looked up once for each manufacturer. */
const GROUPS = `
  with lines as materialized (
    select l.*, own.id as own_supplier from entry_lines l
    left join supplier_directory own on own.id = l.supplier_id and not own.deleted
    where ${UNCOVERED} and ${OF_IMPORTER}
  ),
  makers as materialized (
    select distinct_key.key, ${supplierOf('distinct_key.key')} as supplier_id
    from (select distinct manufacturer_key as key from lines where own_supplier is null and manufacturer_key is not null) distinct_key
  ),
  known as (
    select l.*, coalesce(l.own_supplier, m.supplier_id) as whose
    from lines l left join makers m on m.key = l.manufacturer_key and l.own_supplier is null
  ),
  grouped as materialized (
    select importer_id, whose, case when whose is null then manufacturer_key end as key, product_code,
      mode() within group (order by manufacturer_name) as manufacturer_name, max(manufacturer_id) as manufacturer_id,
      mode() within group (order by product_description) as description, count(*)::int as lines,
      (count(*) filter (where role <> '${FSVP_ENTITY_ROLE}'))::int as other_codes,
      min(arrived_on) as first, max(arrived_on) as last, array_remove(array_agg(distinct source), null) as sources
    from known group by 1, 2, 3, 4
  ),
  found as materialized (
    select g.*, s.name as supplier_name, s.country from grouped g left join supplier_directory s on s.id = g.whose
    where $2::text is null
      or fold_text(concat_ws(' ', s.name, g.manufacturer_name, g.manufacturer_id, g.product_code, g.description)) like search_pattern($2)
  ),
  page as (
    select * from found order by lines desc, last desc, product_code, importer_id, whose, key limit $3 offset $4
  )
  select json_build_object(
    'groups', coalesce((select json_agg(json_build_object(
        'importerId', p.importer_id, 'importerName', i.legal_name, 'supplierId', p.whose, 'supplierName', p.supplier_name,
        'supplierCountry', p.country, 'manufacturerName', p.manufacturer_name, 'manufacturerId', p.manufacturer_id,
        'productCode', p.product_code, 'productDescription', p.description, 'lines', p.lines, 'otherCodes', p.other_codes,
        'firstArrivedOn', p.first, 'lastArrivedOn', p.last, 'sources', p.sources,
        'food', ${fittingFood('p.product_code')}, 'file', ${fittingFile('p.importer_id', 'p.whose', 'p.product_code')})
        order by p.lines desc, p.last desc, p.product_code, p.importer_id, p.whose, p.key)
      from page p join importers i on i.id = p.importer_id), '[]'),
    'total', (select count(*) from found),
    'counts', json_build_object(
      'withoutFile', (select count(*) from lines),
      'unknown', (select count(*) from entry_lines l where ${OF_IMPORTER} and ${UNKNOWN}),
      'otherCode', (select count(*) from entry_lines l where ${OF_IMPORTER} and ${OTHER_CODE}),
      'notOurs', (select count(*) from entry_lines l where ${OF_IMPORTER} and ${NOT_OURS})))::text`;

/** Entry lines without a file, as SQL that returns JSON. */
@Injectable()
export class CoverageQueries {
  constructor(private readonly database: Database) {}

  groups({ importerId, search, limit, offset }: Question): Promise<JsonText> {
    return this.database.value<JsonText>({
      // Without a name it is planned for these values.
      name: '',
      text: GROUPS,
      values: [importerId ?? null, search || null, limit, offset],
    });
  }

  sources(): Promise<JsonText> {
    return this.database.value<JsonText>({
      name: 'entry-line-sources',
      text: `select json_build_object('sources', coalesce(json_agg(json_build_object('name', name, 'columns', columns,
          'dayOrder', day_order, 'entryCode', entry_code, 'importedAt', iso(imported_at), 'importedBy', imported_by)
          order by name_key), '[]'), 'total', count(*))::text from entry_line_sources`,
      values: [],
    });
  }
}
