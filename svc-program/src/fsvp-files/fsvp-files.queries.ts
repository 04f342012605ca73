import { Injectable } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import type { getFsvpFileCounts } from '@fsvp/contracts/program/file-readiness';
import type { listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import type { VerdictCounts } from '@fsvp/contracts/program/readiness/readiness-summary';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import type { OrderKey } from '@fsvp/service-kit/lists/keyset';
import { jsonSql } from '@fsvp/service-kit/lists/members';
import { answerPage, pageSql, type ReadPage } from '@fsvp/service-kit/lists/read-list';
import { likePattern, SqlValues, whereAll } from '@fsvp/service-kit/database/sql';
import { verdictCounts } from '../readiness/verdict-counts.js';
import { FILE_MEMBERS, FILES } from './read-fsvp-file.js';

export type ListQuery = HandlerInput<typeof listFsvpFiles>['query'];
type Counts = ResponseOf<typeof getFsvpFileCounts>;
type Key = Omit<OrderKey, 'direction'>;

/** In the order of the word: from preparing to closed. */
const LIFECYCLE_ORDER = `array_position(array['preparing', 'importing', 'suspended', 'closed'], f.lifecycle::text)`;

/** One of several keys of an order; the id of the file decides last. */
const SORTS: Record<NonNullable<ListQuery['sort']>, readonly Key[]> = {
  number: [{ sql: 'f.number', type: 'text' }],
  supplierName: [{ sql: `lower(coalesce(s.name, ''))`, type: 'text' }],
  foodName: [{ sql: 'lower(food.name)', type: 'text' }],
  lifecycle: [{ sql: LIFECYCLE_ORDER, type: 'integer' }],
  // The worst first.
  readiness: [
    { sql: 'r.worst', type: 'integer' },
    { sql: 'r.percent', type: 'integer' },
  ],
  // What never ends comes last.
  nextDueOn: [{ sql: `coalesce(r.next_due_on, 'infinity')`, type: 'date' }],
  createdAt: [{ sql: 'f.created_at', type: 'timestamptz' }],
  updatedAt: [{ sql: 'f.updated_at', type: 'timestamptz' }],
};

/** SQL conditions of the filters that list and portfolio have in common, without `verdict`. */
export function fileConditions(
  {
    supplierId,
    foodId,
    importerId,
    ownerId,
    regime,
    missing,
    country,
  }: Pick<ListQuery, 'supplierId' | 'foodId' | 'importerId' | 'ownerId' | 'regime' | 'missing' | 'country'>,
  values: SqlValues,
): (string | false | 0 | undefined)[] {
  return [
    supplierId && `f.supplier_id = ${values.add(supplierId)}`,
    foodId && `f.food_id = ${values.add(foodId)}`,
    importerId && `f.importer_id = ${values.add(importerId)}`,
    ownerId && `f.owner_id = ${values.add(ownerId)}`,
    regime?.length && `r.regime = any(${values.add(regime)})`,
    missing?.length && `r.missing && ${values.add(missing)}::text[]`,
    country?.length && `lower(s.country) in (select lower(one) from unnest(${values.add(country)}::text[]) one)`,
  ];
}

/** The list of FSVP files and their counts, as SQL that returns JSON. */
@Injectable()
export class FsvpFilesQueries {
  constructor(private readonly database: Database) {}

  /** One scan counts what matches, and the open files by verdict. */
  async list(query: ListQuery): Promise<JsonText> {
    const { search, lifecycle, verdict, updatedSince, sort = 'createdAt' } = query;
    const values = new SqlValues();
    const pattern = search && values.add(likePattern(search));
    const matching = [
      pattern &&
        `(lower(f.number) like lower(${pattern}) or lower(s.name) like lower(${pattern})
          or lower(food.name) like lower(${pattern}) or lower(i.legal_name) like lower(${pattern}))`,
      ...fileConditions(query, values),
      lifecycle?.length && `f.lifecycle = any(${values.add(lifecycle)})`,
      updatedSince && `f.updated_at >= ${values.add(updatedSince)}::timestamptz`,
    ];
    const ofVerdict = verdict?.length ? `r.verdict = any(${values.add(verdict)})` : 'true';
    const direction = query.order ?? (sort === 'createdAt' ? 'desc' : 'asc');
    const list = {
      name: 'fsvpFiles',
      json: jsonSql(FILE_MEMBERS, query.fields),
      from: FILES,
      conditions: [...matching, ofVerdict],
      keys: [...SORTS[sort], { sql: 'f.id', type: 'uuid' } as const].map((key) => ({ ...key, direction })),
      values,
    };
    const { hits, selected } = pageSql(query, list);
    const text = `with ${hits} select ${selected}, counted.* from (
      select count(*) filter (where ${ofVerdict})::int as total, ${verdictCounts("f.lifecycle <> 'closed'")}
      from ${FILES} ${whereAll(matching)}) counted`;
    // Without a name it is planned for its values, because the best plan depends on the filters.
    const [row] = await this.database.rows<ReadPage & VerdictCounts>({ name: '', text, values: values.values });
    const { not_ready, gaps, expiring, ready } = row!;
    return answerPage(query, list, row!, { counts: { not_ready, gaps, expiring, ready } });
  }

  /** Open files by verdict, in all and for each of some suppliers. */
  async count(supplierIds: readonly string[] = []): Promise<Counts> {
    const [row] = await this.database.rows<{ json: Counts }>({
      name: 'count-fsvp-files',
      text: `with open as (select f.supplier_id, r.verdict from fsvp_files f join fsvp_file_readiness r on r.file_id = f.id
          where f.lifecycle <> 'closed'),
        asked as (select id, place from unnest($1::uuid[]) with ordinality as one (id, place)),
        counted as (select asked.place, asked.id, ${verdictCounts()} from asked left join open r on r.supplier_id = asked.id
          group by asked.place, asked.id)
        select json_build_object('counts', (select to_json(c) from (select ${verdictCounts()} from open r) c),
          'suppliers', coalesce((select json_agg(json_build_object('supplierId', id, 'counts', json_build_object(
            'not_ready', not_ready, 'gaps', gaps, 'expiring', expiring, 'ready', ready)) order by place) from counted), '[]')) as json`,
      values: [supplierIds],
    });
    return row!.json;
  }
}
