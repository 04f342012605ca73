import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listUncoveredGroups } from '@fsvp/contracts/program/entry-line-coverage';
import { FSVP_ENTITY_ROLE } from '@fsvp/contracts/program/importer';
import { Database } from '@fsvp/service-kit/database/database';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { fittingFile, fittingFood, NOT_OURS, OTHER_CODE, supplierOf, UNCOVERED, unknown } from './matching.js';

type Question = HandlerInput<typeof listUncoveredGroups>['query'];

const OF_IMPORTER = '($1::uuid is null or l.importer_id = $1)';

/** Between the sources of a group; no text has it. */
const SEPARATOR = 'chr(31)';

/** $1 importer or null, $2 search or null, $3 limit, $4 offset. Lines are grouped first; suppliers are looked up once for each manufacturer. */
const GROUPS = `
  with alike as materialized (
    select l.importer_id, l.supplier_id, l.manufacturer_key as key, l.product_code, max(l.manufacturer_name) as manufacturer_name,
      max(l.manufacturer_id) as manufacturer_id, max(l.product_description) as description, count(*) as lines,
      count(*) filter (where l.role <> '${FSVP_ENTITY_ROLE}') as other_codes, min(l.arrived_on) as first, max(l.arrived_on) as last,
      string_agg(distinct l.source, ${SEPARATOR}) as sources
    from entry_lines l where ${UNCOVERED} and ${OF_IMPORTER} group by 1, 2, 3, 4
  ),
  -- As one object: a join with them would be planned as a loop over all of them for each line.
  makers as materialized (
    select coalesce(jsonb_object_agg(found.key, found.supplier_id) filter (where found.supplier_id is not null), '{}') as suppliers
    from (select one.key, ${supplierOf('one.key')} as supplier_id
      from (select distinct key from alike where key is not null) one) found
  ),
  grouped as materialized (
    select a.importer_id, w.whose, case when w.whose is null then a.key end as key, a.product_code,
      max(a.manufacturer_name) as manufacturer_name, max(a.manufacturer_id) as manufacturer_id, max(a.description) as description,
      sum(a.lines)::int as lines, sum(a.other_codes)::int as other_codes, min(a.first) as first, max(a.last) as last,
      string_agg(a.sources, ${SEPARATOR}) as sources
    from alike a cross join makers
    left join supplier_directory own on own.id = a.supplier_id and not own.deleted
    cross join lateral (select coalesce(own.id, (makers.suppliers ->> a.key)::uuid) as whose) w
    group by 1, 2, 3, 4
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
        'firstArrivedOn', p.first, 'lastArrivedOn', p.last,
        'sources', (select coalesce(json_agg(distinct one), '[]') from unnest(string_to_array(p.sources, ${SEPARATOR})) one),
        'food', ${fittingFood('p.product_code')}, 'file', ${fittingFile('p.importer_id', 'p.whose', 'p.product_code')})
        order by p.lines desc, p.last desc, p.product_code, p.importer_id, p.whose, p.key)
      from page p join importers i on i.id = p.importer_id), '[]'),
    'total', (select count(*) from found),
    'counts', json_build_object(
      'withoutFile', (select coalesce(sum(lines), 0)::int from alike),
      'unknown', (select count(*) from entry_lines l cross join makers
        left join supplier_directory own on own.id = l.supplier_id and not own.deleted
        where ${OF_IMPORTER} and ${unknown('coalesce(own.id::text, makers.suppliers ->> l.manufacturer_key)')}),
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
