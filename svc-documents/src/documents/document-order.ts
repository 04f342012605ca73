import type { HandlerInput } from '@fsvp/contracts/call';
import type { listDocuments } from '@fsvp/contracts/document';
import type { Accepted } from './document-counts.js';

export type ListQuery = HandlerInput<typeof listDocuments>['query'];
type Sort = NonNullable<ListQuery['sort']>;
export type Direction = 'asc' | 'desc';

/** A part of a sort order that an index has in both directions. Its number of documents is known from the counts. */
export interface Section {
  columns: Record<Direction, string>;
  /** SQL of the rows `d`; all documents by default. */
  from?: string;
  condition?: string;
  counted?: Accepted;
}

/** Each column in both directions. */
const byColumns = (...columns: string[]): Record<Direction, string> => ({
  asc: columns.join(', '),
  desc: columns.map((column) => `${column} desc`).join(', '),
});

/** Documents without a date or a supplier are last in both directions. */
const SECTIONS: Record<Sort, Section[]> = {
  title: [{ columns: byColumns('lower(d.title)', 'd.id') }],
  type: [{ columns: { asc: 'd.type, d.created_at desc, d.id desc', desc: 'd.type desc, d.created_at, d.id' } }],
  expirationDate: [
    {
      columns: byColumns('d.expiration_date', 'd.id'),
      condition: 'd.expiration_date is not null',
      counted: { expiry: ['expired', 'expires_soon', 'valid'] },
    },
    {
      columns: byColumns('d.expiration_date', 'd.id'),
      condition: 'd.expiration_date is null',
      counted: { expiry: ['none'] },
    },
  ],
  supplierName: [
    {
      columns: byColumns('lower(s.name)', 'd.id'),
      from: 'supplier_directory s join documents d on d.supplier_id = s.id',
      counted: { has_supplier: ['true'] },
    },
    { columns: byColumns('d.id'), condition: 'd.supplier_id is null', counted: { has_supplier: ['false'] } },
  ],
  createdAt: [{ columns: byColumns('d.created_at', 'd.id') }],
};

/** The sections of a list in its order. */
export function orderOf({ sort = 'createdAt', order = sort === 'createdAt' ? 'desc' : 'asc' }: ListQuery): {
  sections: readonly Section[];
  direction: Direction;
} {
  return { sections: SECTIONS[sort], direction: order };
}

/** The whole order, for few documents, which are sorted: SQL of the rows `d` and of their order. */
export function sortOf(query: ListQuery): { join: string; columns: string } {
  const { sections, direction } = orderOf(query);
  const [first] = sections as [Section];
  return {
    join: first.from ? 'left join supplier_directory s on s.id = d.supplier_id' : '',
    columns:
      sections.length > 1 ? first.columns[direction].replace(' desc', ' desc nulls last') : first.columns[direction],
  };
}
