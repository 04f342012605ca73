import { CountCache, type Count } from '@fsvp/service-kit/counts/count-cache';
import type { Database } from '@fsvp/service-kit/database';
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

/** The spans that a page is in, in the direction in which it is read, and the number of documents before them. */
export interface SpanRange {
  first: number;
  last: number;
  passed: number;
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

/**
 * Finds the spans of a page.
 * @param types the accepted ones; without any, all
 * @param page the direction in which it is read, and how many documents are skipped and read
 * @returns undefined when no document is left after the skipped ones
 */
export function findSpans(
  count: Count<CountedBySpan>,
  types: readonly string[] | undefined,
  page: { direction: 'asc' | 'desc'; skipped: number; limit: number },
): SpanRange | undefined {
  const rowsIn = new Map<number, number>();
  for (const { group, rows } of count.groups.values())
    if (!types?.length || types.includes(String(group.type)))
      rowsIn.set(Number(group.span), (rowsIn.get(Number(group.span)) ?? 0) + rows);
  const inOrder = [...rowsIn].sort(([one], [other]) => (page.direction === 'asc' ? one - other : other - one));
  let range: SpanRange | undefined;
  let passed = 0;
  for (const [span, rows] of inOrder) {
    if (!range && passed + rows > page.skipped) range = { first: span, last: span, passed };
    passed += rows;
    if (!range) continue;
    range.last = span;
    if (passed >= page.skipped + page.limit) return range;
  }
  return range;
}
