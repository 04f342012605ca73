import { Injectable } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import { countrySpellings } from '@fsvp/contracts/core/country';
import type { getFsvpFileCounts } from '@fsvp/contracts/program/file-readiness';
import { LIFECYCLES, type listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import { VERDICTS, type Verdict } from '@fsvp/contracts/program/readiness/readiness';
import type { VerdictCounts } from '@fsvp/contracts/program/readiness/readiness-summary';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { CountedList, type CountedListOptions } from '@fsvp/service-kit/lists/counted-list';
import { sumRows, type CountedTable } from '@fsvp/service-kit/lists/counts/count-cache';
import { containsWords, equals, hasTrigram, letters, oneOf } from '@fsvp/service-kit/lists/list';
import type { SqlValues } from '@fsvp/service-kit/database/sql';
import { VERDICT_COUNTS } from '../readiness/verdict-counts.js';
import { FILE_MEMBERS, FILES } from './read-fsvp-file.js';

/** The change log of listed files (service-kit, `counts`). */
export const LISTED_FILE_CHANGES = 'listed_file_changes';

type ListQuery = HandlerInput<typeof listFsvpFiles>['query'];
type CountedBy = 'lifecycle' | 'verdict' | 'regime';
type Counts = ResponseOf<typeof getFsvpFileCounts>;

/** The filters that list and portfolio have in common, of rows `l`. */
export const FILE_FILTERS = {
  supplierId: equals('l.supplier_id'),
  foodId: equals('l.food_id'),
  importerId: equals('l.importer_id'),
  ownerId: equals('l.owner_id'),
  regime: oneOf('l.regime'),
  missing: (missing: readonly string[], values: SqlValues) => `l.missing && ${values.add(missing)}::text[]`,
  country: (countries: readonly string[], values: SqlValues) =>
    `l.country_key in (select fold_text(one) from unnest(${values.add(countries.flatMap(countrySpellings))}::text[]) one)`,
};

const placesOf = <T>(chosen: readonly T[], all: readonly T[]) => chosen.map((one) => all.indexOf(one) + 1);

const LIST: CountedListOptions<ListQuery, CountedBy> = {
  name: 'fsvpFiles',
  from: 'listed_files l',
  membersFrom: `${FILES} join listed_files l on l.id = f.id`,
  row: 'l',
  live: 'true',
  members: FILE_MEMBERS,
  sorts: {
    number: { sql: 'l.number', type: 'text' },
    supplierName: { sql: letters('l.supplier_name'), type: 'text' },
    foodName: { sql: letters('l.food_name'), type: 'text' },
    lifecycle: { sql: 'l.stage', type: 'integer' },
    // The worst first.
    readiness: [
      { sql: 'l.worst', type: 'integer' },
      { sql: 'l.percent', type: 'integer' },
    ],
    // What never ends comes last.
    nextDueOn: { sql: `coalesce(l.next_due_on, 'infinity')`, type: 'date' },
  },
  filters: {
    ...FILE_FILTERS,
    // As in the indexes of the orders by them.
    lifecycle: (accepted, values) => oneOf('l.stage')(placesOf(accepted, LIFECYCLES), values),
    verdict: (accepted, values) => oneOf('l.worst')(placesOf(accepted, VERDICTS), values),
  },
  search: containsWords('l.search_text'),
  facet: {
    filter: 'verdict',
    column: 'l.verdict',
    values: VERDICTS,
  },
  counted: () => COUNTED,
  countedBy: { lifecycle: 'lifecycle', verdict: 'verdict', regime: 'regime' },
  countsUpdates: true,
};

const COUNTED: CountedTable<CountedBy> = {
  table: 'listed_files',
  live: 'true',
  log: LISTED_FILE_CHANGES,
  by: ['lifecycle', 'verdict', 'regime'],
  // As the search of the list, of the table and of its log.
  matches: (text, values) => containsWords('r.search_text')(text, values, hasTrigram(text)),
};

/** The list of FSVP files and their counts, as SQL that returns JSON. */
@Injectable()
export class FsvpFilesQueries {
  private readonly files: CountedList<ListQuery, CountedBy>;

  constructor(private readonly database: Database) {
    this.files = new CountedList<ListQuery, CountedBy>(database, LIST);
  }

  list(query: ListQuery): Promise<JsonText> {
    return this.files.read(query);
  }

  /** Open files by verdict. */
  async countOpen(): Promise<VerdictCounts> {
    const count = await this.files.count();
    const number = (wanted: Verdict) =>
      sumRows(count, ({ verdict, lifecycle }) => verdict === wanted && lifecycle !== 'closed');
    return {
      not_ready: number('not_ready'),
      gaps: number('gaps'),
      expiring: number('expiring'),
      ready: number('ready'),
    };
  }

  /** Open files by verdict, in all and for each of some suppliers, of these also by regime. */
  async count(supplierIds: readonly string[] = []): Promise<Counts> {
    const [counts, suppliers] = await Promise.all([
      this.countOpen(),
      supplierIds.length ? this.countOf(supplierIds) : [],
    ]);
    return { counts, suppliers };
  }

  private countOf(supplierIds: readonly string[]): Promise<Counts['suppliers']> {
    return this.database.value({
      name: 'count-fsvp-files',
      text: `with asked as (select id, place from unnest($1::uuid[]) with ordinality as one (id, place)),
        open as materialized (select asked.place, l.id, l.verdict, l.regime
          from asked join listed_files l on l.supplier_id = asked.id and l.lifecycle <> 'closed'),
        regimes as (select r.place, case when d.id is not null then r.regime end as regime, count(*)::int as count from open r
          left join applicability_determinations d on d.file_id = r.id and d.state = 'signed' and d.deleted_at is null group by 1, 2)
        select coalesce(json_agg(json_build_object('supplierId', id,
          'counts', (select to_json(c) from (select ${VERDICT_COUNTS} from open r where r.place = asked.place) c),
          'regimes', coalesce((select json_agg(json_build_object('regime', regime, 'count', count) order by count desc, regime)
            from regimes where regimes.place = asked.place), '[]')) order by place), '[]') as json from asked`,
      values: [supplierIds],
    });
  }
}
