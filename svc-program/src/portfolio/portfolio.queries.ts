import { Injectable } from '@nestjs/common';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { PORTFOLIO_SIZE, type getFsvpPortfolio } from '@fsvp/contracts/program/file-readiness';
import { VERDICTS } from '@fsvp/contracts/program/readiness/readiness';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { filterConditions, letters } from '@fsvp/service-kit/lists/list';
import { SqlValues, whereAll } from '@fsvp/service-kit/database/sql';
import { FILE_FILTERS } from '../fsvp-files/fsvp-files.queries.js';
import { FRESH } from '../fsvp-files/read-fsvp-file.js';
import { verdictCounts } from '../readiness/verdict-counts.js';

const TREND_DAYS = 90;
/** There are fewer; a country is a free text. */
const MAX_COUNTRIES = 300;
/** SQL: the worst verdict of a group of files. */
const WORST = `(array['${VERDICTS.join(`', '`)}'])[min(worst)]`;
/** SQL: whether the regime of one of those that are not ready is. */
const DETERMINED = `coalesce(bool_or(determined) filter (where verdict = 'not_ready'), true)`;
const COUNTS = `json_build_object('not_ready', c.not_ready, 'gaps', c.gaps, 'expiring', c.expiring, 'ready', c.ready)`;

/** The portfolio of open files, as SQL that returns JSON. */
@Injectable()
export class PortfolioQueries {
  constructor(private readonly database: Database) {}

  async read(query: HandlerInput<typeof getFsvpPortfolio>['query']): Promise<JsonText> {
    const values = new SqlValues();
    const where = whereAll([`f.lifecycle <> 'closed'`, ...filterConditions(FILE_FILTERS, query, values)]);
    const verdicts = query.verdict?.length ? query.verdict : VERDICTS;
    const day = `${values.add(today())}::date`;
    const text = `with judged as materialized (
        select f.id, f.number, f.importer_id, f.supplier_id, f.food_id, f.owner_id, f.lifecycle, coalesce(s.name, '') as supplier_name, s.country,
          food.name as food_name, r.verdict, r.worst,
          d.id is not null as determined, case when d.id is null then 0 else r.percent end as percent, cardinality(r.missing) as missing, r.next_due_on, ${FRESH} as fresh
        from fsvp_files f join foods food on food.id = f.food_id join fsvp_file_readiness r on r.file_id = f.id
        left join applicability_determinations d on d.file_id = f.id and d.state = 'signed' and d.deleted_at is null
        left join supplier_directory s on s.id = f.supplier_id ${where}),
      files as materialized (select * from judged where verdict = any(${values.add(verdicts)})),
      suppliers as materialized (
        select supplier_id as id, supplier_name as name, country, ${WORST} as verdict, ${DETERMINED} as determined,
          row_number() over (order by min(worst), avg(percent), ${letters('supplier_name')}, supplier_id) as place
        from files group by supplier_id, supplier_name, country),
      foods as materialized (
        select food_id as id, food_name as name, ${WORST} as verdict, ${DETERMINED} as determined,
          row_number() over (order by min(worst), avg(percent), ${letters('food_name')}, food_id) as place
        from files group by food_id, food_name),
      shown as materialized (
        select f.* from files f join suppliers s on s.id = f.supplier_id and s.place <= ${PORTFOLIO_SIZE}
        join foods on foods.id = f.food_id and foods.place <= ${PORTFOLIO_SIZE})
      select json_build_object('asOf', ${day},
        'suppliers', coalesce((select json_agg(json_build_object('id', id, 'name', name, 'country', country, 'verdict', verdict, 'determined', determined)
          order by place) from suppliers where place <= ${PORTFOLIO_SIZE}), '[]'),
        'foods', coalesce((select json_agg(json_build_object('id', id, 'name', name, 'verdict', verdict, 'determined', determined) order by place)
          from foods where place <= ${PORTFOLIO_SIZE}), '[]'),
        'cells', coalesce((select json_agg(json_build_object('supplierId', f.supplier_id, 'foodId', f.food_id, 'fileId', f.id,
            'importerId', f.importer_id, 'number', f.number, 'ownerId', f.owner_id, 'lifecycle', f.lifecycle, 'verdict', f.verdict,
            'determined', f.determined, 'percent', f.percent,
            'missingCount', f.missing, 'nextDueOn', f.next_due_on, 'fresh', f.fresh) order by f.worst, f.percent, f.number)
          from shown f), '[]'),
        'importers', coalesce((select json_agg(json_build_object('id', id, 'name', legal_name) order by ${letters('legal_name')}, id)
          from importers where id in (select importer_id from shown)), '[]'),
        'countries', coalesce((select json_agg(country order by ${letters('country')}) from (
          select min(s.country) as country from fsvp_files f join supplier_directory s on s.id = f.supplier_id
          where f.lifecycle <> 'closed' and s.country <> '' group by text_key(s.country) limit ${MAX_COUNTRIES}) one), '[]'),
        'counts', (select ${COUNTS} from (select ${verdictCounts()} from judged r) c),
        'supplierTotal', (select count(*) from suppliers)::int, 'foodTotal', (select count(*) from foods)::int,
        'trend', (select json_agg(json_build_object('day', day, 'counts', counts) order by day) from (
          select c.day, ${COUNTS} as counts from fsvp_file_days c where c.day >= ${values.add(addDays(today(), -TREND_DAYS))}
            and c.day < ${day}
          union all select ${day}, ${COUNTS} from (select ${verdictCounts()} from fsvp_file_readiness r
            join fsvp_files f on f.id = r.file_id where f.lifecycle <> 'closed') c) days))::text as json`;
    const [row] = await this.database.rows<{ json: JsonText }>({ name: '', text, values: values.values });
    return row!.json;
  }
}
