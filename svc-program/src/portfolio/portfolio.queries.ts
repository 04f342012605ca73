import { Injectable } from '@nestjs/common';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { PORTFOLIO_SIZE, type getFsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import { VERDICTS } from '@fsvp/contracts/program/readiness/readiness';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { filterConditions, letters } from '@fsvp/service-kit/lists/list';
import { SqlValues, whereAll } from '@fsvp/service-kit/database/sql';
import { FILE_FILTERS, FsvpFilesQueries } from '../fsvp-files/fsvp-files.queries.js';
import { FRESH } from '../fsvp-files/read-fsvp-file.js';
import { VERDICT_COUNTS } from '../readiness/verdict-counts.js';

const TREND_DAYS = 90;
/** There are fewer; a country is a free text. */
const MAX_COUNTRIES = 300;
/** SQL of members of verdict counts, of a row `c` that has them as columns. */
const COUNTS = `json_build_object(${VERDICTS.map((verdict) => `'${verdict}', c.${verdict}`).join(', ')})`;

/** SQL: what a file counts in order and average, which is nothing before its regime is determined. */
const PERCENT = 'case when l.determined then l.percent else 0 end';

/** SQL of the worst groups of one kind, in order, and a few more with the same verdict and percentage. */
const worstGroups = (column: string, more: string, table: string) =>
  `select g.${column} as id, coalesce(named.name, '') as name, ${more} (array['${VERDICTS.join(`', '`)}'])[g.worst] as verdict, g.determined,
      row_number() over (order by g.worst, g.percent, ${letters(`coalesce(named.name, '')`)}, g.${column}) as place
    from (select * from grouped where ${column} is not null order by worst, percent fetch first ${PORTFOLIO_SIZE} rows with ties) g
    left join ${table} named on named.id = g.${column}`;

/** SQL of the countries of open files, each of which the index finds behind the one before. */
const COUNTRIES = `countries (country) as (
  select min(country) from listed_files where lifecycle <> 'closed' and country > ''
  union all select (select min(l.country) from listed_files l where l.lifecycle <> 'closed' and l.country > countries.country)
    from countries where country is not null)`;

/** The portfolio of open files, as SQL that returns JSON. */
@Injectable()
export class PortfolioQueries {
  constructor(
    private readonly database: Database,
    private readonly files: FsvpFilesQueries,
  ) {}

  async read({ verdict = [], ...query }: HandlerInput<typeof getFsvpPortfolio>['query']): Promise<JsonText> {
    const values = new SqlValues();
    const filters = filterConditions(FILE_FILTERS, query, values);
    const where = whereAll([`l.lifecycle <> 'closed'`, ...filters]);
    const all = `${values.add(JSON.stringify(await this.files.countOpen()))}::json`;
    const chosen = verdict.length > 0 && `l.verdict = any(${values.add(verdict)})`;
    const among = chosen ? `filter (where ${chosen})` : '';
    // Whether the regime of one of those that are not ready is.
    const determined = `coalesce(bool_or(l.determined) filter (where ${chosen ? `${chosen} and ` : ''}l.verdict = 'not_ready'), true)`;
    const day = `${values.add(today())}::date`;
    // One scan groups by supplier and by food. What is shown is read for the groups that are shown.
    const text = `with recursive ${COUNTRIES},
      grouped as materialized (
        select l.supplier_id, l.food_id, min(l.worst) ${among} as worst, avg(${PERCENT}) ${among} as percent, ${determined} as determined
        from listed_files l ${where} group by grouping sets ((l.supplier_id), (l.food_id)) ${chosen ? `having bool_or(${chosen})` : ''}),
      worst_suppliers as materialized (${worstGroups('supplier_id', 'named.country,', 'supplier_directory')}),
      worst_foods as materialized (${worstGroups('food_id', '', 'foods')}),
      shown as materialized (
        select l.*, ${FRESH} as fresh from listed_files l join fsvp_file_readiness r on r.file_id = l.id
        ${where} ${chosen ? `and ${chosen}` : ''} and l.supplier_id = any(array(select id from worst_suppliers where place <= ${PORTFOLIO_SIZE}))
          and l.food_id = any(array(select id from worst_foods where place <= ${PORTFOLIO_SIZE})))
      select json_build_object('asOf', ${day},
        'suppliers', coalesce((select json_agg(json_build_object('id', id, 'name', name, 'country', country, 'verdict', verdict, 'determined', determined)
          order by place) from worst_suppliers where place <= ${PORTFOLIO_SIZE}), '[]'),
        'foods', coalesce((select json_agg(json_build_object('id', id, 'name', name, 'verdict', verdict, 'determined', determined) order by place)
          from worst_foods where place <= ${PORTFOLIO_SIZE}), '[]'),
        'cells', coalesce((select json_agg((select row_to_json(cell) from (select l.supplier_id as "supplierId", l.food_id as "foodId",
            l.id as "fileId", l.importer_id as "importerId", l.number, l.owner_id as "ownerId", l.lifecycle, l.verdict, l.determined, ${PERCENT} as percent,
            cardinality(l.missing) as "missingCount", l.next_due_on as "nextDueOn", l.fresh) cell) order by l.worst, ${PERCENT}, l.number)
          from shown l), '[]'),
        'importers', coalesce((select json_agg(json_build_object('id', id, 'name', legal_name) order by ${letters('legal_name')}, id)
          from importers where id in (select importer_id from shown)), '[]'),
        'countries', coalesce((select json_agg(country order by ${letters('country')}) from (
          select min(country) as country from countries where country is not null group by text_key(country) limit ${MAX_COUNTRIES}) one), '[]'),
        'counts', ${filters.length ? `(select ${COUNTS} from (select ${VERDICT_COUNTS} from listed_files l ${where}) c)` : all},
        'supplierTotal', (select count(*) from grouped where supplier_id is not null)::int,
        'foodTotal', (select count(*) from grouped where food_id is not null)::int,
        'trend', (select json_agg(json_build_object('day', day, 'counts', counts) order by day) from (
          select c.day, ${COUNTS} as counts from fsvp_file_days c where c.day >= ${values.add(addDays(today(), -TREND_DAYS))}
            and c.day < ${day}
          union all select ${day}, ${all}) days))::text as json`;
    const [row] = await this.database.rows<{ json: JsonText }>({ name: '', text, values: values.values });
    return row!.json;
  }
}
