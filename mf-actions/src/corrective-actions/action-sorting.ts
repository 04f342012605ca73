import type { SortSelectProps, TableSort } from '@fsvp/ui';
import type { ActionsState } from './corrective-actions.url.js';

export const ACTION_SORTS = ['dueDate', 'priority', 'title', 'supplierName', 'createdAt'] as const;
export type ActionSort = (typeof ACTION_SORTS)[number];

/** The server's default order, so neither the URL nor the call contains it. */
const NEWEST_FIRST: TableSort = { id: 'createdAt', order: 'desc' };

const alphabet = { asc: 'A to Z', desc: 'Z to A' };
export const sortChoices: readonly (SortSelectProps['choices'][number] & { id: ActionSort })[] = [
  { id: 'createdAt', label: 'date added', asc: 'oldest first', desc: 'newest first' },
  { id: 'dueDate', label: 'due date', asc: 'earliest first', desc: 'latest first' },
  { id: 'priority', label: 'priority', asc: 'low first', desc: 'critical first' },
  { id: 'title', label: 'title', ...alphabet },
  { id: 'supplierName', label: 'supplier', ...alphabet },
];

/** Reads the order from the URL state. */
export function sortOf({ sort, order }: Pick<ActionsState, 'sort' | 'order'>): TableSort {
  return sort ? { id: sort, order: order ?? 'asc' } : NEWEST_FIRST;
}

/** Converts an order to URL state; the default order is omitted. */
export function sortToUrl({ id, order }: TableSort): Pick<ActionsState, 'sort' | 'order'> {
  const isDefault = id === NEWEST_FIRST.id && order === NEWEST_FIRST.order;
  return isDefault ? { sort: undefined, order: undefined } : { sort: id as ActionSort, order };
}
