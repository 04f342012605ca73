import { Injectable } from '@nestjs/common';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { proposeFsvpFiles } from '@fsvp/contracts/program/file-proposal';
import { MAX_FILE_PRODUCTS } from '@fsvp/contracts/program/fsvp-file';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { letters } from '@fsvp/service-kit/lists/list';
import { inForceOn } from '../reference-data/rows-in-force.js';

type Question = HandlerInput<typeof proposeFsvpFiles>['body'];

/** Industries of food for animals among FDA's product codes. */
const ANIMAL_INDUSTRIES = `('67', '68', '69', '70', '71', '72')`;

/**
 * $1 importer, $2 suppliers or null, $3 the last supplier of the page before or null, $4 suppliers of a page, $5 today.
 * A key is what the products of a food have in common. The name of a new food is the same for all suppliers, so it
 * comes from all products that there are.
 */
const PROPOSALS = `
  with live as materialized (
    select p.id, p.supplier_id, p.name, p.category, p.product_code, c.code,
      coalesce(c.code, 'text ' || text_key(coalesce(p.category, p.name))) as key
    from product_directory p
    join supplier_directory s on s.id = p.supplier_id and not s.deleted
    cross join lateral (
      select substring(upper(replace(p.product_code, ' ', '')) from '^[0-9]{2}[A-Z][A-Z-]{2}[A-Z0-9]{2}$')
    ) c (code)
    where not p.deleted and p.name is not null
  ),
  open as materialized (
    select * from live where not exists (
      select from fsvp_file_products f where f.importer_id = $1 and f.product_id = live.id)
      and ($2::uuid[] is null or live.supplier_id = any($2))
  ),
  page as materialized (
    select supplier_id as id from open where $3::uuid is null or supplier_id > $3
    group by supplier_id order by supplier_id limit $4::int
  ),
  industries as materialized (
    select row->>'industryCode' as code, row->>'name' as name from reference_sets set, jsonb_array_elements(set.rows) row
    where set.kind = 'product_industries' and ${inForceOn('set', '$5')}
  ),
  counted as (
    select key, code, case when code is null and category is not null then category else name end as name,
      count(*) as uses, max(category) as category
    from live group by 1, 2, 3
  ),
  best as (
    select distinct on (key) key, code, left(name, 240) as name, category from counted
    order by key, uses desc, name = upper(name), length(name), name
  ),
  named as (
    select *, count(*) over (partition by text_key(name)) as namesakes from best
  ),
  keys as materialized (
    select named.key, named.code, named.name, named.namesakes, coalesce(left(named.code, 2), of_category.code) as industry
    from named left join lateral (
      -- Only if all industries that fit have one name.
      select min(code) as code from industries
      where text_key(name) = text_key(named.category)
        or length(named.category) > 3 and position(fold_text(named.category) in fold_text(name)) > 0
      having count(distinct name) = 1
    ) of_category on named.code is null
    where named.key in (select key from open where supplier_id in (select id from page))
  ),
  matched as materialized (
    select k.key, k.code, k.name as plain, k.industry, food.id as food_id, food.name as food_name,
      case when k.code is not null and (k.namesakes > 1 or taken.id is not null)
        then k.name || ' (' || k.code || ')' else k.name end as name
    from keys k
    left join lateral (
      select f.id, f.name from foods f
      cross join lateral (
        select min(length(code) - length(replace(code, '*', ''))) as wildcards from unnest(f.product_codes) code
        where k.code like replace(code, '*', '_')) fit
      where f.deleted_at is null and (fit.wildcards is not null
        or text_key(f.name) = text_key(k.name) and (k.code is null or f.product_codes = '{}' and f.industry_code = k.industry))
      order by fit.wildcards nulls last, f.created_at, f.id limit 1
    ) food on true
    left join foods taken on food.id is null and taken.deleted_at is null and text_key(taken.name) = text_key(k.name)
  ),
  grouped as (
    select open.supplier_id, m.food_id, case when m.food_id is null then m.key end as new_key,
      coalesce(m.food_name, m.name) as food_name, case when m.food_id is null then m.industry end as industry,
      array_agg(distinct open.code) filter (where open.code is not null) as codes,
      json_agg(distinct jsonb_build_object(
        'kind', case when open.code is not null then 'product_code' when open.category is not null then 'category' else 'name' end,
        'value', coalesce(open.code, m.plain))) as basis,
      (array_agg(jsonb_build_object('id', open.id, 'name', open.name, 'productCode', open.product_code,
        'category', open.category) order by ${letters('open.name')}, open.id))[1:${MAX_FILE_PRODUCTS}] as products
    from open join page on page.id = open.supplier_id join matched m on m.key = open.key
    group by 1, 2, 3, 4, 5
  ),
  proposed as (
    select g.supplier_id, json_agg(json_build_object(
      'foodId', g.food_id, 'foodName', g.food_name,
      'newFood', case when g.food_id is null then json_build_object('name', g.food_name,
        'foodClass', case when g.industry in ${ANIMAL_INDUSTRIES} then 'animal' else 'human' end,
        'industryCode', g.industry, 'productCodes', coalesce(g.codes, '{}')) end,
      'basis', g.basis,
      'file', (select json_build_object('id', f.id, 'number', f.number) from fsvp_files f
        where f.importer_id = $1 and f.supplier_id = g.supplier_id and f.food_id = g.food_id and f.lifecycle <> 'closed'),
      'products', g.products) order by ${letters('g.food_name')}, g.food_id, g.new_key) as proposals
    from grouped g group by g.supplier_id
  )
  select json_build_object(
    'suppliers', coalesce((select json_agg(json_build_object('supplierId', s.id, 'supplierName', s.name,
        'supplierCountry', s.country, 'proposals', p.proposals) order by s.id)
      from proposed p join supplier_directory s on s.id = p.supplier_id), '[]'),
    'total', (select count(distinct supplier_id) from open),
    'next', (select case when exists (select from open where supplier_id > (select max(id::text)::uuid from page))
      then (select max(id::text) from page) end))::text`;

/** Proposals of files, as SQL that returns JSON. */
@Injectable()
export class FileProposalsQueries {
  constructor(private readonly database: Database) {}

  propose({ importerId, supplierIds, after, limit }: Question): Promise<JsonText> {
    return this.database.value<JsonText>({
      // Without a name it is planned for these values: the plan for any values is several times slower.
      name: '',
      text: PROPOSALS,
      values: [importerId, supplierIds ?? null, after ?? null, limit, today()],
    });
  }
}
