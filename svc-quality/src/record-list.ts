import type { CountedListOptions } from '@fsvp/service-kit/lists/counted-list';
import type { CountedTable } from '@fsvp/service-kit/lists/counts/count-cache';
import { containsText, hasTrigram, type ListQuery } from '@fsvp/service-kit/lists/list';
import type { Members } from '@fsvp/service-kit/lists/members';

/** The members of a record `r` that are of other tables. */
export const WITH_SUPPLIER: Members = {
  supplierName: '(select name from supplier_directory where id = r.supplier_id)',
};

const search = containsText('r.search_text');

/** What the large lists have in common: their searched text is in one lower-case column, which their change logs have too. */
export function countedRecords<C extends string>(table: string, log: string, by: readonly C[]) {
  const counted: CountedTable<C> = {
    table,
    log,
    by,
    matches: (text, values) => search(text, values, hasTrigram(text)),
  };
  return {
    from: `${table} r`,
    row: 'r',
    search,
    findsExternalIds: true,
    countsUpdates: true,
    counted: () => counted,
  } as const satisfies Partial<CountedListOptions<ListQuery, C>>;
}
