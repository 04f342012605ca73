import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import {
  REFERENCE_KINDS,
  REFERENCE_SETS,
  type AnyReferenceRow,
  type listReferenceSets,
  type ReferenceCheck,
  type ReferenceKind,
} from '@fsvp/contracts/reference-set';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database } from '@fsvp/service-kit/database';
import { likePattern, listJson, SqlValues, whereAll } from '@fsvp/service-kit/sql';
import { keySql } from './overlaps.js';
import { inForceOn } from './rows-in-force.js';

type ListQuery = HandlerInput<typeof listReferenceSets>['query'];
type Comparison = Pick<ReferenceCheck, 'added' | 'changed' | 'unchanged' | 'missing'>;

const SORTS: Record<NonNullable<ListQuery['sort']>, string> = {
  kind: 's.kind',
  effectiveFrom: 's.effective_from',
  retrievedOn: 's.retrieved_on',
  createdAt: 's.created_at',
};

/** SQL of a set without its rows, of a row with the alias "row". */
const SUMMARY = `json_build_object('id', "row".id, 'version', "row".version, 'createdBy', "row".created_by,
  'createdAt', iso("row".created_at), 'updatedAt', iso("row".updated_at), 'kind', "row".kind,
  'effectiveFrom', "row".effective_from, 'effectiveTo', "row".effective_to, 'source', "row".source,
  'retrievedOn', "row".retrieved_on, 'rowCount', "row".row_count, 'shipped', "row".shipped)`;

/** Lists and comparisons of reference data, as SQL. */
@Injectable()
export class ReferenceSetsQueries {
  constructor(private readonly database: Database) {}

  /** Sets of one kind are newest first, also in the order of kinds. */
  list(query: ListQuery): Promise<JsonText> {
    const { search, kind, day, sort = 'createdAt', order, limit, offset } = query;
    const values = new SqlValues();
    const direction = order ?? (sort === 'kind' ? 'asc' : 'desc');
    const matching = `from reference_sets s ${whereAll([
      's.deleted_at is null',
      search && searchCondition(search, values),
      kind?.length && `s.kind = any(${values.add(kind)})`,
      day && inForceOn('s', values.add(day)),
    ])}`;
    const parts = [`${SORTS[sort]} ${direction}`, ...(sort === 'kind' ? ['s.effective_from desc'] : [])];
    const page = `select s.* ${matching} order by ${[...parts, `s.id ${direction}`].join(', ')}
      limit ${values.add(limit)} offset ${values.add(offset)}`;
    const text = listJson('referenceSets', SUMMARY, page, `select count(*) ${matching}`);
    // Without a name it is planned for its values, because the best plan depends on the filters.
    return this.database.value<JsonText>({ name: '', text, values: values.values });
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
