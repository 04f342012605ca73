import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listDocuments } from '@fsvp/contracts/documents/document';
import type { SearchedQuery } from '@fsvp/service-kit/external-ids/external-id-filter';
import type { OrderKey } from '@fsvp/service-kit/lists/keyset';
import type { Accepted } from './document-counts.js';

export type ListQuery = HandlerInput<typeof listDocuments>['query'] & Pick<SearchedQuery, 'searchedIds'>;
type Sort = NonNullable<ListQuery['sort']>;
export type Direction = 'asc' | 'desc';

/** A part of a sort order that an index has in both directions. Its number of documents is known from the counts. */
export interface Section {
  keys: Record<Direction, OrderKey[]>;
  /** SQL of the rows `d`; all documents by default. */
  from?: string;
  condition?: string;
  counted?: Accepted;
}

type Column = Omit<OrderKey, 'direction'>;

/** Columns in the given directions in ascending order, and the other way round in descending order. */
function orderBoth(...columns: (Column & { back?: true })[]): Record<Direction, OrderKey[]> {
  const keys = (asc: Direction, desc: Direction) =>
    columns.map(({ back, ...column }): OrderKey => ({ ...column, direction: back ? desc : asc }));
  return { asc: keys('asc', 'desc'), desc: keys('desc', 'asc') };
}

const ID = { sql: 'd.id', type: 'uuid' } as const;
const CREATED = { sql: 'd.created_at', type: 'timestamptz' } as const;
const EXPIRATION = { sql: 'd.expiration_date', type: 'timestamptz' } as const;
const SUPPLIER_NAME = { sql: 'lower(s.name)', type: 'text' } as const;

/** Documents without a date or a supplier are last in both directions. */
const SECTIONS: Record<Sort, [Section, Section?]> = {
  title: [{ keys: orderBoth({ sql: 'lower(d.title)', type: 'text' }, ID) }],
  type: [{ keys: orderBoth({ sql: 'd.type', type: 'text' }, { ...CREATED, back: true }, { ...ID, back: true }) }],
  expirationDate: [
    {
      keys: orderBoth(EXPIRATION, ID),
      condition: 'd.expiration_date is not null',
      counted: { expiry: ['expired', 'expires_soon', 'valid'] },
    },
    {
      keys: orderBoth(EXPIRATION, ID),
      condition: 'd.expiration_date is null',
      counted: { expiry: ['none'] },
    },
  ],
  supplierName: [
    {
      keys: orderBoth(SUPPLIER_NAME, ID),
      from: 'supplier_directory s join documents d on d.supplier_id = s.id',
      counted: { has_supplier: ['true'] },
    },
    { keys: orderBoth(ID), condition: 'd.supplier_id is null', counted: { has_supplier: ['false'] } },
  ],
  createdAt: [{ keys: orderBoth(CREATED, ID) }],
  updatedAt: [{ keys: orderBoth({ sql: 'd.updated_at', type: 'timestamptz' }, ID) }],
};

/** The sections of a list in its order. */
export function orderOf({ sort = 'createdAt', order = sort === 'createdAt' ? 'desc' : 'asc' }: ListQuery): {
  sections: readonly Section[];
  direction: Direction;
} {
  return { sections: SECTIONS[sort].filter((section) => section !== undefined), direction: order };
}

/** The whole order, for few documents, which are sorted: SQL of the rows `d`, and the keys of their order. */
export function sortOf(query: ListQuery): { join: string; keys: OrderKey[] } {
  const { sections, direction } = orderOf(query);
  const [first] = sections as [Section];
  return {
    join: first.from ? 'left join supplier_directory s on s.id = d.supplier_id' : '',
    keys: first.keys[direction].map((key, at) => ({ ...key, nullable: at === 0 && sections.length > 1 })),
  };
}
