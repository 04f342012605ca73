import type { Database } from '../../database/database.js';
import { SqlValues } from '../../database/sql.js';
import type { ChangeLog } from './change-log.js';

/** What rows are counted by: a value for each of the columns, dates as `yyyy-MM-dd`. */
export type Group<C extends string> = Record<C, string | number | boolean | null>;

type Groups<C extends string> = Map<string, { group: Group<C>; rows: number }>;

/** How many live rows a search finds, by group, as one snapshot of the database saw it. */
export interface Count<C extends string> {
  search: string;
  groups: ReadonlyMap<string, { group: Group<C>; rows: number }>;
  /** The database's own name of the snapshot; what it did not see is in the log of changes. */
  snapshot: string;
  /** When the server started: its snapshots mean nothing to another server. */
  server: string;
  /** By this process's clock that only runs forward, in ms. */
  countedAt: number;
}

/** The columns that `CountCache.answered` adds to a statement. */
export interface Changes {
  changes: unknown[][] | null;
  snapshot: string;
  server: string;
}

export interface CountedTable<C extends string> extends Pick<ChangeLog, 'table' | 'log'> {
  by: readonly C[];
  /** SQL of values that are not columns, for a row `r` of the table or of the log. */
  expressions?: Partial<Record<C, (values: SqlValues) => string>>;
  /** SQL of all live rows counted, if there is a faster way than `group by`: the columns of `by`, and `amount`. */
  counting?: (search: string, values: SqlValues) => string;
  /** SQL condition that a row of the table or of the log matches a search; the log needs the columns it compares. */
  matches?: (search: string, values: SqlValues) => string;
}

/** Changes are kept for longer (`ChangeLogSweeper`). */
export const COUNT_TTL_MS = 10 * 60_000;
const MAX_COUNTS = 1000;
/** Over all counts of a table. */
const MAX_GROUPS = 30_000;

/** The largest `xid8`. */
const LAST_XID = '18446744073709551615';

const SNAPSHOT = 'pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server';

/**
 * Caches counts in memory. The changes since a count's snapshot are added from the change log, so totals are exact and
 * cost depends on the
 * number of changes, not on the size of the table (ADR 0014). Each process has its own cache.
 */
export class CountCache<C extends string> {
  private readonly counts = new Map<string, { count: Promise<Count<C>>; groups: number }>();

  constructor(
    private readonly database: Pick<Database, 'rows'>,
    private readonly counted: CountedTable<C>,
  ) {}

  /** Columns that a statement with the CTE `changes` (`changesSince`) selects for `renew`. */
  get answered(): string {
    return `(select json_agg(json_build_array(${this.counted.by.join(', ')}, amount)) from changes) as changes, ${SNAPSHOT}`;
  }

  /** Returns a cached count, or counts all rows. */
  async of(search = ''): Promise<Count<C>> {
    const kept = await this.counts.get(search)?.count;
    if (kept && hasChangesSince(kept)) return kept;
    const counting = this.count(search);
    this.keep(search, counting, 0);
    return counting.catch((error: unknown) => {
      this.counts.delete(search);
      throw error;
    });
  }

  /**
   * SQL of a CTE: what the current snapshot sees and the count's did not, by group. The range of transactions is one that
   * PostgreSQL estimates alike for all snapshots, so that a prepared statement is not planned again for each.
   */
  changesSince(count: Count<C>, values: SqlValues): string {
    const { log, matches } = this.counted;
    const snapshot = `${values.add(count.snapshot)}::pg_snapshot`;
    const found = count.search && matches ? `and ${matches(count.search, values)}` : '';
    const { columns, places } = this.grouping(values);
    return `select ${columns}, sum(amount)::int as amount from ${log} r
      where xid between (select pg_snapshot_xmin(${snapshot})) and '${LAST_XID}' and not pg_visible_in_snapshot(xid, ${snapshot}) ${found} group by ${places}`;
  }

