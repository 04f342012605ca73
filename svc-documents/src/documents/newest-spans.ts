import { CountCache, type Count } from '@fsvp/service-kit/lists/counts/count-cache';
import type { Database } from '@fsvp/service-kit/database/database';
import { DOCUMENT_CHANGES } from './document-changes.js';
import { foundDocuments, matchesLogged } from './document-search.js';

const SPANS = 200;
const SAMPLED_ROWS = 10_000;

export type CountedBySpan = 'type' | 'span';

/** The documents by creation, in spans of about equal size, with counts by span and type. */
export interface Spans {
  /** The first instant of each span but the first. */
  starts: readonly string[];
  counts: CountCache<CountedBySpan>;
}

/** Divides the order by creation into spans, so that a page far from both ends is read where it is (ADR 0014). */
export class NewestSpans {
  private known: { rows: number; spans: Promise<Spans> } | undefined;

  constructor(private readonly database: Database) {}

  /**
   * Returns spans from a sample of the documents. Uneven ones are slower, but still correct.
   * @param rows the number of documents; they are divided again when it has doubled
   */
  get(rows: number): Promise<Spans> {
    if (this.known && rows < 2 * this.known.rows) return this.known.spans;
    const spans = this.divide(rows);
    this.known = { rows: Math.max(rows, SPANS), spans };
    return spans.catch((error: unknown) => {
      this.known = undefined;
      throw error;
    });
  }

  private async divide(rows: number): Promise<Spans> {
    const percent = Math.min(100, (100 * SAMPLED_ROWS) / Math.max(rows, 1));
    const shares = Array.from({ length: SPANS - 1 }, (_, at) => (at + 1) / SPANS);
    const [row] = await this.database.rows<{ starts: string[] }>({
      name: '',
      text: `select array(select distinct start from unnest(percentile_disc($1::float8[]) within group (order by created_at)) start
          where start is not null order by start)::text[] as starts
        from (select created_at from documents tablesample system (${percent}) where is_active) sampled`,
      values: [shares],
    });
    const { starts } = row as { starts: string[] };
    const span = 'width_bucket(created_at, $1::timestamptz[])';
    return {
      starts,
      counts: new CountCache<CountedBySpan>(this.database, {
        table: 'documents',
        log: DOCUMENT_CHANGES,
        by: ['type', 'span'],
        expressions: { span: (values) => span.replace('$1', values.add(starts)) },
        matches: matchesLogged,
        counting: (
          search,
          values,
        ) => `select type, ${span.replace('$1', values.add(starts))} as span, count(*)::int as amount
          from ${search ? foundDocuments(search, values) : 'documents where is_active'} group by 1, 2`,
      }),
    };
  }
}

/** The documents of the accepted types in each span. @param types without any, all */
export function rowsOfSpans(
  { groups }: Count<CountedBySpan>,
  types: readonly string[] | undefined,
): { bucket: number; rows: number }[] {
  return [...groups.values()]
    .filter(({ group }) => !types?.length || types.includes(String(group.type)))
    .map(({ group, rows }) => ({ bucket: Number(group.span), rows }));
}
