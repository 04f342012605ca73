import { Injectable } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import { countrySpellings } from '@fsvp/contracts/core/country';
import type { getFsvpFileCounts } from '@fsvp/contracts/program/file-readiness';
import type { listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import { VERDICTS } from '@fsvp/contracts/program/readiness/readiness';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { equals, letters, oneOf, type List } from '@fsvp/service-kit/lists/list';
import { readList } from '@fsvp/service-kit/lists/read-list';
import type { SqlValues } from '@fsvp/service-kit/database/sql';
import { verdictCounts } from '../readiness/verdict-counts.js';
import { FILE_MEMBERS, FILES } from './read-fsvp-file.js';

type ListQuery = HandlerInput<typeof listFsvpFiles>['query'];
type Counts = ResponseOf<typeof getFsvpFileCounts>;

/** The filters that list and portfolio have in common. */
export const FILE_FILTERS = {
  supplierId: equals('f.supplier_id'),
  foodId: equals('f.food_id'),
  importerId: equals('f.importer_id'),
  ownerId: equals('f.owner_id'),
  regime: oneOf('r.regime'),
  missing: (missing: readonly string[], values: SqlValues) => `r.missing && ${values.add(missing)}::text[]`,
  country: (countries: readonly string[], values: SqlValues) =>
    `fold_text(s.country) in (select fold_text(one) from unnest(${values.add(countries.flatMap(countrySpellings))}::text[]) one)`,
};

/** Names are compared once, not for each of their files. */
function searchFiles(search: string, values: SqlValues): string {
  const pattern = `search_pattern(${values.add(search)})`;
  const named = (column: string, table: string, name: string) =>
    `${column} in (select id from ${table} where fold_text(${name}) like ${pattern})`;
  return `(fold_text(f.number) like ${pattern} or ${named('f.supplier_id', 'supplier_directory', 'name')}
    or ${named('f.food_id', 'foods', 'name')} or ${named('f.importer_id', 'importers', 'legal_name')})`;
}

const LIST: List<ListQuery> = {
  name: 'fsvpFiles',
  from: FILES,
  row: 'f',
  live: 'true',
  members: FILE_MEMBERS,
  sorts: {
    number: { sql: 'f.number', type: 'text' },
    supplierName: { sql: letters(`coalesce(s.name, '')`), type: 'text' },
    foodName: { sql: letters('food.name'), type: 'text' },
    // In the order of the word: from preparing to closed.
    lifecycle: {
      sql: `array_position(array['preparing', 'importing', 'suspended', 'closed'], f.lifecycle::text)`,
      type: 'integer',
    },
    // The worst first.
    readiness: [
      { sql: 'r.worst', type: 'integer' },
      { sql: 'r.percent', type: 'integer' },
    ],
    // What never ends comes last.
    nextDueOn: { sql: `coalesce(r.next_due_on, 'infinity')`, type: 'date' },
  },
  filters: {
    ...FILE_FILTERS,
    lifecycle: oneOf('f.lifecycle'),
    verdict: oneOf('r.verdict'),
  },
  search: searchFiles,
  facet: { filter: 'verdict', column: 'r.verdict', values: VERDICTS, among: `f.lifecycle <> 'closed'` },
};

/** The list of FSVP files and their counts, as SQL that returns JSON. */
@Injectable()
export class FsvpFilesQueries {
  constructor(private readonly database: Database) {}

  /** One scan counts what matches, and the open files by verdict. */
  list(query: ListQuery): Promise<JsonText> {
    return readList(this.database, LIST, query);
  }

  /** Open files by verdict, in all and for each of some suppliers, of these also by regime. */
  async count(supplierIds: readonly string[] = []): Promise<Counts> {
    const [row] = await this.database.rows<{ json: Counts }>({
      name: 'count-fsvp-files',
      text: `with open as (select f.supplier_id, r.verdict from fsvp_files f join fsvp_file_readiness r on r.file_id = f.id
          where f.lifecycle <> 'closed'),
        asked as (select id, place from unnest($1::uuid[]) with ordinality as one (id, place)),
        counted as (select asked.place, asked.id, ${verdictCounts()} from asked left join open r on r.supplier_id = asked.id
          group by asked.place, asked.id),
        regimes as (select asked.place, case when d.id is not null then r.regime end as regime, count(*)::int as count
          from asked join fsvp_files f on f.supplier_id = asked.id and f.lifecycle <> 'closed'
          join fsvp_file_readiness r on r.file_id = f.id
          left join applicability_determinations d on d.file_id = f.id and d.state = 'signed' and d.deleted_at is null
          group by 1, 2)
        select json_build_object('counts', (select to_json(c) from (select ${verdictCounts()} from open r) c),
          'suppliers', coalesce((select json_agg(json_build_object('supplierId', id, 'counts', json_build_object(
            'not_ready', not_ready, 'gaps', gaps, 'expiring', expiring, 'ready', ready),
            'regimes', coalesce((select json_agg(json_build_object('regime', regime, 'count', count) order by count desc, regime)
              from regimes where regimes.place = counted.place), '[]')) order by place) from counted), '[]')) as json`,
      values: [supplierIds],
    });
    return row!.json;
  }
}
