import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  REFERENCE_KINDS,
  REFERENCE_SETS,
  type AnyReferenceRow,
  listReferenceSets,
  type ReferenceCheck,
  type ReferenceKind,
} from '@fsvp/contracts/program/reference-set';
import { foldText } from '@fsvp/contracts/core/text';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { fieldsOf } from '@fsvp/service-kit/http/list-query';
import { oneOf, type List } from '@fsvp/service-kit/lists/list';
import { recordMembers } from '@fsvp/service-kit/lists/members';
import { readList } from '@fsvp/service-kit/lists/read-list';
import type { SqlValues } from '@fsvp/service-kit/database/sql';
import { keySql } from './overlaps.js';
import { ReferenceSetEntity } from './reference-set.entity.js';
import { inForceOn } from './rows-in-force.js';

type ListQuery = HandlerInput<typeof listReferenceSets>['query'];
type Comparison = Pick<ReferenceCheck, 'added' | 'changed' | 'unchanged' | 'missing'>;

const LIST: List<ListQuery> = {
  name: 'referenceSets',
  from: 'reference_sets s',
  row: 's',
  // Without the rows of the set.
  members: recordMembers(ReferenceSetEntity, fieldsOf(listReferenceSets), {}, 's'),
  sorts: {
    // Sets of one kind are newest first, also in the order of kinds.
    kind: [
      { sql: 's.kind', type: 'text' },
      { sql: 's.effective_from', type: 'date', direction: 'desc' },
    ],
    effectiveFrom: { sql: 's.effective_from', type: 'date' },
    retrievedOn: { sql: 's.retrieved_on', type: 'date' },
  },
  newestFirst: ['createdAt', 'effectiveFrom', 'retrievedOn'],
  filters: { kind: oneOf('s.kind'), day: (day, values) => inForceOn('s', values.add(day)) },
  search: searchSql,
};

/** Lists and comparisons of reference data, as SQL. */
@Injectable()
export class ReferenceSetsQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return readList(this.database, LIST, query);
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
function searchSql(search: string, values: SqlValues): string {
  const titled = REFERENCE_KINDS.filter((kind) => foldText(REFERENCE_SETS[kind].title).includes(foldText(search)));
  return `(fold_text(s.source) like search_pattern(${values.add(search)}) or s.kind = any(${values.add(titled)}))`;
}
