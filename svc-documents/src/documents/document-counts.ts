import { Injectable } from '@nestjs/common';
import { today, type Day } from '@fsvp/contracts/core/calendar-day';
import { EXPIRES_SOON_DAYS } from '@fsvp/contracts/documents/document';
import { CountCache, sumRows, type Count } from '@fsvp/service-kit/lists/counts/count-cache';
import { Database } from '@fsvp/service-kit/database/database';
import { SharedReading } from '@fsvp/service-kit/runtime/shared-reading';
import type { SqlValues } from '@fsvp/service-kit/database/sql';
import { DOCUMENT_CHANGES } from './document-changes.js';
import { foundDocuments, matchesLogged } from './document-search.js';

/** Documents are counted by these: at most 64 groups, however many documents there are. */
const COUNTED_BY = ['type', 'expiry', 'has_supplier'] as const;
export type CountedBy = (typeof COUNTED_BY)[number];
export type DocumentCount = Count<CountedBy>;

/** The accepted values by column. A column without values accepts all. */
export type Accepted = Partial<Record<CountedBy, readonly string[] | undefined>>;

/** How many documents of a count have the accepted values. */
export function countAccepted(count: DocumentCount, accepted: Accepted): number {
  const filters = Object.entries(accepted) as [CountedBy, readonly string[] | undefined][];
  return sumRows(count, (group) =>
    filters.every(([column, values]) => !values?.length || values.includes(String(group[column]))),
  );
}

/** The stat cards; documents without a date are valid (spec-map: derived-7). */
export function toCards(count: DocumentCount) {
  const total = sumRows(count);
  const expired = countAccepted(count, { expiry: ['expired'] });
  const expiresSoon = countAccepted(count, { expiry: ['expires_soon'] });
  return { total, valid: total - expired - expiresSoon, expiresSoon, expired };
}

/** The rule of `documentExpiry` in the contracts, and `none` without a date. */
const expiryOn = (day: Day) => (values: SqlValues) => {
  const asOf = `${values.add(day)}::date`;
  return `case when expiry_day < ${asOf} then 'expired' when expiry_day <= ${asOf} + ${EXPIRES_SOON_DAYS} then 'expires_soon'
    when expiry_day is null then 'none' else 'valid' end`;
};

/** Counts over all active documents. Their cost does not grow with the number of documents (ADR 0014). */
@Injectable()
export class DocumentCounts {
  private latest: { asOf: Day; cache: CountCache<CountedBy> } | undefined;
  private readonly current = new SharedReading(() => this.asOf(today()).current());

  constructor(private readonly database: Database) {}

  /** The counts as of a day. Only those of the last day asked for are kept. */
  asOf(day: Day): CountCache<CountedBy> {
    if (this.latest?.asOf !== day) {
      const expiry = expiryOn(day);
      const hasSupplier = () => 'supplier_id is not null';
      this.latest = {
        asOf: day,
        cache: new CountCache(this.database, {
          table: 'documents',
          log: DOCUMENT_CHANGES,
          by: COUNTED_BY,
          expressions: { expiry, has_supplier: hasSupplier },
          matches: matchesLogged,
          counting: (
            search,
            values,
          ) => `select type, ${expiry(values)} as expiry, ${hasSupplier()} as has_supplier, count(*)::int as amount
            from ${search ? foundDocuments(search, values) : 'documents where is_active'} group by 1, 2, 3`,
        }),
      };
    }
    return this.latest.cache;
  }

  /** The stat cards now, in a reading that concurrent requests share. */
  async getCards() {
    return toCards(await this.current.get());
  }
}