  /**
   * Adds the changes that a statement returned to the count it started from, and caches the sum.
   * @param askedAt `performance.now()` before the statement was sent
   * @returns undefined when the database server has restarted: start over
   */
  renew(count: Count<C>, { changes, snapshot, server }: Changes, askedAt: number): Count<C> | undefined {
    if (server !== count.server) {
      this.counts.delete(count.search);
      return undefined;
    }
    const groups = changes ? new Map(count.groups) : count.groups;
    for (const change of changes ?? []) this.addTo(groups as Groups<C>, change);
    const renewed = { ...count, groups, snapshot, countedAt: askedAt };
    this.keep(count.search, Promise.resolve(renewed), groups.size);
    return renewed;
  }

  /** The current count, by a statement of its own. */
  async current(search = ''): Promise<Count<C>> {
    for (;;) {
      const askedAt = performance.now();
      const count = await this.of(search);
      const values = new SqlValues();
      const text = `with changes as (${this.changesSince(count, values)}) select ${this.answered}`;
      const [row] = await this.database.rows<Changes & Record<string, unknown>>({
        name: search ? '' : `${this.counted.log}-since`,
        text,
        values: values.values,
      });
      const renewed = this.renew(count, row as Changes, askedAt);
      if (renewed) return renewed;
    }
  }

  /** The least recently used go first: a Map remembers in which order its entries were set. */
  private keep(search: string, count: Promise<Count<C>>, groups: number): void {
    this.counts.delete(search);
    this.counts.set(search, { count, groups });
    let all = 0;
    for (const kept of this.counts.values()) all += kept.groups;
    for (const [oldest, kept] of this.counts) {
      if (oldest === search || (this.counts.size <= MAX_COUNTS && all <= MAX_GROUPS)) return;
      this.counts.delete(oldest);
      all -= kept.groups;
    }
  }

  private async count(search: string): Promise<Count<C>> {
    const countedAt = performance.now();
    const values = new SqlValues();
    const changes = this.counted.counting?.(search, values) ?? this.grouped(search, values);
    // Not prepared: whether the trigram index helps depends on the search.
    const [row] = await this.database.rows<Changes & Record<string, unknown>>({
      name: '',
      text: `with changes as (${changes}) select ${this.answered}`,
      values: values.values,
    });
    const { changes: counted, snapshot, server } = row as Changes;
    const groups: Groups<C> = new Map();
    for (const change of counted ?? []) this.addTo(groups, change);
    return { search, groups, snapshot, server, countedAt };
  }

  private grouped(search: string, values: SqlValues): string {
    const { table, matches } = this.counted;
    const found = search && matches ? `and ${matches(search, values)}` : '';
    const { columns, places } = this.grouping(values);
    return `select ${columns}, count(*)::int as amount from ${table} r where deleted_at is null ${found} group by ${places}`;
  }

  /**
   * Selected columns and `group by` positions: PostgreSQL does not recognise an expression with parameters as the same
   * one.
   */
  private grouping(values: SqlValues): { columns: string; places: string } {
    const { by, expressions } = this.counted;
    const columns = by.map((column) =>
      expressions?.[column] ? `${expressions[column](values)} as ${column}` : column,
    );
    return { columns: columns.join(', '), places: by.map((_column, at) => at + 1).join(', ') };
  }

  private addTo(groups: Groups<C>, change: unknown[]): void {
    const { by } = this.counted;
    const key = JSON.stringify(change.slice(0, by.length));
    const rows = (groups.get(key)?.rows ?? 0) + Number(change[by.length]);
    if (rows === 0) groups.delete(key);
    else groups.set(key, { group: Object.fromEntries(by.map((column, at) => [column, change[at]])) as Group<C>, rows });
  }
}

/** Whether the log still has all changes since a count. */
export function hasChangesSince({ countedAt }: Pick<Count<string>, 'countedAt'>): boolean {
  return performance.now() - countedAt < COUNT_TTL_MS;
}

/** Sums the rows of the accepted groups; of all groups by default. */
export function sumRows<C extends string>(count: Count<C>, accepts: (group: Group<C>) => boolean = () => true): number {
  let sum = 0;
  for (const { group, rows } of count.groups.values()) if (accepts(group)) sum += rows;
  return sum;
}
