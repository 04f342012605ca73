import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  REFERENCE_KINDS,
  REFERENCE_SETS,
  type AnyReferenceRow,
  type listReferenceSets,
  type ReferenceCheck,
  type ReferenceKind,
} from '@fsvp/contracts/program/reference-set';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import type { OrderKey } from '@fsvp/service-kit/lists/keyset';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import { readList } from '@fsvp/service-kit/lists/read-list';
import { likePattern, SqlValues } from '@fsvp/service-kit/database/sql';
import { keySql } from './overlaps.js';
import { inForceOn } from './rows-in-force.js';

type ListQuery = HandlerInput<typeof listReferenceSets>['query'];
type Comparison = Pick<ReferenceCheck, 'added' | 'changed' | 'unchanged' | 'missing'>;

const SORTS: Record<NonNullable<ListQuery['sort']>, Omit<OrderKey, 'direction'>> = {
  kind: { sql: 's.kind', type: 'text' },
  effectiveFrom: { sql: 's.effective_from', type: 'date' },
  retrievedOn: { sql: 's.retrieved_on', type: 'date' },
  createdAt: { sql: 's.created_at', type: 'timestamptz' },
  updatedAt: { sql: 's.updated_at', type: 'timestamptz' },
};

/** A set without its rows. */
const SUMMARY: Members = {
  id: 's.id',
  version: 's.version',
  createdBy: 's.created_by',
  createdAt: 'iso(s.created_at)',
  updatedAt: 'iso(s.updated_at)',
  kind: 's.kind',
  effectiveFrom: 's.effective_from',
  effectiveTo: 's.effective_to',
  source: 's.source',
  retrievedOn: 's.retrieved_on',
  rowCount: 's.row_count',
  shipped: 's.shipped',
};

/** Lists and comparisons of reference data, as SQL. */
@Injectable()
export class ReferenceSetsQueries {
  constructor(private readonly database: Database) {}

  /** Sets of one kind are newest first, also in the order of kinds. */
  list(query: ListQuery): Promise<JsonText> {
    const { search, kind, day, updatedSince, sort = 'createdAt', order } = query;
    const values = new SqlValues();
    const direction = order ?? (sort === 'kind' || sort === 'updatedAt' ? 'asc' : 'desc');
    return readList(this.database, query, {
      name: 'referenceSets',
      json: jsonSql(SUMMARY, query.fields),
      from: 'reference_sets s',
      conditions: [
        's.deleted_at is null',
        search && searchCondition(search, values),
        kind?.length && `s.kind = any(${values.add(kind)})`,
        day && inForceOn('s', values.add(day)),
        updatedSince && `s.updated_at >= ${values.add(updatedSince)}::timestamptz`,
      ],
      keys: [
        { ...SORTS[sort], direction },
        ...(sort === 'kind' ? [{ ...SORTS.effectiveFrom, direction: 'desc' as const }] : []),
        { sql: 's.id', type: 'uuid', direction },
      ],
      values,
    });
  }

  /** How rows differ from the rows in force on a day. */
  async compare(kind: ReferenceKind, rows: readonly AnyReferenceRow[], day: string): Promise<Comparison> {
    const [comparison] = await this.database.rows<Comparison>({
      name: '',
      text: `with file as (select ${keySql(kind, 'r.row')} as key, r.row from jsonb_array_elements($1::jsonb) r (row)),
          force as (select ${keySql(kind, 'r.row')} as key, r.row
            from reference_sets s cross join lateral jsonb_array_elements(s.rows) r (row)
            where s.kind = $2 and ${inForceOn('s', '$3')})
        select count(*) filter (where force.key is null)::int as added,
          count(*) filter (where file.row <> force.row)::int as changed,
          count(*) filter (where file.row = force.row)::int as unchanged,
          count(*) filter (where file.key is null)::int as missing
        from file full join force using (key)`,
      values: [JSON.stringify(rows), kind, day],
    });
    return comparison!;
  }
}

/** In the source, and in the title of the kind, which only the contract knows. */
function searchCondition(search: string, values: SqlValues): string {
  const titled = REFERENCE_KINDS.filter((kind) =>
    REFERENCE_SETS[kind].title.toLowerCase().includes(search.toLowerCase()),
  );
  return `(lower(s.source) like lower(${values.add(likePattern(search))}) or s.kind = any(${values.add(titled)}))`;
}
